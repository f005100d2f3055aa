/** The keyboard: which key does what at the table. */
import { meantBy } from "./numbering";
import type { Play } from "./play.svelte";

export interface Commands {
  help: () => void;
  law: () => void;
  list: () => void;
  board: () => void;
  outline: () => void;
  chat: () => void;
  /** Makes the board larger, or smaller; by 0, whole. */
  zoom: (steps: number) => void;
  /** Moves what is seen of the board; false where all of it is. */
  pan: (right: number, down: number) => boolean;
  close: () => boolean;
  skip: () => void;
}

const MOVES: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether somebody is writing: then letters are letters. */
export function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Do what a key asks for; true if it meant something here. */
export function press(event: KeyboardEvent, play: Play, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  commands.skip();
  if (event.key === "Escape") {
    // Whoever has written enough goes back to the table.
    if (writing(event.target)) (event.target as HTMLElement).blur();
    return commands.close() || play.back() || play.stepBack();
  }
  if (writing(event.target)) return false;
  const moved = event.shiftKey ? MOVES[event.key] : undefined;
  if (moved) return commands.pan(...moved);
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
      if (play.pace.stepwise) play.pace.step();
      else play.pace.skip();
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
    case "+":
    case "=":
      commands.zoom(1);
      return true;
    case "-":
      commands.zoom(-1);
      return true;
    case "z":
      commands.zoom(0);
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

/** In the past: arrows step, whole turns with the keys for pages, Home and End go to the ends. */
function step(key: string, play: Play): boolean {
  const steps: Record<string, () => void> = {
    ArrowLeft: () => play.step(-1),
    ArrowRight: () => play.step(1),
    ArrowUp: () => play.step(-10),
    ArrowDown: () => play.step(10),
    PageUp: () => play.lookTurn(-1),
    PageDown: () => play.lookTurn(1),
    Home: () => play.lookAfter(0),
    End: () => play.present(),
  };
  steps[key]?.();
  return key in steps;
}

/** A number key chooses what bears its number, on a button and in the list. */
function choose(digit: number, play: Play): boolean {
  const item = meantBy(digit, play);
  switch (item?.kind) {
    case "option":
      play.choose(item.option);
      return true;
    case "place":
      play.pick(item.entry.target ?? "");
      return true;
    case "action":
      play.act(item.option);
      return true;
    case "missing":
      play.whyEntry(item.entry);
      return true;
    default:
      return false;
  }
}

/** Why is the thing that has the focus, or the pointer, not offered? */
function wonder(play: Play): boolean {
  if (!play.pointed) return false;
  play.why(play.pointed);
  return true;
}
