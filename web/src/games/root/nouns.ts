/** The nouns of Root in words: places, cards, pieces, items, quests, seats. */
import type { Phrase } from "$lib/texts.svelte";
import { readTarget, Speaker, type Said } from "../shared/speech";
import { cardOf, effectKey, questKey, quests } from "./data";
import { called, factionOf, shortName } from "./roster";
import { readItem, type RootTable } from "./types";

/** Places are numbered through: clearings 1 to 12, then the forests; 0 is a clearing beside the map. */
const FIRST_FOREST = 13;
const BESIDE = 0;

/** Names of things, in the language of the moment. */
export class Nouns extends Speaker {
  /** A message, for whoever speaks of something else than nouns. */
  readonly say = (key: string, parameters?: Said): string => this.t(key, parameters);

  /** A faction, or a seat, by its name. */
  faction(name: string): string {
    return shortName({ name, faction: factionOf(name) }, this.say);
  }

  seat(table: RootTable, seat: number): string {
    const player = table.players[seat];
    return player ? shortName(player, this.say) : "";
  }

  /** A seat in a sentence, which says in which form. */
  called(table: RootTable, seat: number): Phrase {
    const player = table.players[seat];
    return player ? called(player) : ["table.verbatim", { text: "" }];
  }

  suit(name: string): string {
    return this.t(`root.suit.${name}`);
  }

  /** A place: its number, or its notation (`7`, `f2`). */
  place(table: RootTable, place: number | string, short = false): string {
    const number = typeof place === "number" ? place : numbered(place);
    if (number === BESIDE) return this.t(short ? "root.say.beside_short" : "root.say.beside");
    if (number >= FIRST_FOREST) return this.t("root.say.forest", { number: `f${number - FIRST_FOREST + 1}` });
    const suit = this.suit(table.clearings[number - 1]?.suit ?? "any");
    return short
      ? this.t("root.say.clearing_short", { number, suit })
      : this.t("root.say.clearing", { number, suit });
  }

  card(name: string): string {
    return this.t(`root.card_name.${name}`);
  }

  cardSuit(name: string): string {
    return this.suit(cardOf(name)?.suit ?? "any");
  }

  /** A card with its suit. */
  suited(name: string): string {
    return this.t(...withSuit(name));
  }

  /** Several of them, for a sentence. */
  cards(names: readonly string[]): Phrase {
    return names.map(withSuit);
  }

  /** What a card does. */
  effect(name: string): string {
    const card = cardOf(name);
    if (!card) return "";
    const item = card.item ? [`root.item.${card.item}`] : undefined;
    // texts: root.card_effect.{item,ambush,dominance,dominance_bird,favor}
    return this.t(effectKey(card), { item, n: card.vp ?? 0, suit: [`root.suit.${card.suit}`] });
  }

  /** What a card costs to craft: how many pieces in clearings of which suit; nothing for cards that are not crafted. */
  cost(name: string): Phrase {
    const symbols = cardOf(name)?.cost ?? [];
    return [...new Set(symbols)].map((suit) => [
      `root.cost.${suit}`,
      { n: symbols.filter((symbol) => symbol === suit).length },
    ]);
  }

  /** An item in its state (`boot`, `boot-`, `boot!`, `boot-!`). */
  item(tile: string): string {
    const { item, state } = readItem(tile);
    return this.t(`root.item_state.${state}`, { item: [`root.item.${item}`] });
  }

  piece(name: string, number = 1): string {
    return this.t(`root.piece.${name}`, { n: number });
  }

  /** A number of pieces, for a sentence. */
  pieces(name: string, number: number): Phrase {
    return ["root.say.count", { n: number, what: [`root.piece.${name}`, { n: number }] }];
  }

  /** A quest with its suit and its items. */
  quest(name: string): string {
    const quest = quests.get(name);
    const [one, other] = (quest?.items ?? []).map((item) => [`root.item.${item}`]);
    return this.t("root.say.quest_needs", {
      quest: [questKey(name)],
      suit: [`root.suit.${quest?.suit ?? "any"}`],
      items: ["root.say.both", { one, other }],
    });
  }

  questName(name: string): string {
    return this.t(questKey(name));
  }

  leader(name: string): string {
    return this.t(`root.leader_name.${name}`);
  }

  character(name: string): string {
    return this.t(`root.character_name.${name}`);
  }
}

const withSuit = (name: string): [string, Said] => [
  "root.label.card",
  { card: [`root.card_name.${name}`], suit: [`root.suit.${cardOf(name)?.suit ?? "any"}`] },
];

/** The number of a place from its notation. */
export function numbered(place: string): number {
  if (place === "burrow") return BESIDE;
  return place.startsWith("f") ? FIRST_FOREST - 1 + Number(place.slice(1)) : Number(place);
}

/** The notation of a target that is a place (`clearing:7` is `7`, `forest:2` is `f2`). */
export function placeOf(target: string): string {
  const [kind, name] = readTarget(target);
  return kind === "forest" ? `f${name.replace(/^f/, "")}` : name;
}
