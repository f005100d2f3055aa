/** What the shown seat has at hand, ready to be drawn and picked. */
import type { Option } from "../game";
import { laidDice, type LaidDie } from "./lanes";
import { COLOURS, readDie, type ClanFacts, type Colour, type MonsterLandsTable } from "./types";

/** Dice of one kind that lie together. */
export interface Heap {
  colour: Colour;
  face: number;
  count: number;
  target: string;
}

/** The dice of a pool: strength, magic, then persuasion from the highest face down. */
export function heaps(clan: ClanFacts): Heap[] {
  return Object.entries(clan.pool)
    .map(([name, count]) => ({ ...readDie(name), count, target: `die:${name}` }))
    .sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || b.face - a.face);
}

/** Colours that can be taken from the supply now: offered, but not as dice that lie somewhere. */
export function supply(choices: readonly Option[], prompt: string): Colour[] {
  if (prompt !== "convert_to" && prompt !== "grant_die") return [];
  return COLOURS.filter((colour) => choices.some((choice) => choice.targets.includes(`die:${colour}`)));
}

/** The dice of one's own path while it is being resolved. */
export function atStake(table: MonsterLandsTable, seat: number): LaidDie[] {
  const battle = table.battle;
  const path = battle?.path ? table.paths.find((one) => one.id === battle.path) : undefined;
  return path?.seat === seat && path.member !== null ? laidDice(path, battle) : [];
}

/** Things that look alike, each once with its number, in the order they first come. */
export function gathered(names: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found];
}
