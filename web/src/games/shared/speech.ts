/** What a game's words are made with. */
import type { Phrase } from "$lib/texts.svelte";

/** What words are made of: a message, whether there is one, and the paragraph it names. */
export interface Speech {
  t: (key: string, parameters?: Said) => string;
  has: (key: string) => boolean;
  lawOf: (key: string) => string | undefined;
}

/** What goes into a message: a phrase waits until the message says in which form it is wanted. */
export type Said = Record<string, string | number | Phrase | undefined>;

/** Somebody who speaks; a game adds the names of its things. */
export class Speaker implements Speech {
  readonly t: Speech["t"];
  readonly has: Speech["has"];
  readonly lawOf: Speech["lawOf"];

  constructor({ t, has, lawOf }: Speech) {
    this.t = t;
    this.has = has;
    this.lawOf = lawOf;
  }
}

/** What kind of thing a target names, and which. */
export function readTarget(target: string): [kind: string, name: string] {
  const colon = target.indexOf(":");
  return colon < 0 ? [target, ""] : [target.slice(0, colon), target.slice(colon + 1)];
}

export { capital } from "$lib/texts.svelte";
