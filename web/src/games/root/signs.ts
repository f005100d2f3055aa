/** Which things that sentences name have a drawing, and whose they are. */
import type { Phrase } from "$lib/texts.svelte";
import { readThing, type NamedThing } from "../shared/things";

/** Where the drawing of a thing stands; suits are known by theirs, and their words are long. */
const PLACES: Readonly<Record<string, "beside" | "instead">> = {
  suit: "instead",
  short: "beside",
  piece: "beside",
  item: "beside",
};
/** The parts of a sentence that may say whose pieces it is about, the surest first. */
const OWNERS = ["owner", "seat", "name"];

/** What a phrase names; who shares a faction has its sign. */
export function thingIn(phrase: unknown): NamedThing | null {
  const [key, parts] = (Array.isArray(phrase) ? phrase : []) as [unknown, Record<string, unknown>?];
  return key === "table.marked" ? thingIn(parts?.["name"]) : readThing("root", phrase);
}

export function sign(thing: Phrase): "beside" | "instead" | null {
  const named = thingIn(thing);
  if (named?.kind === "suit" && named.name === "any") return null;
  return (named && PLACES[named.kind]) ?? null;
}

/** Whose pieces a sentence is about, as far as it says so. */
export function ownerIn(sentence: Phrase): string | null {
  const parts = (sentence[1] ?? {}) as Record<string, unknown>;
  for (const part of OWNERS) {
    const owner = thingIn(parts[part]);
    if (owner?.kind === "short") return owner.name;
  }
  return null;
}
