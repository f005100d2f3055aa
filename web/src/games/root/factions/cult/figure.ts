/** Lizards: how the faction looks, and what it puts on the map. */
import { CLOAK, type Figure, type Sign } from "../../pieces/shapes";

export const figure: Figure = {
  ears: "M-7 -8L-13 -13L-9.4 -15L-12 -21L-5 -18.4L0 -25L5 -18.4L12 -21L9.4 -15L13 -13L7 -8Z",
  body: CLOAK,
  head: "M-7.6 -12Q-7 -18.4 0 -18.4Q7 -18.4 7.6 -12Q6 -5 0 -4.4Q-6 -5 -7.6 -12Z",
  eyes: [
    [-4, -13.4],
    [4, -13.4],
  ],
};

/** Pictures on its buildings and tokens. */
export const signs: Readonly<Record<string, Sign>> = {
  garden: {
    fill: "M0 -9Q7 -6 0 2Q-7 -6 0 -9Z",
    line: "M0 -9Q7 -6 0 2Q-7 -6 0 -9ZM0 2V9M0 7Q-7 7 -8 1Q-2 1 0 7Q2 1 8 1Q7 7 0 7",
  },
};
