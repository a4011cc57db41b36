import { EMBLEMS } from "./art/emblems";

/** Our own symbols, as paths on a field of 24 by 24. A shape inside another is cut out of it. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const bar = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const CARD = "M6 2h9q1.500 0 1.500 1.500v14q0 1.500-1.500 1.500H6q-1.500 0-1.500-1.500v-14Q4.500 2 6 2z";
const TURN =
  "M12 3.500a8.500 8.500 0 0 1 6.700 3.300L21 4.500V11h-6.500l2.300-2.300A5.700 5.700 0 1 0 17.500 13.800h2.800A8.500 8.500 0 1 1 12 3.500z";
const BULB =
  "M12 1.500a7.300 7.300 0 0 1 4.300 13.200c-.8.600-1.100 1.200-1.100 2.100H8.800c0-.9-.3-1.500-1.100-2.100A7.300 7.300 0 0 1 12 1.500zM8.800 18.200h6.400v1.800H8.800zM10 21.200h4v1.500h-4z";

export const SIGNS: Record<string, string> = {
  // Types of cards
  carbon:
    "M12 1.500l9.100 5.250v10.500L12 22.500l-9.100-5.250V6.750zM12 5.500L6.400 8.750v6.500L12 18.500l5.600-3.250v-6.500zM12 9l2.600 1.500v3L12 15l-2.600-1.500v-3z",
  minerals:
    "M12 1l4.500 6.500L12 22 7.500 7.500zM5.500 9l1.200 1.700 3 9.800L2 13.500zM18.500 9l-1.200 1.700-3 9.800L22 13.500z",
  titanium: "M8.500 3.500h7l2.500 7H6zM4.500 12.500h6.500l1.500 8H1.500zM13 12.500h6.500l3 8h-8z",
  energy: "M14.500 1L4 13.500h6.200L8.500 23 20 9.500h-6.800z",
  scientist:
    "M8.500 1.500h7v2H14v5.300l6 10.400c1 1.800-.1 3.300-2 3.300H6c-1.900 0-3-1.500-2-3.300L10 8.800V3.500H8.500zM9.600 13L6.200 19h11.600l-3.400-6z",
  field: `M12 1.500a9 9 0 0 1 9 9v3a9 9 0 0 1-18 0v-3a9 9 0 0 1 9-9zM9 7a3.500 3.500 0 0 0-3.500 3.500v1A3.500 3.500 0 0 0 9 15h6a3.500 3.500 0 0 0 3.500-3.500v-1A3.500 3.500 0 0 0 15 7z${bar(8, 20.5, 8, 2.5)}`,
  share: `M4 2h11l5 5v15H4zM7 8h7v1.800H7zM7 11.500h10v1.800H7z${disc(14, 17.5, 2.6)}`,
  // Amounts
  coin: `${disc(12, 12, 10.5)}${disc(12, 12, 8)}M12 6.500l5.500 5.500-5.500 5.500L6.500 12z`,
  tank: "M7 4.500C7 2.800 8.500 1.500 12 1.500s5 1.300 5 3h1.500v15c0 1.800-2.500 3-6.500 3s-6.500-1.200-6.500-3v-15zM8 8.500v3c2.500.8 5.500.8 8 0v-3c-2.500.8-5.500.8-8 0z",
  research: BULB,
  unit: "M12 2l9 5v10l-9 5-9-5V7zM12 4.600L6.500 7.700 12 10.800l5.500-3.100z",
  points: "M12 1.500l3.200 6.700 7.300 1-5.300 5.100 1.300 7.200L12 18l-6.500 3.500 1.300-7.200L1.500 9.200l7.300-1z",
  steps: "M3 4l8 8-8 8h4.500l8-8-8-8zM11.500 4l8 8-8 8H16l7-8-7-8z",
  outpost: "M12 3a9 9 0 0 1 9 9v4H3v-4a9 9 0 0 1 9-9zM2 17.500h20V21H2zM10 11v5h4v-5z",
  demolish:
    "M12 3a9 9 0 0 1 9 9v4H3v-4a9 9 0 0 1 9-9zM7.200 6.800L12 10l4.800-3.200L14 11l3 4-5-2.600L7 15l3-4zM2 17.500h20V21H2z",
  any: `${disc(12, 12, 10.5)}M8.300 9.300c.3-2.200 1.700-3.500 3.900-3.500 2.300 0 3.900 1.400 3.900 3.400 0 1.600-.9 2.400-2 3.200-.8.600-1 1-1 2.100h-2.300c0-1.900.6-2.600 1.800-3.500.8-.5 1.200-1 1.200-1.700 0-.9-.7-1.400-1.600-1.400-1 0-1.600.5-1.700 1.600zM12 15.900a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z`,
  value: `${bar(2, 14, 5, 8)}${bar(9.5, 8, 5, 14)}${bar(17, 2, 5, 20)}`,
  // Places and actions
  marker: `M12 1.500l9 5.200v10.600l-9 5.200-9-5.200V6.700z${disc(12, 12, 4)}`,
  once: `M12 1.500l9 5.200v10.600l-9 5.200-9-5.200V6.700z${bar(11, 6.5, 3, 11)}${bar(8.5, 8, 2.5, 2.5)}`,
  threat: `M12 1.500L23.500 22H.500zM10.800 8.500h2.400v7h-2.400z${disc(12, 18.3, 1.4)}`,
  plus: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
  first: "M5 2h2v20H5zM8.500 3h12l-3.300 4.500L20.500 12h-12z",
  buy: `${CARD}${disc(17.5, 17.5, 6.3)}M16.600 14h1.800v2.600H21v1.800h-2.600V21h-1.800v-2.600H14v-1.800h2.600z`,
  remove: `${CARD}${disc(17.5, 17.5, 6.3)}M14 16.600h7v1.800h-7z`,
  replay: TURN,
  science: `${CARD}M10.500 5l3.300 5.800H7.200zM7 13h7v1.600H7z`,
  removed: `${CARD}M7.300 7.500l1.700-1.700 1.500 1.500L12 5.800l1.700 1.700-1.500 1.500 1.500 1.500-1.700 1.700-1.500-1.500-1.500 1.500-1.700-1.700 1.500-1.500z`,
  hand: "M3 6l9-2.500 3.500 13-9 2.500zM14.500 3.500L22 6.500 17.500 19l-1.600-.6z",
  plan: `M3 3h18v18H3zM6 6.500h12v1.800H6zM6 10h8v1.800H6zM6 13.500h12v1.800H6zM6 17h6v1.500H6z`,
  screen: "M2 3.500h20v13H2zM4.500 6v8h15V6zM9 18h6v1.500h2.500v2h-11v-2H9z",
  upload: "M12 1.500l8 8.500h-5v7H9v-7H4zM4 19h16v3H4z",
  barrier:
    "M2 8h20v5H2zM4 9l2.500 3H9L6.500 9zM10.500 9l2.500 3h2.500L13 9zM17 9l2.500 3H21V10l-.8-1zM4 14h2.500v7H4zM17.500 14H20v7h-2.500z",
  threshold: "M4 2h2.500v20H4zM8 3.500h12l-3 4 3 4H8z",
  retire: "M15 2A10.500 10.500 0 1 0 22 17 9 9 0 0 1 15 2z",
  sector: "M12 2l9 5v10l-9 5-9-5V7zM12 4.500L5.200 8.300v7.400L12 19.500l6.800-3.800V8.300z",
  space: `M9 2l7 1 6 5-.5 8-5 5.500-9 .500-5-5.500L2 9z${disc(9.5, 8.5, 2.4)}${disc(15.5, 13, 3)}${disc(8, 15.5, 1.6)}`,
  shuttle:
    "M12 1l4 5.500 1 6.500 5 5.500V23l-6-2.500H8L2 23v-4.500L7 13l1-6.500zM12 6.500a2 2.500 0 0 0-2 2.500v2.500h4V9a2 2.500 0 0 0-2-2.500z",
  slot: "M4 2h16v20H4zM6.500 4.500v15h11v-15z",
  rest: "M4 8h16v14H4zM6 5h12v1.800H6zM8 2h8v1.800H8z",
  collectors:
    "M7 4.500C7 2.800 8.500 1.500 12 1.500s5 1.300 5 3h1.500v15c0 1.800-2.500 3-6.500 3s-6.500-1.200-6.500-3v-15zM8 8.500v3c2.500.8 5.500.8 8 0v-3c-2.500.8-5.500.8-8 0z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10zM9.500 10h5V7a2.500 2.500 0 0 0-5 0z",
  zoom: "M10 2a8 8 0 0 1 6.300 12.900l6 6-2 2-6-6A8 8 0 1 1 10 2zM10 4.600a5.400 5.400 0 1 0 0 10.800 5.400 5.400 0 0 0 0-10.800zM9 7h2v2h2v2h-2v2H9v-2H7V9h2z",
  smaller:
    "M10 2a8 8 0 0 1 6.300 12.900l6 6-2 2-6-6A8 8 0 1 1 10 2zM10 4.600a5.400 5.400 0 1 0 0 10.800 5.400 5.400 0 0 0 0-10.800zM7 9h6v2H7z",
  met: "M3 12.500l3-3 4 4L18.500 4l3 3L10 19.500z",
  unmet: "M5 3l7 6.500L19 3l2 2-6.500 7L21 19l-2 2-7-6.500L5 21l-2-2 6.500-7L3 5z",
  ...Object.fromEntries(Object.entries(EMBLEMS).map(([company, path]) => [`emblem-${company}`, path])),
};

/** A part of a sign: a symbol with a number, a company, or text that all languages read. */
export type Part = { sign: string; number?: number | string } | { company: string; number?: string } | { text: string };

