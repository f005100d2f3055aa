/** What a deck brings to the table: its cards, and what is particular about some of them. */
import type { CardData } from "../data";

export interface DeckFace {
  id: string;
  cards: readonly CardData[];
  /** Kinds of cards that share one text about what they do, and its name. */
  effects: Readonly<Record<string, string>>;
  /** Cards by which all rolled hits are ignored. */
  armour: readonly string[];
  /** Some of its cards, to show what it is like. */
  samples: readonly string[];
  /** Cards of which there is more to say than stands on them. */
  explained: readonly string[];
  /** Cards on which warriors of everybody lie. */
  biers: readonly string[];
  /** Cards that give the enemy points when they are used in battle. */
  rewarding: readonly string[];
}
