/** Our own symbols, as paths on a field of 24 by 24. A shape inside another is cut out of it. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const bar = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const card = (x: number, y: number, w: number, h: number) =>
  `M${x + 1.5} ${y}h${w - 3}q1.5 0 1.5 1.5v${h - 3}q0 1.5-1.5 1.5h${3 - w}q-1.5 0-1.5-1.5v${3 - h}q0-1.5 1.5-1.5z`;
const ROCK = "M7 3.5L14 2l6 4.5 2 7-3.5 6.5-8 2-6.5-4L2 11z";
const BARGE = "M2 12h15l5 4-3 5H5l-3-3zM4 5h6v6H4zM11.5 7h5v4h-5z";

export const SIGNS: Record<string, string> = {
  // Workers
  surveyor: `M3.2 7.6L16.6 2.4l2 5.2L5.2 12.8zM19 4l2.6-1 1 2.6-2.6 1zM10 12.2l2.6-1 1.6 2.2L19 22.5h-2.6l-3.6-6.8-.1 6.8h-2.2v-6.9L6.9 22.5H4.3l4.9-9.3z`,
  geologist: `M9.5 2.2C14 1.7 18.600 3.4 22 7.600L19.800 9.600C18.300 8.200 16.800 7.600 15.500 7.600L13.700 9.500 15 10.800 5.700 22.200 1.800 18.300 10.200 7.400 10.600 6.300 8.800 4.400z`,
  miner: `M12 3.2c5 0 8.6 3.700 8.600 8.800v3.200H3.400V12c0-5.100 3.600-8.800 8.600-8.800zM2 16.600h20v3H2z${disc(12, 9.6, 3.1)}${disc(12, 9.6, 1.5)}`,
  subroutine: `M11 2h2v4h-2zM6.500 6h11a2.500 2.500 0 0 1 2.500 2.500V18a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 18V8.500A2.500 2.500 0 0 1 6.500 6z${disc(8.8, 11.2, 1.9)}${disc(15.2, 11.2, 1.9)}${bar(8, 15.6, 8, 2)}${bar(1.6, 10.5, 1.6, 5)}${bar(20.8, 10.5, 1.6, 5)}`,
  any: "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM6.300 5A1.300 1.300 0 0 0 5 6.300v11.400A1.300 1.300 0 0 0 6.300 19h11.400a1.300 1.300 0 0 0 1.300-1.300V6.300A1.300 1.300 0 0 0 17.700 5z",
  // Cards
  mission: `${ROCK}${disc(9, 9, 2.2)}${disc(15.5, 14, 2.6)}${disc(8.5, 15.5, 1.3)}`,
  expedition: `${ROCK}M8.800 9.300c.3-2 1.600-3 3.400-3 2 0 3.500 1.200 3.500 3.100 0 1.500-.8 2.200-1.800 2.900-.7.500-.9.900-.9 1.900h-2.100c0-1.700.5-2.400 1.600-3.100.7-.5 1.100-.9 1.100-1.600 0-.7-.6-1.200-1.400-1.200-.9 0-1.400.5-1.500 1.400z${disc(12, 16.7, 1.3)}`,
  order: `M5 2h10l5 5v15H5zM8 9h9v1.800H8zM8 12.800h9v1.800H8zM8 16.600h6v1.800H8z`,
  technology:
    "M10.200 2h3.600l.5 2.700 1.700.7 2.300-1.600 2.500 2.500-1.600 2.300.7 1.700 2.700.5v3.600l-2.700.5-.7 1.700 1.600 2.300-2.500 2.500-2.300-1.600-1.700.7-.5 2.700h-3.600l-.5-2.700-1.700-.7-2.300 1.600-2.500-2.500 1.600-2.300-.7-1.700L1.800 13.800v-3.600l2.700-.5.700-1.700-1.600-2.300 2.500-2.500 2.300 1.600 1.700-.7zM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600z",
  bulletin: `M2.500 4h16v3h3v11a2.500 2.500 0 0 1-2.500 2.500H5A2.500 2.500 0 0 1 2.500 18zM5 7h11v2.500H5zM5 11.500h5v5H5zM11.500 11.500H16v1.600h-4.500zM11.500 14.500H16v1.600h-4.500z`,
  achievement:
    "M6.500 2h11v2.500H22c0 4-1.600 6.800-5 7.400-.8 1.600-2 2.700-3.600 3.100v3H17v3H7v-3h3.600v-3C9 14.600 7.800 13.500 7 11.900 3.600 11.300 2 8.500 2 4.500h4.500zM4.300 6.700c.3 1.300.9 2.200 2 2.700V6.700zM17.700 6.700v2.700c1.100-.5 1.700-1.400 2-2.700z",
  challenge: "M5 2h2v1.500h13l-3 5 3 5H7V22H5z",
  // Effects and actions
  reduction: `${disc(12, 12, 10)}${bar(6.5, 10.6, 11, 2.8)}`,
  "free-launch":
    "M12 1.500c3.500 2.500 5 6 4.700 10.500l2.800 3.500V20l-4.500-2.200h-6L4.500 20v-4.500L7.300 12C7 7.500 8.500 4 12 1.500zM12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM10 19h4l-2 4z",
  "extra-order": `M3 2h9l4.500 4.500V12h-3.700v3.500H9.500V22H3zM6 9h7v1.600H6zM6 12.500h4v1.600H6zM16 13.500h2.700v3.300H22v2.700h-3.300v3.300H16v-3.300h-3.300v-2.700H16z`,
  effect:
    "M12 1.500l2.300 7.200 7.200 2.300-7.200 2.300L12 20.500l-2.300-7.200L2.500 11l7.200-2.300zM19.500 15l1 3 3 1-3 1-1 3-1-3-3-1 3-1z",
  reroll:
    "M12 3.500a8.500 8.500 0 0 1 6.700 3.300L21 4.500V11h-6.500l2.300-2.300A5.700 5.700 0 1 0 17.500 13.800h2.800A8.500 8.500 0 1 1 12 3.500z",
  exchange: "M7.500 3L2 8l5.500 5V9.700H18V6.300H7.500zM16.500 11L22 16l-5.500 5v-3.300H6v-3.400h10.500z",
  first: "M5 2h2v20H5zM8.500 3h12l-3.300 4.500L20.500 12h-12z",
  barge: BARGE,
  dice: `${card(2, 8, 12, 13)}${disc(5.5, 12, 1.3)}${disc(10.5, 17, 1.3)}M15.500 3.500l7 4-4 10-3-1V8.500q0-1.500-1.500-1.500h-1z`,
  alone: `${disc(12, 6.5, 4)}M4 21c0-5 3-8.500 8-8.500s8 3.500 8 8.500z`,
  round:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12 4.400a7.600 7.600 0 1 0 0 15.200 7.600 7.600 0 0 0 0-15.200zM11 6.500h2v5l3.800 2.200-1 1.700L11 12.700z",
  drop: `${card(3, 2, 10, 14)}M16.500 8h3v7h3L18 21.500 13.500 15h3z`,
  turn: "M12 3.500a8.500 8.500 0 0 1 6.700 3.300L21 4.500V11h-6.500l2.300-2.300A5.700 5.700 0 1 0 17.500 13.800h2.800A8.500 8.500 0 1 1 12 3.500z",
};

/** Parts of a sign; a text is one that all languages read. */
export type Piece = { sign: string } | { token: string; count?: number } | { text: string };

