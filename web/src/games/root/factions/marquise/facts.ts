/** What the engine tells about the Marquise's board. */
import { factions, track } from "../../data";
import type { PlayerFacts, RootTable } from "../../types";

export const ID = "marquise";
/** Actions of a turn, before birds buy more. */
export const ACTIONS = 3;

export interface MarquiseFacts {
  actions: number;
  moves: number;
  recruited: boolean;
}

/** The board of a seat that plays the Marquise, or null. */
export const boardOf = (player: PlayerFacts | undefined): MarquiseFacts | null =>
  player?.faction === ID ? (player.board as MarquiseFacts) : null;

/** What she has left of this turn; null while it is not hers, or what is kept is of the last one. */
export function marquiseNow(table: RootTable, player: PlayerFacts): MarquiseFacts | null {
  const board = boardOf(player);
  if (!board || table.turn !== player.seat || table.over) return null;
  // Actions are granted when crafting is done.
  const fresh = table.phase === "evening" || table.step === "action";
  return fresh ? board : null;
}

/** The wood and the points of her next building of a kind; null when all are on the map. */
export function nextBuilding(
  player: PlayerFacts | undefined,
  piece: string,
): { cost: number; points: number } | null {
  const total = factions.get(ID)?.buildings[piece] ?? 0;
  const placed = total - (player?.pieces_left[piece] ?? 0);
  const cost = track(ID, "cost")[placed];
  const points = track(ID, `${piece}_vp`)[placed];
  return cost === undefined || points === undefined ? null : { cost, points };
}
