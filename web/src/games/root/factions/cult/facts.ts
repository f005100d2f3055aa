/** What the engine tells about the Cult's board. */
import type { PlayerFacts, Suit } from "../../types";

export const ID = "cult";
/** Suits that have gardens. */
export const GARDENS: readonly Suit[] = ["fox", "rabbit", "mouse"];
export const CONSPIRACIES = ["crusade", "convert", "sanctify"] as const;

export interface CultFacts {
  /** Cards that anybody has spent or discarded since the Cult's last Birdsong. */
  souls: string[];
  revealed: string[];
  acolytes: number;
  outcast: Suit;
  hated: boolean;
  /** Suits that have been scored this turn. */
  scored: Suit[];
}

/** The board of a seat that plays the Cult, or null. */
export const boardOf = (player: PlayerFacts | undefined): CultFacts | null =>
  player?.faction === ID ? (player.board as CultFacts) : null;
