/** The drawn symbols of Root, as paths around (0, 0): our own silhouettes.  Shape tells things apart before colour. */

/** The disc on which a number stands, wherever there are several of a piece. */
export const DISC = { paper: "var(--chip)", edge: "var(--outline)", ink: "var(--on-chip)" };

/** Heads of the suits; about 24 wide and high. */
export const SUIT_GLYPH: Record<string, string> = {
  fox: "M-10.5 -11L-4 -5.5Q0 -6.5 4 -5.5L10.5 -11Q11.5 -2 9 2.5L3 8.5L0 11L-3 8.5L-9 2.5Q-11.5 -2 -10.5 -11Z",
  rabbit:
    "M-3.4 -2.2Q-7.6 -13 -4.6 -13.6Q-1 -13.6 -.8 -3H.8Q1 -13.6 4.6 -13.6Q7.6 -13 3.4 -2.2Q8.4 .6 7.4 5.4Q6 11 0 11Q-6 11 -7.4 5.4Q-8.4 .6 -3.4 -2.2Z",
  mouse:
    "M-5 -3.6A5.6 5.6 0 1 1 -1.2 -7.6Q0 -7.9 1.2 -7.6A5.6 5.6 0 1 1 5 -3.6Q7.4 .6 4.6 5L0 11L-4.6 5Q-7.4 .6 -5 -3.6Z",
  bird: "M-11.5 4.6Q-8 3.4 -6.6 -.6Q-4.4 -8.8 3 -9Q7.6 -8.8 8.6 -4.4L12 -2.4L8.4 -.6Q7.6 7.8 -1 8.8Q-5.4 9.2 -7.4 7Q-9.8 7.4 -11.5 4.6Z",
};

/** What is left out of a suit's head: eyes, so that it looks back. */
export const SUIT_EYES: Record<string, [number, number][]> = {
  fox: [
    [-4, 0],
    [4, 0],
  ],
  rabbit: [
    [-3, 3],
    [3, 3],
  ],
  mouse: [
    [-2.4, 0],
    [2.4, 0],
  ],
  bird: [[4.4, -4.6]],
};

/** One way to draw a warrior: tail, body, ears, head, its markings and eyes. */
export interface Figure {
  /** What belongs to the head but is behind it. */
  ears?: string;
  tail?: string;
  body: string;
  head: string;
  /** Darker markings over it. */
  marks?: string;
  /** Lighter markings over it. */
  light?: string;
  eyes: [number, number][];
}

const CLOAK = "M-6 -7Q-13 -3 -12 14Q0 16.5 12 14Q13 -3 6 -7Z";

