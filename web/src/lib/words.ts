// Texts in two languages. The page has its own, and those of a game come from the server.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "pl";
export const LANGUAGES: readonly Language[] = ["en", "pl"];
export type Values = Record<string, unknown>;

export interface Words {
  /** The text of a key, or of an attribute: `option-first.about`. A missing key stands for itself. */
  (key: string, values?: Values): string;
  language: Language;
  has(key: string): boolean;
  /** The name of a thing: `tile-outpost`; without one the id stands for itself. */
  name(kind: string, id: string, values?: Values): string;
  /** The key, or its attribute that names the most of these facts: `why-taken.who-place` for `who` and `place`. */
  fitting(key: string, facts: Values): string;
  /** Chapters of the game's rules, in order. */
  chapters: string[];
  /** Texts that the legend shows, in order: things with a `.legend`, and the headings above them (`signs-…`). */
  legend: string[];
}

const HEADING = "signs-";
const SHORT = /(?<=[ („])([aiouwz]) (?=\S)/gi; // words of one letter, which no Polish line ends with
const own = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const fetched = new Map<string, Promise<string>>();

/** The texts of the page and, if named, of a game; the game's take precedence. */
export async function loadWords(language: Language, game?: string): Promise<Words> {
  const [ours, theirs] = await Promise.all([ownTexts(language), game ? gameText(language, game) : ""]);
  return makeWords(language, [theirs], ours);
}

/** Texts from Fluent files. The first group takes precedence over the second. */
export function makeWords(language: Language, ...groups: string[][]): Words {
  const chapters: string[] = [];
  const legend: string[] = [];
  const bundles = groups.map((texts) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const resource = new FluentResource(language === "pl" ? text.replace(SHORT, "$1\u00a0") : text);
      bundle.addResource(resource);
      for (const { id, attributes } of resource.body) {
        if (id.startsWith("rule-")) chapters.push(id.slice("rule-".length));
        if (id.startsWith(HEADING) || "legend" in attributes) legend.push(id);
      }
    }
    return bundle;
  });

  function find(key: string) {
    const [id = "", attribute] = key.split(".");
    for (const bundle of bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return undefined;
  }

  const words = (key: string, values?: Values): string => {
    const found = find(key);
    return found ? found.bundle.formatPattern(found.pattern, values && variables(values), []) : key;
  };
  const fitting = (key: string, facts: Values): string => {
    const attributes = bundles.map((bundle) => bundle.getMessage(key)?.attributes).find(Boolean) ?? {};
    const known = Object.keys(attributes).filter((name) => name.split("-").every((fact) => Object.hasOwn(facts, fact)));
    const [most] = known.sort((a, b) => b.split("-").length - a.split("-").length);
    return most ? `${key}.${most}` : key;
  };
  const has = (key: string) => find(key) !== undefined;
  const name = (kind: string, id: string, values?: Values) =>
    has(`${kind}-${id}`) ? words(`${kind}-${id}`, values) : id;
  Object.defineProperty(words, "name", { value: name }); // a function's own name cannot be assigned to
  return Object.assign(words, { language, has, fitting, chapters, legend }) as Words;
}

/** The signs of the legend below their headings: kind and id of what is drawn, its name, and a sentence about it. */
export function legend(words: Words): { heading: string; signs: { key: string; kind: string; id: string }[] }[] {
  const sections: ReturnType<typeof legend> = [];
  for (const key of words.legend) {
    const [, kind = "", id = ""] = /^([^-]+)-(.+)$/.exec(key) ?? [];
    if (key.startsWith(HEADING)) sections.push({ heading: key, signs: [] });
    else sections.at(-1)?.signs.push({ key, kind, id });
  }
  return sections;
}

/** `TakeTile` -> `take-tile`: a step in the keys of texts. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

function variables(values: Values): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, variable(value)]));
}

function variable(value: unknown): FluentVariable {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  return value instanceof Date ? value : String(value ?? "");
}

async function ownTexts(language: Language): Promise<string[]> {
  const files = Object.entries(own).filter(
    ([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`),
  );
  return Promise.all(files.map(([, load]) => load()));
}

/** If the texts of a game cannot be fetched, bare names are shown; the next attempt asks again. */
async function gameText(language: Language, game: string): Promise<string> {
  const path = `/texts/${encodeURIComponent(game)}/${language}.ftl`;
  const text =
    fetched.get(path) ?? fetch(path).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)));
  fetched.set(path, text);
  return text.catch(() => {
    fetched.delete(path);
    return "";
  });
}
