/** Cats: how the faction looks, and what it puts on the map. */
import { CLOAK, type Figure, type Sign } from "../../pieces/shapes";

export const figure: Figure = {
  tail: "M10 13Q19 11 17 2Q16.4 -1 14 -.4Q15 6 9 8Z",
  body: CLOAK,
  head: "M-9 -23.5L-4.4 -18.4Q0 -19.6 4.4 -18.4L9 -23.5Q11 -13 7.4 -8.4Q0 -3.4 -7.4 -8.4Q-11 -13 -9 -23.5Z",
  light: "M-7.4 -8.4Q0 -3.4 7.4 -8.4Q5 -11 0 -9.4Q-5 -11 -7.4 -8.4Z",
  eyes: [
    [-3.6, -13],
    [3.6, -13],
  ],
};

/** Pictures on its buildings and tokens. */
export const signs: Readonly<Record<string, Sign>> = {
  sawmill: {
    fill: "M0 -8L2.2 -6.4L5 -6.8L5.8 -4.2L8.2 -2.8L7.2 -.2L8.2 2H-8.2L-7.2 -.2L-8.2 -2.8L-5.8 -4.2L-5 -6.8L-2.2 -6.4Z",
    line: "M0 -8L2.2 -6.4L5 -6.8L5.8 -4.2L8.2 -2.8L7.2 -.2L8.2 2H-8.2L-7.2 -.2L-8.2 -2.8L-5.8 -4.2L-5 -6.8L-2.2 -6.4ZM-9.4 2H9.4V7H-9.4ZM0 -1.6V-1.4",
  },
  workshop: {
    fill: "M-9 -6H8Q7 -2 3 -1V3H-3V-1Q-8 -2 -9 -6Z",
    line: "M-9 -6H8Q7 -2 3 -1V3L6 8H-6L-3 3V-1Q-8 -2 -9 -6Z",
  },
  recruiter: { fill: "M-4.4 -9L8.6 -5.4L-4.4 -1Z", line: "M-4.4 9V-9L8.6 -5.4L-4.4 -1M-8 9H0" },
  keep: {
    fill: "M-7.4 -7.6H-3.6V-5H-1.8V-7.6H1.8V-5H3.6V-7.6H7.4V-2H-7.4Z",
    line: "M-7.4 7V-7.6H-3.6V-5H-1.8V-7.6H1.8V-5H3.6V-7.6H7.4V7ZM-2 7V3Q0 .6 2 3V7",
  },
  wood: {
    fill: "M-8 -.4A2.8 2.8 0 1 1 -2.4 -.4H5.4A2.8 2.8 0 0 1 5.4 5.2H-5.2A2.8 2.8 0 0 1 -8 2.4Z",
    line: "M-5 -.6H5.4A2.9 2.9 0 0 1 5.4 5.2H-5A2.9 2.9 0 1 1 -5 -.6ZM-5 -.6A2.9 2.9 0 0 1 -5 5.2M-2 -.6H-3A2.8 2.8 0 0 1 -3 -6.2H4A2.8 2.8 0 0 1 5.2 -.6M-3 -6.2A2.8 2.8 0 0 1 -1.4 -.8",
    colour: "#c08a4a",
  },
};