/** Warriors by faction: 28 wide, from -25 to 16. */
export const FIGURES: Record<string, Figure> = {
  marquise: {
    tail: "M10 13Q19 11 17 2Q16.4 -1 14 -.4Q15 6 9 8Z",
    body: CLOAK,
    head: "M-9 -23.5L-4.4 -18.4Q0 -19.6 4.4 -18.4L9 -23.5Q11 -13 7.4 -8.4Q0 -3.4 -7.4 -8.4Q-11 -13 -9 -23.5Z",
    light: "M-7.4 -8.4Q0 -3.4 7.4 -8.4Q5 -11 0 -9.4Q-5 -11 -7.4 -8.4Z",
    eyes: [
      [-3.6, -13],
      [3.6, -13],
    ],
  },
  eyrie: {
    tail: "M-10 6Q-19 6 -18 13Q-13 15 -8 12Z",
    body: CLOAK,
    head: "M-6.6 -6.4Q-9.6 -17.6 -2 -20.4Q-3.6 -24 -7.4 -24.6Q.4 -27.6 3.4 -20.4Q6.2 -18.8 6.8 -15.8L14 -11.6L6.4 -10.4Q6 -7.4 4.6 -6Q-1 -3.6 -6.6 -6.4Z",
    marks: "M6.8 -15.8L14 -11.6L6.4 -10.4Z",
    eyes: [[2.2, -14.6]],
  },
  alliance: {
    ears: "M-12.6 -17.4A5.6 5.6 0 1 1 -2 -17.6L-5 -11ZM12.6 -17.4A5.6 5.6 0 1 0 2 -17.6L5 -11Z",
    body: CLOAK,
    head: "M-7.4 -13.4Q-5.6 -18.2 0 -18.2Q5.6 -18.2 7.4 -13.4Q7.6 -8.6 2.4 -5Q0 -3.4 -2.4 -5Q-7.6 -8.6 -7.4 -13.4Z",
    marks: "M-6.6 -6.6Q0 -1 6.6 -6.6L8 -3.4Q0 3 -8 -3.4Z",
    eyes: [
      [-3, -12],
      [3, -12],
    ],
  },
  vagabond: {
    tail: "M8 14Q19 16 18 4Q16 1.4 14 4Q15 9 9 8Z",
    body: CLOAK,
    head: "M-10.4 -10Q-8.6 -13 -8.4 -16.4Q-9.4 -22.4 -6.6 -22Q-3.4 -21 -2.8 -18.6H2.8Q3.4 -21 6.6 -22Q9.4 -22.4 8.4 -16.4Q8.6 -13 10.4 -10Q6 -4.6 0 -4.2Q-6 -4.6 -10.4 -10Z",
    marks: "M-9 -12.4Q-5 -16 0 -12.6Q5 -16 9 -12.4Q6 -8.6 0 -10.6Q-6 -8.6 -9 -12.4Z",
    eyes: [
      [-4, -12.2],
      [4, -12.2],
    ],
  },
  cult: {
    ears: "M-7 -8L-13 -13L-9.4 -15L-12 -21L-5 -18.4L0 -25L5 -18.4L12 -21L9.4 -15L13 -13L7 -8Z",
    body: CLOAK,
    head: "M-7.6 -12Q-7 -18.4 0 -18.4Q7 -18.4 7.6 -12Q6 -5 0 -4.4Q-6 -5 -7.6 -12Z",
    eyes: [
      [-4, -13.4],
      [4, -13.4],
    ],
  },
  riverfolk: {
    tail: "M9 13Q17 17 20 9Q16 12 11 6Z",
    body: CLOAK,
    head: "M-8.6 -11Q-10 -13 -8.6 -16Q-10 -20 -6.6 -19Q0 -22.6 6.6 -19Q10 -20 8.6 -16Q10 -13 8.6 -11Q5 -4.6 0 -4.6Q-5 -4.6 -8.6 -11Z",
    light: "M-5.4 -9Q0 -12.4 5.4 -9Q4 -5 0 -5Q-4 -5 -5.4 -9Z",
    eyes: [
      [-3.6, -14],
      [3.6, -14],
    ],
  },
  duchy: {
    tail: "M-13 8L-18 4L-16 9L-19.4 10L-16 13L-18 16L-11 14ZM13 8L18 4L16 9L19.4 10L16 13L18 16L11 14Z",
    body: CLOAK,
    head: "M-8 -9Q-9.4 -19.4 0 -20Q9.4 -19.4 8 -9L3 -6.4L0 -3L-3 -6.4Z",
    light: "M-3.4 -7L0 -10L3.4 -7L0 -3Z",
    eyes: [
      [-3.8, -13],
      [3.8, -13],
    ],
  },
  corvids: {
    ears: "M-8 -16L-12 -22L-5 -20L-4 -26L1 -19Z",
    body: CLOAK,
    head: "M6.6 -6.4Q9.6 -17.6 2 -20Q-4.6 -21 -6.6 -15L-17 -8.6L-6 -9.4Q-5.6 -7 -4.6 -6Q1 -3.6 6.6 -6.4Z",
    marks: "M-6.6 -15L-17 -8.6L-6 -9.4Z",
    eyes: [[-1.6, -14.2]],
  },
  hundreds: {
    ears: "M-9 -11A4.6 4.6 0 1 1 -3 -18ZM9 -11A4.6 4.6 0 1 0 3 -18ZM-5 -18L-6 -26L-2 -22L0 -27L2 -22L6 -26L5 -18Z",
    body: CLOAK,
    head: "M-7 -14Q-5 -18.6 0 -18.6Q5 -18.6 7 -14Q7 -10 1.6 -3.4Q0 -2 -1.6 -3.4Q-7 -10 -7 -14Z",
    eyes: [
      [-3, -13],
      [3, -13],
    ],
  },
  keepers: {
    ears: "M-9 -15A3.6 3.6 0 1 1 -4 -19ZM9 -15A3.6 3.6 0 1 0 4 -19Z",
    body: CLOAK,
    head: "M-8.4 -13Q-6 -20 0 -20Q6 -20 8.4 -13Q6.6 -5.6 0 -3.6Q-6.6 -5.6 -8.4 -13Z",
    marks: "M-6.6 -17L-2.6 -19.6L-2 -6L-5.6 -8ZM6.6 -17L2.6 -19.6L2 -6L5.6 -8Z",
    eyes: [
      [-4.2, -13],
      [4.2, -13],
    ],
  },
};

