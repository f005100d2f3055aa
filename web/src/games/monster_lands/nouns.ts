/** The nouns of Monster Lands in words: clans, dice, places, and what cards and tokens do. */
import type { Phrase } from "$lib/texts.svelte";
import { Speaker, type Said } from "../shared/speech";
import {
  equipment,
  lands,
  loots,
  members,
  monsters,
  traps,
  type DiceSet,
  type Effect,
  type Goods,
} from "./data";
import { clanOf } from "./naming";
import { COLOURS, type MonsterLandsTable } from "./types";

/** The place of the entrance among the places of monsters. */
const GATE = 2;
/** Fields of effects that hold several names, and the table of their words. */
const LISTS: Record<string, string> = {
  dice: "die",
  tokens: "token",
  monster_affinity: "affinity",
  affinities: "affinity",
};
/** Fields of effects that hold one name, and the table of its word. */
const WORDS: Record<string, string> = {
  die: "die",
  from: "die",
  to: "die",
  token: "token",
  building: "building",
  type: "source",
  event: "reason",
};
const OCCASIONS = ["capture", "eliminate", "conquest"];
const THINGS = ["potion", "venom", "defense", "hunters_lodge", "tavern", "weapon", "clothing", "spell"];
/** What a mission may take or give. */
// texts: monster_lands.count.{glory,gold,defense,potion,venom,trap,strength,magic,persuasion}
const GOODS = ["glory", "gold", "defense", "potion", "venom", "trap"] as const;

const NAMED = { member: members, equipment, monster: monsters, land: lands };
const DOING = {
  member: ["talent", members],
  equipment: ["talent", equipment],
  monster: ["ability", monsters],
  land: ["benefit", lands],
  trap: ["device", traps],
  loot: ["booty", loots],
} as const;
export type Card = keyof typeof DOING;

/** Names of things, in the language of the moment. */
export class Nouns extends Speaker {
  /** A message of this game. */
  say(key: string, parameters?: Said): string {
    return this.t(`monster_lands.${key}`, parameters);
  }

  /** A phrase in words. */
  words(phrase: Phrase): string {
    const [key, parts] = phrase as [string, Said?];
    return this.t(key, parts);
  }

  clan(name: string): string {
    return this.words(clanOf(name));
  }

  /** The clan in a seat; the rival sits after the last. */
  seat(table: MonsterLandsTable, seat: number): string {
    return this.words(seatOf(table, seat));
  }

  /** The name of a card. */
  named(kind: keyof typeof NAMED, name: string): string {
    return this.words(kind === "member" ? person(name) : verbatim(nameOf(kind, name)));
  }

  /** A die: `strength`, or `persuasion-5` with its face. */
  die(name: string): string {
    return this.words(dieOf(name));
  }

  /** A path by its notation. */
  path(name: string): string {
    const [area = "", number = ""] = name.split(".");
    if (area === "e") return this.say(number === "1" ? "where.upper" : "where.lower");
    if (area.startsWith("m")) return this.say(area === "m1" ? "where.roll" : "where.contract", { number });
    return this.say("where.land", { land: area, number });
  }

  /** Where a monster stands. */
  place(place: number): string {
    return place === GATE ? this.say("where.gate") : this.say("where.place", { number: place + 1 });
  }

  phase(name: string): string {
    return this.say(`phase.${name.replaceAll(" ", "_")}`);
  }

  /** What a card or token does. */
  effect(kind: Card, name: string): string {
    const [table, records] = DOING[kind];
    const effect = (records as ReadonlyMap<string, { effect: Effect }>).get(kindOf(name))?.effect;
    return effect ? this.say(`${table}.${variant(table, effect)}`, this.filled(effect)) : "";
  }

  /** A trap with what it does. */
  trap(name: string): string {
    return this.say("label.trap", { name: this.group(name), effect: this.effect("trap", name) });
  }

  /** What kind of trap it is. */
  group(name: string): string {
    return this.say(`group.${traps.get(name)?.group ?? "enhanced"}`);
  }

  /** The fields of an effect in words. */
  filled(effect: Readonly<Record<string, unknown>>): Said {
    const found: Said = {};
    for (const [key, value] of Object.entries(effect)) {
      if (Array.isArray(value)) {
        const table = LISTS[key];
        found[key] = table ? value.map((one) => [`monster_lands.${table}.${String(one)}`]) : "";
      } else if (typeof value === "string") {
        const table = WORDS[key];
        found[key] = table && known(key).includes(value) ? [`monster_lands.${table}.${value}`] : value;
      } else if (typeof value === "number") found[key] = value;
    }
    found["affinities"] = found["monster_affinity"] ?? "";
    const land = effect["land_affinity"];
    found["affinity"] = typeof land === "string" ? this.say(`affinity.${land}`) : "";
    found["hits"] = Number(effect["hits"] ?? effect["automatic_hits"] ?? 0);
    if (effect["kind"] === "gain_tokens") found["goods"] = goodsOf(effect);
    if (effect["kind"] === "gain_token" || effect["kind"] === "tokens_on_victory")
      found["goods"] = given(effect);
    return found;
  }

