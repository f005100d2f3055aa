/** Birds of prey: how the faction looks, and what it puts on the map. */
import { CLOAK, type Figure, type Sign } from "../../pieces/shapes";

export const figure: Figure = {
  tail: "M-10 6Q-19 6 -18 13Q-13 15 -8 12Z",
  body: CLOAK,
  head: "M-6.6 -6.4Q-9.6 -17.6 -2 -20.4Q-3.6 -24 -7.4 -24.6Q.4 -27.6 3.4 -20.4Q6.2 -18.8 6.8 -15.8L14 -11.6L6.4 -10.4Q6 -7.4 4.6 -6Q-1 -3.6 -6.6 -6.4Z",
  marks: "M6.8 -15.8L14 -11.6L6.4 -10.4Z",
  eyes: [[2.2, -14.6]],
};

/** Pictures on its buildings and tokens. */
export const signs: Readonly<Record<string, Sign>> = {
  roost: {
    fill: "M-9.6 1Q0 13 9.6 1Q0 5 -9.6 1Z",
    line: "M-9.6 1Q0 13 9.6 1Q0 5 -9.6 1ZM-5.4 2.4Q-7 -3.6 -4 -5.6Q-1 -5 -1.4 3.2M-1 2.6Q-2 -4.6 1.4 -7Q4.8 -5 4 2.6M-11 -1L-8.4 2M11 -1L8.4 2",
  },
};
