/** The clans, a line for each, in the order in which newcomers are offered them. */
import { air } from "./air";
import { fire } from "./fire";
import { jungle } from "./jungle";
import { water } from "./water";

export const CLANS = [fire, water, jungle, air] as const;

export type Affinity = (typeof CLANS)[number]["id"];
/** All elements, as they are listed. */
export const AFFINITIES: readonly Affinity[] = CLANS.toSorted((one, other) => one.number - other.number).map(
  ({ id }) => id,
);
