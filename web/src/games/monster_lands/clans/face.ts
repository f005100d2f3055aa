/** What is particular about a clan: the rest follows from the tables. */
import type { Sign } from "../pieces/shapes";

export interface ClanFace {
  /** As the engine calls it, and its element; its colours are `--ml-<id>`, `--ml-on-<id>` and `--ml-<id>-deep`. */
  id: string;
  /** Its place where all elements are listed. */
  number: number;
  /** The member who stands for it on the first page. */
  hero: string;
  /** Its element. */
  sign: Sign;
  /** What lands of its element look like. */
  land: LandFace;
}

/** A kind of thing in a land, which gives it its colour, and its outline. */
export type Drawn = readonly [kind: string, outline: string];

export interface LandFace {
  /** How high the hills at the horizon are, and how jagged, if not as usual. */
  skyline?: number;
  jagged?: number;
  /** Whether clouds hide the sun. */
  clouded?: boolean;
  /** What stands before the horizon. */
  far?: readonly Drawn[];
  /** What grows, stands or flows in front: one thing usually, another one every so often. */
  growth: { every: number; rare: readonly Drawn[]; usual: readonly Drawn[] };
}

/** What is left where hardly anything grows. */
export const WINDSWEPT: LandFace["growth"] = {
  every: 3,
  rare: [["rock", "M-9 10L-5 -2L0 -6L6 0L9 10Z"]],
  usual: [["wave", "M-12 2H4a4 4 0 1 0 -4 -4"]],
};
