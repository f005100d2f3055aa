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

/** Whether a token of a path lies face up. */
export const isOpen = (path: PathFacts, place: number): boolean => ((path.revealed >> place) & 1) === 1;