  /** Several things, or that there is none. */
  list(things: readonly Phrase[]): string {
    return this.words(together(things));
  }
}

/** Something that is called the same in every language. */
const verbatim = (text: string): Phrase => ["table.verbatim", { text }];

const nameOf = (kind: keyof typeof NAMED, name: string): string =>
  (NAMED[kind] as ReadonlyMap<string, { name: string }>).get(kindOf(name))?.name ?? name;

/** A card by its proper name. */
export const thingOf = (kind: keyof typeof NAMED, name: string): Phrase => verbatim(nameOf(kind, name));

/** The clan in a seat; the rival sits after the last. */
export const seatOf = (table: MonsterLandsTable, seat: number): Phrase =>
  clanOf(table.clans[seat]?.clan ?? "rival");

/** A member by name; novices have none. */
export const person = (name: string): Phrase =>
  kindOf(name) === "novice"
    ? ["monster_lands.member.novice"]
    : ["monster_lands.member.named", { called: nameOf("member", name) }];

/** A die: `strength`, or `persuasion-5` with its face. */
export function dieOf(name: string): Phrase {
  const [colour = "", face = ""] = name.split("-");
  const die = [`monster_lands.die.${colour}`];
  return face ? ["monster_lands.die.faced", { die, face: Number(face) }] : die;
}

/** Several things as one, or that there is none. */
export const together = (things: readonly Phrase[], nothing = "say.nothing"): Phrase =>
  things.length ? ["monster_lands.answer.several", { goods: things }] : [`monster_lands.${nothing}`];

/** So many dice of each colour together. */
// texts: monster_lands.say.{nothing,no_dice}
export const diceOf = (dice: DiceSet): Phrase =>
  together(
    COLOURS.filter((colour) => dice[colour]).map((colour) => counted(colour, dice[colour])),
    "say.no_dice",
  );

/** The dice that something takes, as a sum: to be one of several such sums. */
export const neededOf = (dice: DiceSet): Phrase =>
  COLOURS.filter((colour) => dice[colour])
    .map((colour) => counted(colour, dice[colour]))
    .reduce((one, other) => ["monster_lands.count.plus", { one, other }]);

/** Several remarks, one beside the other. */
export const beside = (things: readonly Phrase[]): Phrase =>
  things.reduce((one, other) => ["monster_lands.say.beside", { one, other }]);

/** Goods that a mission takes or gives. */
export const goodsOf = (goods: Goods): Phrase[] =>
  GOODS.filter((name) => goods[name]).map((name) => counted(name, goods[name] ?? 0));

/** A number of things: "a potion", "2 potions". */
const counted = (name: string, n: number): Phrase => [`monster_lands.count.${name}`, { n }];

/** The tokens that an effect gives: a number of one kind, or of one of two kinds. */
function given(effect: Readonly<Record<string, unknown>>): Phrase[] {
  const kinds = Array.isArray(effect["tokens"]) ? effect["tokens"] : [effect["token"]];
  return kinds.map((kind) => counted(String(kind), Number(effect["count"] ?? 1)));
}

/** The names that a field of an effect may hold and that have words. */
function known(key: string): readonly string[] {
  if (key === "die" || key === "from" || key === "to") return COLOURS;
  return key === "event" ? OCCASIONS : THINGS;
}

/** Novices are told apart by a number (`novice-2`), but they are all alike. */
export const kindOf = (name: string): string => name.replace(/-\d+$/, "");

/** The key of the sentence for an effect. */
function variant(table: string, effect: Effect): string {
  if (table === "device") return effect["immune_to_tricks"] ? "add_dice_shielded" : effect.kind;
  return table === "talent" ? talent(effect) : effect.kind;
}

/** The key of the sentence for a talent or an ability of equipment. */
function talent(effect: Effect): string {
  const when = effect["when"];
  switch (effect.kind) {
    case "defense_talent":
      return "monster_affinity" in effect ? "defense_some" : "defense";
    case "reroll":
      return "where" in effect ? "reroll_mission" : effect["distinct_dice"] ? "reroll_distinct" : "reroll";
    case "total_bonus":
      return `total_${String(when)}`;
    case "die_bonus":
      return Array.isArray(when) && when.length === 1 ? `die_bonus_${String(when[0])}` : effect.kind;
    default:
      return effect.kind;
  }
}
