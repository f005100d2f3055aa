/** Mice with a scarf: how the faction looks, and what it puts on the map. */
import { CLOAK, type Figure, type Sign } from "../../pieces/shapes";

export const figure: Figure = {
  ears: "M-12.6 -17.4A5.6 5.6 0 1 1 -2 -17.6L-5 -11ZM12.6 -17.4A5.6 5.6 0 1 0 2 -17.6L5 -11Z",
  body: CLOAK,
  head: "M-7.4 -13.4Q-5.6 -18.2 0 -18.2Q5.6 -18.2 7.4 -13.4Q7.6 -8.6 2.4 -5Q0 -3.4 -2.4 -5Q-7.6 -8.6 -7.4 -13.4Z",
  marks: "M-6.6 -6.6Q0 -1 6.6 -6.6L8 -3.4Q0 3 -8 -3.4Z",
  eyes: [
    [-3, -12],
    [3, -12],
  ],
};

/** Pictures on its buildings and tokens. */
export const signs: Readonly<Record<string, Sign>> = {
  base: { fill: "M-9.4 -1.4L0 -9.6L9.4 -1.4Z", line: "M-9.4 -1.4L0 -9.6L9.4 -1.4ZM-7 -1.4V8.6H7V-1.4" },
  sympathy: {
    fill: "M0 7.4Q-10.4 .6 -6.6 -4.8Q-2.6 -8 0 -3Q2.6 -8 6.6 -4.8Q10.4 .6 0 7.4Z",
    line: "M0 7.4Q-10.4 .6 -6.6 -4.8Q-2.6 -8 0 -3Q2.6 -8 6.6 -4.8Q10.4 .6 0 7.4Z",
  },
};
