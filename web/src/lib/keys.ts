/** The keyboard: which key does what at the table. */
import type { Play } from "./play.svelte";

export interface Commands {
  help: () => void;
  law: () => void;
  list: () => void;
  board: () => void;
  outline: () => void;
  chat: () => void;
  close: () => boolean;
  skip: () => void;
}

/** Whether somebody is writing: then letters are letters. */
export function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Do what a key asks for; true if it meant something here. */
export function press(event: KeyboardEvent, play: Play, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  commands.skip();
  if (event.key === "Escape") return commands.close() || play.back();
  if (writing(event.target)) return false;
  if (play.past && step(event.key, play)) return true;
  const digit = /^[0-9]$/.test(event.key) ? Number(event.key) : null;
  if (digit !== null) return choose(digit, play);
  switch (event.key) {
    case "Enter":
      // A focused button means itself.
      if (event.target instanceof HTMLElement && event.target.closest("button, a, summary, .target"))
        return false;
      play.confirm();
      return true;
    case " ":
      if (
        !play.pace.waiting ||
        (event.target instanceof HTMLElement && event.target.closest("button, a, summary"))
      )
        return false;
      play.pace.skip();
      return true;
    case "u":
      play.undo();
      return true;
    case "?":
      commands.law();
      return true;
    case "h":
      commands.help();
      return true;
    case "l":
      commands.list();
      return true;
    case "b":
      commands.board();
      return true;
    case "o":
      commands.outline();
      return true;
    case "c":
      commands.chat();
      return true;
    case "w":
      return wonder(play);
    case "a":
      play.counsel.toggle();
      return true;
    case "ArrowLeft":
      if (event.target instanceof HTMLElement && event.target.closest("[role=tablist]")) return false;
      play.step(-1);
      return true;
    default:
      return false;
  }
}

/** In the past: arrows step, Home and End go to the ends. */
function step(key: string, play: Play): boolean {
  const steps: Record<string, () => void> = {
    ArrowLeft: () => play.step(-1),
    ArrowRight: () => play.step(1),
    ArrowUp: () => play.step(-10),
    ArrowDown: () => play.step(10),
    Home: () => play.lookAfter(0),
    End: () => play.present(),
  };
  steps[key]?.();
  return key in steps;
}

/** A number key chooses from the list: 1 to 9, and 0 for the tenth. */
function choose(digit: number, play: Play): boolean {
  const choice = play.remaining[digit === 0 ? 9 : digit - 1];
  if (!choice) return false;
  play.choose(choice);
  return true;
}

/** Why is the thing that has the focus, or the pointer, not offered? */
function wonder(play: Play): boolean {
  if (!play.pointed) return false;
  play.why(play.pointed);
  return true;
}
