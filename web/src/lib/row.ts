/** The row of buttons that answer a question: what stands there, in which order, and what of it is not possible now. */
import type { Option } from "../games/game";
import type { MenuEntry } from "../protocol";
import { grouped } from "./narrowing";

/** One button of the row. */
export type Item =
  /** An answer. */
  | { kind: "option"; key: string; option: Option; entry?: MenuEntry }
  /** A thing on the table by which several answers can be given. */
  | { kind: "place"; key: string; entry: MenuEntry }
  /** An action that goes on with what was picked, in several ways. */
  | { kind: "action"; key: string; option: Option; ways: number }
  /** What usually stands here, and is not possible now. */
  | { kind: "missing"; key: string; entry: MenuEntry };

/** So many buttons have room beside a question. */
export const MOST_BUTTONS = 9;
/** With what is not possible now, so many. */
const MOST_ITEMS = 12;

/** What the row is made of. */
export interface Source {
  options: readonly Option[];
  remaining: readonly Option[];
  picks: readonly string[];
  menu: readonly MenuEntry[];
}

/** Only for what does nothing but end a part of the turn; numbers stay in their order. */
export const ends = ({ mark, text, targets }: Option): boolean =>
  (mark === "ends" || mark === "phase") && targets.length === 0 && !/^\d+$/.test(text);

export function rowOf({ options, remaining, picks, menu }: Source): Item[] {
  if (picks.length) return picked(options, remaining);
  if (menu.length === 0) return few(remaining).map(asItem);
  const covered = new Set(menu.flatMap((entry) => entry.options ?? []));
  const standing = menu.map((entry) => ofEntry(entry, options));
  const others = remaining.filter(({ index }) => !covered.has(index));
  const room = MOST_BUTTONS - standing.filter(({ kind }) => kind !== "missing").length;
  const rest = (others.length <= room ? others : others.filter(({ targets }) => targets.length === 0)).slice(
    0,
    MOST_BUTTONS,
  );
  return [...fitting(standing, MOST_ITEMS - rest.length), ...rest.map(asItem)].toSorted(byEnd);
}

/** All answers if they are few, else those that lie nowhere on the table. */
function few(remaining: readonly Option[]): Option[] {
  const shown =
    remaining.length <= MOST_BUTTONS
      ? [...remaining]
      : remaining.filter(({ targets }) => targets.length === 0).slice(0, MOST_BUTTONS);
  return shown.toSorted((one, other) => Number(ends(one)) - Number(ends(other)));
}

/** After something was picked: answers, and the ways that go on from it; many ways of one action are one button. */
function picked(options: readonly Option[], remaining: readonly Option[]): Item[] {
  const items = few(remaining.filter(({ answers }) => !answers)).map(asItem);
  const groups = grouped(remaining.filter(({ answers }) => answers)).toSorted(
    (one, other) => one.length - other.length,
  );
  let left = groups.length;
  for (const ways of groups) {
    left -= 1;
    const action = options.find(({ text }) => text === ways[0]?.answers?.[0]);
    if (ways.length === 1 || items.length + ways.length + left <= MOST_BUTTONS)
      items.push(...ways.map(asItem));
    else if (action)
      items.push({ kind: "action", key: `action ${action.text}`, option: action, ways: ways.length });
  }
  return items;
}

const asItem = (option: Option): Item => ({ kind: "option", key: `option ${option.text}`, option });

function ofEntry(entry: MenuEntry, options: readonly Option[]): Item {
  const [index, ...more] = entry.options ?? [];
  const option = options.find((one) => one.index === index);
  if (!option) return { kind: "missing", key: `missing ${entry.text}`, entry };
  if (more.length) return { kind: "place", key: `place ${entry.text}`, entry };
  return { kind: "option", key: `option ${option.text}`, option, entry };
}

/** What there is room for: of what is not possible, the last is left out first. */
function fitting(items: readonly Item[], room: number): Item[] {
  let over = items.length - room;
  return items
    .toReversed()
    .filter(({ kind }) => kind !== "missing" || over-- <= 0)
    .toReversed();
}

/** What ends one's turn comes last: nobody does that by habit. */
const byEnd = (one: Item, other: Item): number => last(one) - last(other);
const last = (item: Item): number => Number(item.kind === "option" && ends(item.option));
