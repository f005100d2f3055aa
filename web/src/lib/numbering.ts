/** Which number key is whose: the same on buttons, in the list and on the keyboard. */
import type { Option } from "../games/game";
import { rowOf, type Item, type Source } from "./row";

/** Everything that has a place, in the order of its number: the row of buttons, and what else is in the list. */
export function numbered(source: Source): Item[] {
  const row = rowOf(source);
  const shown = new Set(row.flatMap((item) => (item.kind === "option" ? [item.option.text] : [])));
  const others = source.remaining.filter(({ text }) => !shown.has(text));
  return [
    ...row,
    ...others.map((option): Item => ({ kind: "option", key: `option ${option.text}`, option })),
  ];
}

/** The answers among them, each with its place. */
export function listed(source: Source): { option: Option; place: number }[] {
  return numbered(source).flatMap((item, place) =>
    item.kind === "option" ? [{ option: item.option, place }] : [],
  );
}

/** The key of a place, from 0: 1 to 9, and 0 for the tenth; nothing after that. */
export function digitAt(place: number): string {
  return place >= 0 && place < 10 ? String((place + 1) % 10) : "";
}

/** What a number key means. */
export function meantBy(digit: number, source: Source): Item | undefined {
  return numbered(source)[digit === 0 ? 9 : digit - 1];
}
