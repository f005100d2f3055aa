/** What the engine tells about the Riverfolk's board. */
import type { PlayerFacts, Suit } from "../../types";

export const ID = "riverfolk";
/** Suits that have trade posts. */
export const POSTS: readonly Suit[] = ["fox", "rabbit", "mouse"];
export const SERVICES = ["hand_card", "riverboats", "mercenaries"] as const;
export const BOXES = ["funds", "payments", "committed"] as const;

/** Warriors by the seat that owns them. */
export type Box = Record<string, number>;

export interface RiverfolkFacts {
  funds: Box;
  payments: Box;
  committed: Box;
  /** Funds on the tracks: they have crafted this turn. */
  laid: Box;
  prices: Record<(typeof SERVICES)[number], number>;
  /** Empty spaces that funds cover, and posts that left the game, by suit. */
  covered: Partial<Record<Suit, number>>;
  gone: Partial<Record<Suit, number>>;
  bought: number;
  most: number;
  /** Seats that have a service this turn. */
  boats: number | null;
  hired: number | null;
  serving: number | null;
}

/** The board of a seat that plays the Riverfolk, or null. */
export const boardOf = (player: PlayerFacts | undefined): RiverfolkFacts | null =>
  player?.faction === ID ? (player.board as RiverfolkFacts) : null;

/** How many warriors lie in a box. */
export const total = (box: Box): number => Object.values(box).reduce((sum, number) => sum + number, 0);