const number = (text: string | undefined) => Number(text ?? 1);
const stepsOf = (company: string, n: number): Part => {
  if (company === "expanded") return { sign: "steps", number: n };
  return { company, number: `+${n}` };
};

/** What a reward shows, by its word and what follows it. */
const REWARDS: Record<string, (...operands: string[]) => Part[]> = {
  coins: (n) => [{ sign: "coin", number: number(n) }],
  tank: (n) => [{ sign: "tank", number: number(n) }],
  research: (n) => [{ sign: "research", number: number(n) }],
  demolish: (n) => [{ sign: "demolish", number: number(n) }],
  "titanium-coins": () => [{ sign: "titanium" }, { text: "▸" }, { sign: "coin" }],
  steps: (company = "any", n) => [stepsOf(company, number(n))],
};

/** What a requirement shows. */
const NEEDS: Record<string, (...operands: string[]) => Part[]> = {
  units: (resource = "any", n) => [{ sign: resource, number: number(n) }],
  energy: (n) => [{ sign: "energy", number: number(n) }],
  same: (n) => [{ sign: "unit", number: number(n) }],
  science: (n) => [{ sign: "science", number: number(n) }],
  coins: (n) => [{ sign: "coin", number: number(n) }],
};

/** What a bonus of a track shows. */
const PERKS: Record<string, (...operands: string[]) => Part[]> = {
  cheaper: (resource = "any", n) => [{ sign: "buy" }, { sign: resource, number: `−${n}` }],
  "any-mix": (n) => [{ sign: "buy" }, { sign: "unit", number: `−${n}` }],
  energy: (n) => [{ sign: "energy", number: `+${n}` }],
  markers: (n) => [{ sign: "marker", number: `+${n}` }],
  enrich: (resource = "any", n) => [{ sign: resource, number: `+${n}` }],
  collectors: (n) => [{ sign: "field" }, { sign: "tank", number: `+${n}` }],
  reward: () => [{ sign: "points" }],
  sell: (n) => [{ sign: "remove" }, { sign: "coin", number: `+${n}` }],
  "sell-resource": (resource = "any", n) => [{ sign: resource }, { text: "▸" }, { sign: "coin", number: `+${n}` }],
  spread: (a, b, c) => [{ sign: "steps", number: [a, b, c].filter((n) => n !== "0").join("·") }],
  purchase: (off, n) => [
    { sign: "buy", number: off === "0" ? "" : `−${off}` },
    { sign: "tank", number: number(n) },
  ],
  replay: () => [{ sign: "replay" }],
  "replay-and-recover": () => [{ sign: "replay" }, { text: "+" }, { sign: "removed" }],
};

