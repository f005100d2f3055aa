/** Rats: how the faction looks. */
import { CLOAK, type Figure } from "../../pieces/shapes";

export const figure: Figure = {
  ears: "M-9 -11A4.6 4.6 0 1 1 -3 -18ZM9 -11A4.6 4.6 0 1 0 3 -18ZM-5 -18L-6 -26L-2 -22L0 -27L2 -22L6 -26L5 -18Z",
  body: CLOAK,
  head: "M-7 -14Q-5 -18.6 0 -18.6Q5 -18.6 7 -14Q7 -10 1.6 -3.4Q0 -2 -1.6 -3.4Q-7 -10 -7 -14Z",
  eyes: [
    [-3, -13],
    [3, -13],
  ],
};
