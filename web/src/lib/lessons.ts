/** What this browser remembers of lessons: which were taken to their end, and at which tables somebody left one. */
import { keep, recall } from "./settings.svelte";

const DONE = "rulewright.lessons.done";
const LEFT = "rulewright.lessons.left";
/** Tables that are remembered; those of long ago are not gone back to. */
const MOST = 50;

/** The lessons of a game that were taken to their end. */
export function lessonsDone(game: string): string[] {
  return recall<Record<string, string[]>>(DONE, {})[game] ?? [];
}

export function lessonDone(game: string, lesson: string): void {
  const all = recall<Record<string, string[]>>(DONE, {});
  keep(DONE, { ...all, [game]: [...new Set([...(all[game] ?? []), lesson])] });
}

/** Whether somebody would rather play on without the lesson of a match. */
export const lessonLeft = (match: string): boolean => recall<string[]>(LEFT, []).includes(match);

export function leaveLesson(match: string, left: boolean): void {
  const others = recall<string[]>(LEFT, []).filter((other) => other !== match);
  keep(LEFT, left ? [match, ...others].slice(0, MOST) : others);
}