/** Which companies a card of Luna's is about: by value, or by her lead. */
const WHICH: Record<string, Part[]> = {
  most: [{ sign: "value", number: 1 }],
  second: [{ sign: "value", number: 2 }],
  least: [{ sign: "value", number: 4 }],
  lead: [{ sign: "first" }],
  "two-most": [{ sign: "value", number: "1·2" }],
  "two-leading": [{ sign: "first", number: "×2" }],
  all: [{ company: "any", number: "×4" }],
};

/** What a card of Luna's does. */
const DEEDS: Record<string, (...operands: string[]) => Part[]> = {
  coins: (n) => [{ sign: "coin", number: number(n) }],
  tank: (n) => [{ sign: "tank", number: number(n) }],
  research: (n) => [{ sign: "upload", number: number(n) }],
  steps: (which = "all", n) => [...(WHICH[which] ?? []), { sign: "steps", number: number(n) }],
  expand: (which = "all", n, aim) => [
    ...(WHICH[which] ?? []),
    { sign: "outpost", number: `${n}${aim === "min" ? "↓" : "↑"}` },
  ],
  take: () => [{ sign: "buy" }],
  share: () => [{ sign: "share" }],
  special: () => [{ sign: "plan" }, { text: "★" }],
  plan: (letter = "") => [{ sign: "plan" }, { text: letter.toUpperCase() }],
  marker: () => [{ sign: "marker" }],
};

