/** My tables as this browser saw them last: shown, with a word of when that was, while the server cannot be reached. */
import type { MatchLine } from "../protocol";
import { keep, recall } from "./settings.svelte";

const KEY = "rulewright.tables";
/** Enough for the first page. */
const MOST = 20;

interface Remembered {
  person: string;
  /** Milliseconds. */
  at: number;
  matches: MatchLine[];
}

export function rememberTables(person: string, matches: readonly MatchLine[]): void {
  keep(KEY, { person, at: Date.now(), matches: matches.slice(0, MOST) } satisfies Remembered);
}

/** What was seen last: by whoever we are, or, if the server cannot say who that is, by whoever was here last. */
export function lastTables(person: string | undefined): Remembered | null {
  const last = recall<Remembered | null>(KEY, null);
  return last && (person === undefined || last.person === person) ? last : null;
}
