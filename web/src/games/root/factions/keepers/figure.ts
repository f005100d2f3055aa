/** Badgers: how the faction looks. */
import { CLOAK, type Figure } from "../../pieces/shapes";

export const figure: Figure = {
  ears: "M-9 -15A3.6 3.6 0 1 1 -4 -19ZM9 -15A3.6 3.6 0 1 0 4 -19Z",
  body: CLOAK,
  head: "M-8.4 -13Q-6 -20 0 -20Q6 -20 8.4 -13Q6.6 -5.6 0 -3.6Q-6.6 -5.6 -8.4 -13Z",
  marks: "M-6.6 -17L-2.6 -19.6L-2 -6L-5.6 -8ZM6.6 -17L2.6 -19.6L2 -6L5.6 -8Z",
  eyes: [
    [-4.2, -13],
    [4.2, -13],
  ],
};
