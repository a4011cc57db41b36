// A picture of the board as the page shows it, and so with nothing that this viewer does not see. The board is copied
// with the styles of the page into an SVG, which the browser draws. Nothing leaves the browser.
const SCALE = 2; // pixels of the picture for one of the page
const MOST = 16_000_000; // pixels
const EDGE = 16;
const FOOT = 56;
const LOOSE = "data-loose";
const XHTML = "http://www.w3.org/1999/xhtml";

/** A PNG of this part of the page, with two lines below it. What sticks to the screen lies where it belongs. */
export async function pictureOf(part: HTMLElement, title: string, about: string): Promise<Blob> {
  const sticky = [...part.querySelectorAll("*")].filter((one) => getComputedStyle(one).position === "sticky");
  for (const one of sticky) one.setAttribute(LOOSE, "");
  const [width, height] = [part.scrollWidth, part.scrollHeight];
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawn(part, height))}`;
  for (const one of sticky) one.removeAttribute(LOOSE);
  await image.decode();
  const whole = { width: width + 2 * EDGE, height: height + EDGE + FOOT };
  const scale = Math.min(SCALE, Math.sqrt(MOST / (whole.width * whole.height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.scale(scale, scale);
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  pen.fillStyle = colour("--ground");
  pen.fillRect(0, 0, whole.width, whole.height);
  pen.drawImage(image, EDGE, EDGE);
  pen.textBaseline = "middle";
  const line = (text: string, y: number, ink: string, font: string) => {
    pen.fillStyle = colour(ink);
    pen.font = `${font} ${page.fontFamily}`;
    pen.fillText(text, EDGE, EDGE + height + y, width);
  };
  line(`${title} · Orrery`, 16, "--ink", "600 15px");
  line(about, 37, "--ink-soft", "400 13px");
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/**
 * The part and what its styles depend on, as the text of an SVG as wide as the window. It is written as text, because
 * the page's policy forbids styles in new elements.
 */
async function drawn(part: HTMLElement, height: number): Promise<string> {
  const page = getComputedStyle(document.body);
  const size = `width:${part.clientWidth}px;height:${part.clientHeight}px;overflow:visible;margin:0;position:static`;
  const still = "*,*::before,*::after{animation:none!important;transition:none!important}";
  const styles = `${await stylesOf()} ${still} [${LOOSE}]{position:static!important}`;
  const inside = [...part.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join("");
  const body = element("body", { style: `margin:0;min-height:0;font:${page.font};color:${page.color}` });
  const root = Object.fromEntries(
    [...document.documentElement.attributes]
      .filter(({ name }) => name.startsWith("data-"))
      .map(({ name, value }) => [name, value]),
  );
  const box = { width: `${window.innerWidth}`, height: `${Math.max(height, window.innerHeight)}` };
  return element("svg", { xmlns: "http://www.w3.org/2000/svg", ...root, ...box })(
    element("style", {})(escaped(styles)) +
      element("foreignObject", { width: "100%", height: "100%" })(body(around(part, shell(part, size)(inside)))),
  );
}

/** An element as text, around its content. */
function element(name: string, attributes: Record<string, string>): (inside: string) => string {
  const given = Object.entries(name === "body" ? { xmlns: XHTML, ...attributes } : attributes);
  const written = given.map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  return (inside) => `<${name}${written}>${inside}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** An element with what selectors may name. */
function shell(part: Element, style: string): (inside: string) => string {
  return element(part.localName, { class: part.className, id: part.id, style });
}

/** Inside of empty copies of all elements around it, since selectors may name them. */
function around(part: Element, text: string): string {
  const parent = part.parentElement;
  if (!parent || parent === document.body) return text;
  const own = (parent.getAttribute("style") ?? "").replace(/;?$/, ";");
  return around(parent, shell(parent, `${own}display:contents`)(text));
}

/** All styles of the page. Fonts that the page has loaded are inside. */
async function stylesOf(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })),
  );
  const texts = rules.map(({ rule, base }) => (rule instanceof CSSFontFaceRule ? fontOf(rule, base) : rule.cssText));
  return (await Promise.all(texts)).join("\n");
}

async function fontOf(rule: CSSFontFaceRule, base: string): Promise<string> {
  const [, name] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  const address = name ? new URL(name, base).href : "";
  if (!performance.getEntriesByName(address).length) return "";
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const text = btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), ""));
  return rule.cssText.replace(/url\([^)]*\)/, `url(data:font/woff2;base64,${text})`);
}
