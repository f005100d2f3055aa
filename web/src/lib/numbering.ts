/** In which order answers stand, and which number key is whose: the same on buttons, in the list and on the keyboard. */
import type { Option } from "../games/game";

const MOST_BUTTONS = 9;

/** What stands as a button beside the question: what lies nowhere on the table; or everything, if that is little. */
export function buttonsOf(answers: readonly Option[]): Option[] {
  const few =
    answers.length <= MOST_BUTTONS
      ? answers
      : answers.filter((choice) => choice.targets.length === 0).slice(0, MOST_BUTTONS);
  // What ends one's turn comes last: nobody does that by habit.  Numbers stay in their order.
  const last = ({ mark, text }: Option): number => Number(mark === "ends" && !/^\d+$/.test(text));
  return few.toSorted((one, other) => last(one) - last(other));
}

/** All answers in the order of their numbers: the buttons first. */
export function numbered(answers: readonly Option[]): Option[] {
  const buttons = buttonsOf(answers);
  const shown = new Set(buttons.map(({ index }) => index));
  return [...buttons, ...answers.filter(({ index }) => !shown.has(index))];
}

/** The key of a place, from 0: 1 to 9, and 0 for the tenth; nothing after that. */
export function digitAt(place: number): string {
  return place >= 0 && place < 10 ? String((place + 1) % 10) : "";
}

/** The answer that a number key means. */
export function meantBy(digit: number, answers: readonly Option[]): Option | undefined {
  return numbered(answers)[digit === 0 ? 9 : digit - 1];
}
