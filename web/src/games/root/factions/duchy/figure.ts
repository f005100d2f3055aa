/** Moles: how the faction looks, and what it puts on the map. */
import { CLOAK, type Figure, type Sign } from "../../pieces/shapes";

export const figure: Figure = {
  tail: "M-13 8L-18 4L-16 9L-19.4 10L-16 13L-18 16L-11 14ZM13 8L18 4L16 9L19.4 10L16 13L18 16L11 14Z",
  body: CLOAK,
  head: "M-8 -9Q-9.4 -19.4 0 -20Q9.4 -19.4 8 -9L3 -6.4L0 -3L-3 -6.4Z",
  light: "M-3.4 -7L0 -10L3.4 -7L0 -3Z",
  eyes: [
    [-3.8, -13],
    [3.8, -13],
  ],
};

/** Pictures on its buildings and tokens. */
export const signs: Readonly<Record<string, Sign>> = {
  citadel: {
    fill: "M-9 -7H-5V-4H-2V-7H2V-4H5V-7H9V0H-9Z",
    line: "M-9 8V-7H-5V-4H-2V-7H2V-4H5V-7H9V8ZM-2.4 8V3Q0 0 2.4 3V8",
  },
  market: { fill: "M-9 -7H9L11 -1H-11Z", line: "M-9 -7H9L11 -1H-11ZM-8 -1V8H8V-1M-3 -7L-4 -1M3 -7L4 -1" },
  tunnel: {
    fill: "M-7 6Q-7 -7 0 -7Q7 -7 7 6Z",
    line: "M-7 6Q-7 -7 0 -7Q7 -7 7 6ZM-3.4 6Q-3.4 -2 0 -2Q3.4 -2 3.4 6",
  },
};
