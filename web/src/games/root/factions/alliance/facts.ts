/** What the engine tells about the Alliance's board. */
import type { PlayerFacts, Suit } from "../../types";

export const ID = "alliance";
/** Suits that have a base. */
export const BASES: readonly Suit[] = ["fox", "rabbit", "mouse"];

export interface AllianceFacts {
  officers: number;
  operations: number;
  supporters: number;
  /** Only on one's own board. */
  supporter_cards?: string[];
}

/** The board of a seat that plays the Alliance, or null. */
export const boardOf = (player: PlayerFacts | undefined): AllianceFacts | null =>
  player?.faction === ID ? (player.board as AllianceFacts) : null;