const turn = (...workers: string[]) => [{ text: "↻" }, ...workers.map((sign) => ({ sign }))];

/** What an effect shows, by its word and what follows it. */
export const EFFECTS: Record<string, (...operands: string[]) => Piece[]> = {
  specialist: () => turn("surveyor", "geologist"),
  subroutine: () => turn("subroutine"),
  "subroutine-double": () => turn("subroutine", "subroutine"),
  miner: () => turn("miner"),
  "miner-double": () => turn("miner", "miner"),
  reduction: () => [{ sign: "reduction" }],
  "free-launch": () => [{ sign: "free-launch" }],
  "extra-order": () => [{ sign: "extra-order" }],
  earn: (token = "any", count = "1") => [count === "1" ? { token } : { token, count: Number(count) }],
  take: (cards = "either") =>
    cards === "either" ? [{ sign: "mission" }, { text: "/" }, { sign: "order" }] : [{ sign: cards }],
};

/** What a requirement shows: a symbol; what follows the word is a letter or number in its corner. */
export const NEEDS: Record<string, string> = {
  completed: "mission",
  docked: "barge",
  "all-dice": "dice",
  alone: "alone",
  rounds: "round",
  expedition: "expedition",
  bulletin: "bulletin",
  technology: "technology",
  achievement: "achievement",
  orders: "order",
};

