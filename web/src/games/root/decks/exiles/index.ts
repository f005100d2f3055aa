/** Exiles and Partisans, which replaces the deck of the base game as a whole. */
import table from "$data/root/data/cards_exiles.toml";
import type { CardData } from "../../data";
import type { DeckFace } from "../face";

const cards = (table as { card: CardData[] }).card;

// texts: root.setup.{deck,deck-about}.exiles root.cause.{fox_partisans,rabbit_partisans,mouse_partisans}
export const exiles: DeckFace = {
  id: "exiles",
  cards,
  effects: {},
  samples: ["fox_partisans", "coffin_makers", "swap_meet"],
  explained: cards.filter(({ kind }) => kind === "persistent").map(({ id }) => id),
  biers: ["coffin_makers"],
  armour: [],
  rewarding: [],
};
