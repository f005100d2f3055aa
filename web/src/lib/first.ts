/** Which games somebody has played to an end in this browser: whoever has not is shown more slowly what others do. */
import { keep, recall } from "./settings.svelte";

const KEY = "rulewright.finished";

/** Whether a match of a game has come to its end here, with a seat of one's own. */
export const hasFinished = (game: string): boolean => recall<string[]>(KEY, []).includes(game);

/** Note that one has. */
export function noteFinished(game: string): void {
  if (game && !hasFinished(game)) keep(KEY, [...recall<string[]>(KEY, []), game]);
}
