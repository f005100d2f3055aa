/** Exiles and Partisans, which replaces the deck of the base game as a whole. */
import table from "$data/root/data/cards_exiles.toml";
import type { CardData } from "../../data";
import type { DeckFace } from "../face";

// texts: root.setup.deck.exiles root.cause.{fox_partisans,rabbit_partisans,mouse_partisans}
export const exiles: DeckFace = {
  id: "exiles",
  cards: (table as { card: CardData[] }).card,
  effects: {},
  armour: [],
  rewarding: [],
};
