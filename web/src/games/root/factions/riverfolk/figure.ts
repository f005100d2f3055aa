/** Otters: how the faction looks, and what it puts on the map. */
import { CLOAK, type Figure, type Sign } from "../../pieces/shapes";

export const figure: Figure = {
  tail: "M9 13Q17 17 20 9Q16 12 11 6Z",
  body: CLOAK,
  head: "M-8.6 -11Q-10 -13 -8.6 -16Q-10 -20 -6.6 -19Q0 -22.6 6.6 -19Q10 -20 8.6 -16Q10 -13 8.6 -11Q5 -4.6 0 -4.6Q-5 -4.6 -8.6 -11Z",
  light: "M-5.4 -9Q0 -12.4 5.4 -9Q4 -5 0 -5Q-4 -5 -5.4 -9Z",
  eyes: [
    [-3.6, -14],
    [3.6, -14],
  ],
};

/** Pictures on its buildings and tokens. */
export const signs: Readonly<Record<string, Sign>> = {
  trade_post: { fill: "M-7 -5H7V0H-7Z", line: "M-7 -5H7V0H-7ZM0 -8V8M-4 8H4" },
};