/** Pictures on buildings (squares) and tokens (discs): lines, and areas filled with the owner's colour. */
export interface Sign {
  fill?: string;
  line: string;
}

export const SIGNS: Record<string, Sign> = {
  sawmill: {
    fill: "M0 -8L2.2 -6.4L5 -6.8L5.8 -4.2L8.2 -2.8L7.2 -.2L8.2 2H-8.2L-7.2 -.2L-8.2 -2.8L-5.8 -4.2L-5 -6.8L-2.2 -6.4Z",
    line: "M0 -8L2.2 -6.4L5 -6.8L5.8 -4.2L8.2 -2.8L7.2 -.2L8.2 2H-8.2L-7.2 -.2L-8.2 -2.8L-5.8 -4.2L-5 -6.8L-2.2 -6.4ZM-9.4 2H9.4V7H-9.4ZM0 -1.6V-1.4",
  },
  workshop: {
    fill: "M-9 -6H8Q7 -2 3 -1V3H-3V-1Q-8 -2 -9 -6Z",
    line: "M-9 -6H8Q7 -2 3 -1V3L6 8H-6L-3 3V-1Q-8 -2 -9 -6Z",
  },
  recruiter: { fill: "M-4.4 -9L8.6 -5.4L-4.4 -1Z", line: "M-4.4 9V-9L8.6 -5.4L-4.4 -1M-8 9H0" },
  roost: {
    fill: "M-9.6 1Q0 13 9.6 1Q0 5 -9.6 1Z",
    line: "M-9.6 1Q0 13 9.6 1Q0 5 -9.6 1ZM-5.4 2.4Q-7 -3.6 -4 -5.6Q-1 -5 -1.4 3.2M-1 2.6Q-2 -4.6 1.4 -7Q4.8 -5 4 2.6M-11 -1L-8.4 2M11 -1L8.4 2",
  },
  base: { fill: "M-9.4 -1.4L0 -9.6L9.4 -1.4Z", line: "M-9.4 -1.4L0 -9.6L9.4 -1.4ZM-7 -1.4V8.6H7V-1.4" },
  garden: {
    fill: "M0 -9Q7 -6 0 2Q-7 -6 0 -9Z",
    line: "M0 -9Q7 -6 0 2Q-7 -6 0 -9ZM0 2V9M0 7Q-7 7 -8 1Q-2 1 0 7Q2 1 8 1Q7 7 0 7",
  },
  citadel: {
    fill: "M-9 -7H-5V-4H-2V-7H2V-4H5V-7H9V0H-9Z",
    line: "M-9 8V-7H-5V-4H-2V-7H2V-4H5V-7H9V8ZM-2.4 8V3Q0 0 2.4 3V8",
  },
  market: { fill: "M-9 -7H9L11 -1H-11Z", line: "M-9 -7H9L11 -1H-11ZM-8 -1V8H8V-1M-3 -7L-4 -1M3 -7L4 -1" },
  keep: {
    fill: "M-7.4 -7.6H-3.6V-5H-1.8V-7.6H1.8V-5H3.6V-7.6H7.4V-2H-7.4Z",
    line: "M-7.4 7V-7.6H-3.6V-5H-1.8V-7.6H1.8V-5H3.6V-7.6H7.4V7ZM-2 7V3Q0 .6 2 3V7",
  },
  wood: {
    fill: "M-8 -.4A2.8 2.8 0 1 1 -2.4 -.4H5.4A2.8 2.8 0 0 1 5.4 5.2H-5.2A2.8 2.8 0 0 1 -8 2.4Z",
    line: "M-5 -.6H5.4A2.9 2.9 0 0 1 5.4 5.2H-5A2.9 2.9 0 1 1 -5 -.6ZM-5 -.6A2.9 2.9 0 0 1 -5 5.2M-2 -.6H-3A2.8 2.8 0 0 1 -3 -6.2H4A2.8 2.8 0 0 1 5.2 -.6M-3 -6.2A2.8 2.8 0 0 1 -1.4 -.8",
  },
  sympathy: {
    fill: "M0 7.4Q-10.4 .6 -6.6 -4.8Q-2.6 -8 0 -3Q2.6 -8 6.6 -4.8Q10.4 .6 0 7.4Z",
    line: "M0 7.4Q-10.4 .6 -6.6 -4.8Q-2.6 -8 0 -3Q2.6 -8 6.6 -4.8Q10.4 .6 0 7.4Z",
  },
  trade_post: { fill: "M-7 -5H7V0H-7Z", line: "M-7 -5H7V0H-7ZM0 -8V8M-4 8H4" },
  tunnel: {
    fill: "M-7 6Q-7 -7 0 -7Q7 -7 7 6Z",
    line: "M-7 6Q-7 -7 0 -7Q7 -7 7 6ZM-3.4 6Q-3.4 -2 0 -2Q3.4 -2 3.4 6",
  },
  plot: {
    fill: "M-8 0Q0 -8 8 0Q0 8 -8 0Z",
    line: "M-8 0Q0 -8 8 0Q0 8 -8 0ZM-2 0A2 2 0 1 0 2 0A2 2 0 1 0 -2 0",
  },
};

