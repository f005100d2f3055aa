/** What the engine tells about the Duchy's board, and what is printed on it. */
import table from "$data/root/data/factions/duchy.toml";
import type { PlayerFacts } from "../../types";

export const ID = "duchy";

export interface Rank {
  id: string;
  crowns: number;
  /** How many cards a minister of it wants to see. */
  reveal: number;
  vp: number;
}

export interface Minister {
  id: string;
  rank: string;
}

const printed = table as { rank: Rank[]; minister: Minister[] };
/** From squires to lords. */
export const RANKS: readonly Rank[] = printed.rank;
export const MINISTERS: readonly Minister[] = printed.minister;

export interface DuchyFacts {
  swayed: string[];
  /** Those of them that have acted this turn. */
  acted: string[];
  /** Crowns on the board, and those that are out of the game, by rank. */
  crowns: Record<string, number>;
  lost: Record<string, number>;
  revealed: string[];
  /** Actions of the Assembly that are left. */
  actions: number;
}

/** The board of a seat that plays the Duchy, or null. */
export const boardOf = (player: PlayerFacts | undefined): DuchyFacts | null =>
  player?.faction === ID ? (player.board as DuchyFacts) : null;
