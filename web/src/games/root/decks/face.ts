/** What a deck brings to the table: its cards, and what is particular about some of them. */
import type { CardData } from "../data";

export interface DeckFace {
  id: string;
  cards: readonly CardData[];
  /** Kinds of cards that share one text about what they do, and its name. */
  effects: Readonly<Record<string, string>>;
  /** Cards by which all rolled hits are ignored. */
  armour: readonly string[];
  /** Cards that give the enemy points when they are used in battle. */
  rewarding: readonly string[];
}