/** The sign of an effect; one that the drawing does not know is a star. */
export function effectSign(effect: string): Piece[] {
  const [word = "", ...operands] = effect.split(" ");
  return EFFECTS[word]?.(...operands) ?? [{ sign: "effect" }];
}

/** The effect that a word stands for at this table: one edition turns single symbols to doubles. */
export function played(effect: string, doubles: boolean): string {
  return doubles && `${effect}-double` in EFFECTS ? `${effect}-double` : effect;
}

/** Shapes and colours of the resources; no two have the same shape. */
export const TOKENS: Record<string, { path: string; shine: string; colour: string }> = {
  plasteel: {
    path: "M3 4h18v5h-5.500v6H21v5H3v-5h5.500V9H3z",
    shine: "M4.500 5.500h15v1.500h-15z",
    colour: "#a9bedb",
  },
  water: {
    path: "M12 1.500c4 5 7.500 8.800 7.500 13.200A7.500 7.500 0 0 1 12 22.500a7.500 7.500 0 0 1-7.500-7.800C4.500 10.300 8 6.500 12 1.500z",
    shine: "M8 14.500c0 2.200 1.200 3.800 3.200 4.300-3.800.4-5.500-2.800-3.900-6z",
    colour: "#4aa8ff",
  },
  xenon: {
    path: "M9.500 1.500h5V5c3 .8 4.500 2.700 4.500 5.500v9a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-9C5 7.700 6.500 5.800 9.500 5z",
    shine: "M7 10.500h10v2.200H7z",
    colour: "#b98cff",
  },
  gold: { path: "M7 5.500h10L22.500 19h-21z", shine: "M8.500 7.500h7l.8 2h-8.600z", colour: "#ffc93c" },
  tungsten: {
    path: "M12 1.500l9.300 5.200v10.600L12 22.500l-9.300-5.200V6.700z",
    shine: "M12 4.500l6 3.400-6 3.400-6-3.400z",
    colour: "#8f9a52",
  },
  nickel: {
    path: `${disc(12, 12, 10)}${disc(12, 12, 3.6)}`,
    shine: "M5 12a7 7 0 0 1 7-7v1.800A5.200 5.200 0 0 0 6.800 12z",
    colour: "#3fc79a",
  },
  palladium: {
    path: "M12 1l2.800 8.200L23 12l-8.200 2.800L12 23l-2.800-8.200L1 12l8.200-2.800z",
    shine: "M12 5l1.500 5.500L12 12l-1.500-1.500z",
    colour: "#ff8fb0",
  },
  any: {
    path: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
    shine:
      "M8.300 9.300c.3-2.200 1.700-3.500 3.900-3.500 2.300 0 3.900 1.400 3.900 3.400 0 1.600-.9 2.400-2 3.200-.8.600-1 1-1 2.100h-2.300c0-1.900.6-2.600 1.800-3.500.8-.5 1.200-1 1.200-1.700 0-.9-.7-1.400-1.600-1.400-1 0-1.600.5-1.700 1.600zM12 15.900a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z",
    colour: "#ece6d8",
  },
};

/** The colour of a resource; of one that the drawing does not know, that of any resource. */
export const colourOf = (resource: string) => (TOKENS[resource] ?? TOKENS.any!).colour;

/** The signs of the seats, as paths: a circle, a triangle, a square, a diamond, a star, a cross. */
export const SEATS = [
  disc(12, 12, 9),
  "M12 2l10 18H2z",
  bar(3.5, 3.5, 17, 17),
  "M12 1l9 11-9 11-9-11z",
  "M12 1l3.200 7.600 8.300.7-6.300 5.400 2 8.100L12 18.500l-7.200 4.300 2-8.100L.500 9.300l8.300-.7z",
  "M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z",
];