/** The picture of a piece: the suit in its name (`base_fox`) is drawn beside it. */
export function signOf(piece: string): { sign: Sign; suit: string | null } {
  const suit = /_(fox|rabbit|mouse)$/.exec(piece)?.[1] ?? null;
  const name = suit ? piece.slice(0, -suit.length - 1) : piece;
  const sign = SIGNS[name] ?? (name.startsWith("plot") ? SIGNS["plot"] : undefined);
  return { sign: sign ?? { line: "M-6 0H6M0 -6V6" }, suit };
}

/** Items: filled areas in their own muted colours, then lines of ink. */
export const ITEM_DRAWING: Record<string, { areas: [string, string][]; line: string }> = {
  boot: {
    areas: [
      ["M-6 -10.4H1.6V1.4Q3 3.6 6.6 3.8Q10.4 4.4 10.4 9.4H-7Q-4.6 2 -6 -10.4Z", "#9a6238"],
      ["M-6.6 -11H2.2V-7.4H-6.4Z", "#c99a63"],
    ],
    line: "M-6 -10.4H1.6V1.4Q3 3.6 6.6 3.8Q10.4 4.4 10.4 9.4H-7Q-4.6 2 -6 -10.4ZM-6.2 -7.2H1.6M-7 7.2H10.2M1.6 -3.6H-1.4M1.6 -.4H-1",
  },
  bag: {
    areas: [
      ["M-4 -6Q-11 1 -9.4 7Q-8 10.6 0 10.6Q8 10.6 9.4 7Q11 1 4 -6Z", "#b98d4e"],
      ["M-4 -6L-6.4 -10.6Q0 -7.6 6.4 -10.6L4 -6Z", "#d6b07a"],
    ],
    line: "M-4 -6Q-11 1 -9.4 7Q-8 10.6 0 10.6Q8 10.6 9.4 7Q11 1 4 -6ZM-4 -6L-6.4 -10.6Q0 -7.6 6.4 -10.6L4 -6M-5 -6H5M3.6 -6Q8 -4.6 6.6 -1.6M-3 6.4Q0 7.6 3 6.4",
  },
  crossbow: {
    areas: [["M-1.9 -9H1.9V11H-1.9Z", "#9a6238"]],
    line: "M-1.9 -7.4V11H1.9V-7.4M-10.4 -.6Q-8.4 -8.6 0 -8.6Q8.4 -8.6 10.4 -.6L0 3.4ZM0 3.4V-11.6M-2 -9.4L0 -11.8L2 -9.4M1.9 7.4H4.4",
  },
  hammer: {
    areas: [
      ["M-9.4 -9.6H5.4L9.6 -6V-2.4H-9.4Z", "#8e979c"],
      ["M-2 -2.4H2L2.4 11H-2.4Z", "#9a6238"],
    ],
    line: "M-9.4 -9.6H5.4L9.6 -6V-2.4H-9.4ZM-2 -2.4L-2.4 11H2.4L2 -2.4M-6.4 -9.6V-2.4",
  },
  sword: {
    areas: [
      ["M7.4 -11L10.6 -10.6L11 -7.4L-1.4 5L-5 1.4Z", "#c3cbcf"],
      ["M-6.6 -.6L.6 6.6L-1.4 8.4L-8.4 1.4Z", "#c59a3a"],
    ],
    line: "M7.4 -11L10.6 -10.6L11 -7.4L-1.4 5L-5 1.4ZM8.6 -8.6L-3 3M-6.6 -.6L.6 6.6L-1.4 8.4L-8.4 1.4ZM-5.4 4.4L-9.4 8.4M-3.4 6.4L-7.4 10.4M-9.4 8.4L-7.4 10.4",
  },
  tea: {
    areas: [
      ["M-9 -2.6H6Q6 7.4 -1.5 7.4Q-9 7.4 -9 -2.6Z", "#dfe6e0"],
      ["M-8 -2.6H5Q4 .6 -1.5 .6Q-7 .6 -8 -2.6Z", "#a5702f"],
    ],
    line: "M-9 -2.6H6Q6 7.4 -1.5 7.4Q-9 7.4 -9 -2.6ZM5.8 -.6Q10.8 -1 10 2.6Q9 5.4 4.4 4.8M-10.4 10H7.4M-5 -5.4Q-7 -7.4 -5 -9.4Q-3.6 -10.8 -5 -12M.6 -5.4Q-1.4 -7.4 .6 -9.4Q2 -10.8 .6 -12",
  },
  coins: {
    areas: [
      ["M-10.4 3A5.4 3 0 0 1 .4 3V7.6A5.4 3 0 0 1 -10.4 7.6Z", "#d2a537"],
      ["M1 -5.6A5.2 5.2 0 1 1 11 -2.6A5.2 5.2 0 0 1 1 -5.6Z", "#e2bd55"],
    ],
    line: "M-10.4 3A5.4 3 0 0 1 .4 3V7.6A5.4 3 0 0 1 -10.4 7.6ZM-10.4 3A5.4 3 0 0 0 .4 3M-10.4 5.4A5.4 3 0 0 0 .4 5.4M.8 -4A5.2 5.2 0 1 1 11.2 -4A5.2 5.2 0 1 1 .8 -4ZM6 -6.4V-1.6M-10.4 3V-.4A5.4 3 0 0 1 .4 -.4V3M-10.4 -.4A5.4 3 0 0 0 .4 -.4M2 10Q6 6 10.4 10",
  },
  torch: {
    areas: [
      ["M-2.4 1.6H2.4L1.4 11.4H-1.4Z", "#9a6238"],
      ["M.4 -12.4Q7 -7.4 4.4 -2.4H-4Q-7.4 -7 -2.6 -10Q-2 -7.4 -.6 -7.6Q1.6 -9 .4 -12.4Z", "#e08a2c"],
      ["M.4 -6.4Q3 -4.4 1.8 -2.4H-1.6Q-2.4 -4.6 .4 -6.4Z", "#ffe08a"],
    ],
    line: "M-2.4 1.6L-1.4 11.4H1.4L2.4 1.6M-4.4 -2.4H4.6L3.4 1.6H-3.2ZM.4 -12.4Q7 -7.4 4.4 -2.4M-4 -2.4Q-7.4 -7 -2.6 -10Q-2 -7.4 -.6 -7.6Q1.6 -9 .4 -12.4",
  },
};

/** Pips of a battle die, by value. */
export const PIPS: Record<number, [number, number][]> = {
  0: [],
  1: [[0, 0]],
  2: [
    [-4, -4],
    [4, 4],
  ],
  3: [
    [-5, 5],
    [0, -5],
    [5, 5],
  ],
};
