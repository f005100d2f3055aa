/** What lies on a path, ready to be drawn. */
import type { BattleFacts, PathFacts } from "./types";
import { COLOURS, readDie, type Colour } from "./types";

/** A die on a path: rolled ones show their face. */
export interface LaidDie {
  colour: Colour;
  /** 0 if it was not rolled. */
  face: number;
  /** What is picked by it while the path is being resolved. */
  target: string;
}

const FOUGHT = 1;
const REWARDED = 2;
const CLEARED = 4;

/** The dice on a path, by colour; of the one that is being resolved those that were rolled show their faces. */
export function laidDice(path: PathFacts, battle: BattleFacts | null): LaidDie[] {
  const rolled = battle?.path === path.id ? battle.rolled.map(readDie) : [];
  return COLOURS.flatMap((colour) => {
    const faces = rolled
      .filter((die) => die.colour === colour)
      .map((die) => die.face)
      .sort((a, b) => b - a);
    const blank = Math.max(0, path[colour] - faces.length);
    return [
      ...faces.map((face) => ({ colour, face, target: `die:${colour}-${face}` })),
      ...Array.from({ length: blank }, () => ({ colour, face: 0, target: `die:${colour}` })),
    ];
  });
}

export type LaneState = "free" | "ready" | "now" | "fought" | "won" | "gone";

/** How things stand for a path. */
export function laneState(path: PathFacts, battle: BattleFacts | null): LaneState {
  if (path.flags & CLEARED) return "gone";
  if (path.member === null && !path.rival) return "free";
  if (battle?.path === path.id) return "now";
  if (path.flags & REWARDED) return "won";
  if (path.flags & FOUGHT) return "fought";
  return "ready";
}

/** What counts on the path in hand so far: dice with the bonus on each, bonuses on the whole, earlier paths. */
export function totalOf(battle: BattleFacts): number {
  const dice = battle.rolled.map(readDie);
  const rolled = dice.reduce((sum, { colour, face }) => sum + Math.max(0, face + battle.bonus[colour]), 0);
  return rolled + battle.bonus.total + battle.carried;
}

/**
 * What counts in a duel: while it is fought what lies there, afterwards what was told; a failure has been carried on by
 * then, and would count twice.
 */
export function totalIn(
  duel: { path: string; total: number | null; outcome: unknown },
  battle: BattleFacts | null,
): number | null {
  const fought = battle !== null && battle.path === duel.path && duel.outcome === null;
  return fought && (battle.rolled.length > 0 || battle.carried > 0) ? totalOf(battle) : duel.total;
}

/** Whether a token of a path lies face up. */
export const isOpen = (path: PathFacts, place: number): boolean => ((path.revealed >> place) & 1) === 1;

/**
 * Where markers on a line are drawn that would hide one another: as near to their places as they can, in their order,
 * with a gap between them and none beyond the end.
 */
export function beside(places: readonly number[], gap: number, end: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const found = [...places];
  // Those that crowd one another share the middle of their places.
  let groups = order.map((i) => ({ members: [i], middle: places[i] ?? 0 }));
  const half = (group: { members: number[] }): number => ((group.members.length - 1) * gap) / 2;
  for (let merged = true; merged;) {
    merged = false;
    const next: typeof groups = [];
    for (const group of groups) {
      const last = next.at(-1);
      if (last && group.middle - half(group) - (last.middle + half(last)) < gap) {
        const members = [...last.members, ...group.members];
        last.middle = members.reduce((sum, i) => sum + (places[i] ?? 0), 0) / members.length;
        last.members = members;
        merged = true;
      } else next.push({ ...group });
    }
    groups = next;
  }
  for (const group of groups) {
    const from = Math.max(0, Math.min(group.middle - half(group), end - 2 * half(group)));
    group.members.forEach((i, k) => (found[i] = from + k * gap));
  }
  return found;
}
