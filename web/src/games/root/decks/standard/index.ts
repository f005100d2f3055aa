/** The deck of the base game. */
import table from "$data/root/data/cards_base.toml";
import type { CardData } from "../../data";
import type { DeckFace } from "../face";

// texts: root.setup.deck.standard root.card_effect.favor root.cause.{sappers,brutal_tactics}
export const standard: DeckFace = {
  id: "standard",
  cards: (table as { card: CardData[] }).card,
  effects: { immediate: "favor" },
  armour: ["armorers"],
  rewarding: ["brutal_tactics"],
};
