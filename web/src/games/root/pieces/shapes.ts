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

/** One way to draw somebody: tail, body, ears, head, its markings and eyes. */
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
  /** Whether on the map it is a pawn that wanders, and not warriors. */
  wanders?: boolean;
}

/** What most people of the woods wear. */
export const CLOAK = "M-6 -7Q-13 -3 -12 14Q0 16.5 12 14Q13 -3 6 -7Z";

/** Somebody of whom nothing is known. */
export const STRANGER: Figure = {
  body: CLOAK,
  head: "M-8 -12Q-7 -20 0 -20Q7 -20 8 -12Q6 -5 0 -4.4Q-6 -5 -8 -12Z",
  eyes: [],
};

/** Pictures on buildings (squares) and tokens (discs): lines, and areas filled with the owner's colour. */
export interface Sign {
  fill?: string;
  line: string;
  /** What the areas are filled with, if not with the owner's colour. */
  colour?: string;
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