/** What a task of a mission asks for. In one turn: a plus. */
const gain = (sign: string) => (n: string | undefined) => [{ sign, number: `+${n}` }];
const amount = (sign: string) => (n: string | undefined) => [{ sign, number: number(n) }];
const TASKS: Record<string, (...operands: string[]) => Part[]> = {
  "tank-value": (n) => [{ sign: "tank" }, { text: "=" }, { sign: "points", number: number(n) }],
  "research-value": (n) => [{ sign: "upload" }, { text: "=" }, { sign: "points", number: number(n) }],
  units: amount("unit"),
  "each-resource": (n) => [{ sign: "carbon" }, { sign: "minerals" }, { sign: "titanium", number: number(n) }],
  energy: amount("energy"),
  "science-cards": amount("science"),
  coins: amount("coin"),
  track: (n) => [{ company: "any", number: `▸${n}` }],
  "every-track": (n) => [{ company: "any", number: `×4 ▸${n}` }],
  shares: amount("share"),
  cards: amount("hand"),
  plans: amount("plan"),
  pieces: gain("outpost"),
  "tank-steps": gain("tank"),
  "company-steps": gain("steps"),
  screens: gain("upload"),
  oustings: gain("demolish"),
};

/** What a threat asks for. */
const ASKS: Record<string, (...operands: string[]) => Part[]> = {
  "tank-value": (n) => [{ sign: "tank", number: `=${n}` }],
  "research-value": (n) => [{ sign: "upload", number: `=${n}` }],
  energy: (n) => [{ sign: "energy", number: `+${n}` }],
  "energy-cards": (n) => [{ sign: "hand" }, { sign: "energy", number: `×${n}` }],
  coins: (n) => [{ sign: "coin", number: number(n) }],
};

const ALL = { reward: REWARDS, need: NEEDS, perk: PERKS, deed: DEEDS, "task-word": TASKS, asks: ASKS };
export type Kind = keyof typeof ALL;

/** The sign of a reward, a requirement or a bonus; one that the drawing does not know is a star. */
export function partsOf(kind: Kind, phrase: string): Part[] {
  const [word = "", ...operands] = phrase.split(" ");
  return ALL[kind][word]?.(...operands) ?? [{ sign: "points" }];
}

/** What a chosen or printed bonus of a track brings, with the rewards it lets one choose from. */
export function perkParts(perk: { word: string; ways: string[][] }): Part[] {
  const [first] = perk.ways;
  return first ? first.flatMap((reward) => partsOf("reward", reward)) : partsOf("perk", perk.word);
}

/** Bonus spaces and tiles by the sign that stands on them. */
export const SPACE_SIGNS: Record<string, string> = {
  science: "science",
  first: "first",
  buy: "buy",
  remove: "remove",
  "scientist-tile": "scientist",
  "field-tile": "field",
  "energy-tile": "energy",
  "plus-tile": "plus",
};

/** The signs of the seats, as paths: a circle, a triangle, a square, a diamond. */
export const SEATS = [disc(12, 12, 10), "M12 2l10 18H2z", bar(3, 3, 18, 18), "M12 1l9.500 11L12 23 2.500 12z"];
