/** Which things that sentences name have a drawing. */
import type { Phrase } from "$lib/texts.svelte";
import { readThing, type NamedThing } from "../shared/things";
import { AFFINITIES } from "./clans";

const TOKENS = ["glory", "gold", "defense", "potion", "venom", "trap"];
export const DICE = ["strength", "magic", "persuasion"];
/** Kinds of things, and which of them have a drawing; all of them where none are named. */
const DRAWN: Readonly<Record<string, readonly string[] | null>> = {
  clan: null,
  affinity: AFFINITIES,
  die: DICE,
  count: [...TOKENS, ...DICE],
};

export function thingIn(thing: Phrase): NamedThing | null {
  return readThing("monster_lands", thing);
}

export function sign(thing: Phrase): "beside" | null {
  const named = thingIn(thing);
  const drawn = named ? DRAWN[named.kind] : undefined;
  return named && drawn !== undefined && (drawn?.includes(named.name) ?? true) ? "beside" : null;
}
