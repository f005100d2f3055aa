/** A raccoon: how the faction looks. */
import { CLOAK, type Figure } from "../../pieces/shapes";

export const figure: Figure = {
  tail: "M8 14Q19 16 18 4Q16 1.4 14 4Q15 9 9 8Z",
  body: CLOAK,
  head: "M-10.4 -10Q-8.6 -13 -8.4 -16.4Q-9.4 -22.4 -6.6 -22Q-3.4 -21 -2.8 -18.6H2.8Q3.4 -21 6.6 -22Q9.4 -22.4 8.4 -16.4Q8.6 -13 10.4 -10Q6 -4.6 0 -4.2Q-6 -4.6 -10.4 -10Z",
  marks: "M-9 -12.4Q-5 -16 0 -12.6Q5 -16 9 -12.4Q6 -8.6 0 -10.6Q-6 -8.6 -9 -12.4Z",
  eyes: [
    [-4, -12.2],
    [4, -12.2],
  ],
  wanders: true,
};
