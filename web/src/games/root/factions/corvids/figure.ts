/** Ravens: how the faction looks, and what it puts on the map. */
import { CLOAK, type Figure, type Sign } from "../../pieces/shapes";

export const figure: Figure = {
  ears: "M-8 -16L-12 -22L-5 -20L-4 -26L1 -19Z",
  body: CLOAK,
  head: "M6.6 -6.4Q9.6 -17.6 2 -20Q-4.6 -21 -6.6 -15L-17 -8.6L-6 -9.4Q-5.6 -7 -4.6 -6Q1 -3.6 6.6 -6.4Z",
  marks: "M-6.6 -15L-17 -8.6L-6 -9.4Z",
  eyes: [[-1.6, -14.2]],
};

/** Pictures on its buildings and tokens. */
export const signs: Readonly<Record<string, Sign>> = {
  plot: {
    fill: "M-8 0Q0 -8 8 0Q0 8 -8 0Z",
    line: "M-8 0Q0 -8 8 0Q0 8 -8 0ZM-2 0A2 2 0 1 0 2 0A2 2 0 1 0 -2 0",
  },
};
