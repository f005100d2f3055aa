/** What a phrase names, by the key of its message: `game.kind.name`. */
export interface NamedThing {
  kind: string;
  name: string;
}

/** The thing of a game that a phrase names; null if it is none of its things. */
export function readThing(game: string, phrase: unknown): NamedThing | null {
  const key: unknown = Array.isArray(phrase) ? phrase[0] : null;
  if (typeof key !== "string") return null;
  const [of, kind = "", name = "", ...more] = key.split(".");
  return of === game && name && more.length === 0 ? { kind, name } : null;
}
