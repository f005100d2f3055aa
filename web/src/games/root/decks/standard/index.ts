/** The deck of the base game. */
import table from "$data/root/data/cards_base.toml";
import type { CardData } from "../../data";
import type { DeckFace } from "../face";

// texts: root.setup.{deck,deck-about}.standard root.card_effect.favor root.cause.{sappers,brutal_tactics}
export const standard: DeckFace = {
  id: "standard",
  cards: (table as { card: CardData[] }).card,
  effects: { immediate: "favor" },
  samples: ["favor_of_the_foxes", "command_warren", "armorers"],
  explained: [],
  biers: [],
  armour: ["armorers"],
  rewarding: ["brutal_tactics"],
};
