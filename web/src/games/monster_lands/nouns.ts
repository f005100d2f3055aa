/** The nouns of Monster Lands in words: clans, dice, places, and what cards and tokens do. */
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
// texts: monster_lands.count.{glory,gold,defense,potion,venom,trap,shield,strength,magic,persuasion,or}
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

/** The message that names a clan, or the rival. */
export const clanKey = (name: string): string => (name === "rival" ? "say.rival" : `clan.${name}`);

/** Names of things, in the language of the moment. */
export class Nouns extends Speaker {
  /** A message of this game. */
  say(key: string, parameters?: Said): string {
    return this.t(`monster_lands.${key}`, parameters);
  }

  clan(name: string): string {
    return this.say(clanKey(name));
  }

  /** The clan in a seat; the rival sits after the last. */
  seat(table: MonsterLandsTable, seat: number): string {
    const clan = table.clans[seat];
    return clan ? this.clan(clan.clan) : this.clan("rival");
  }

  /** The proper name of a card. */
  named(kind: keyof typeof NAMED, name: string): string {
    return (NAMED[kind] as ReadonlyMap<string, { name: string }>).get(kindOf(name))?.name ?? name;
  }

  /** A die: `strength`, or `persuasion-5` with its face. */
  die(name: string): string {
    const [colour = "", face = ""] = name.split("-");
    const die = this.say(`die.${colour}`);
    return face ? this.say("die.faced", { die, face }) : die;
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
    return this.say("label.card", { name: this.group(name), effect: this.effect("trap", name) });
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
        found[key] = table ? value.map((one) => this.say(`${table}.${String(one)}`)).join(", ") : "";
      } else if (typeof value === "string") {
        const table = WORDS[key];
        found[key] = table && known(key).includes(value) ? this.say(`${table}.${value}`) : value;
      } else if (typeof value === "number") found[key] = value;
    }
    found["affinities"] = found["monster_affinity"] ?? "";
    const land = effect["land_affinity"];
    found["affinity"] = typeof land === "string" ? this.say(`affinity.${land}`) : "";
    found["hits"] = Number(effect["hits"] ?? effect["automatic_hits"] ?? 0);
    if (effect["kind"] === "gain_tokens") found["goods"] = this.goods(effect);
    if (effect["kind"] === "gain_token" || effect["kind"] === "tokens_on_victory")
      found["goods"] = this.given(effect);
    return found;
  }

  /** Alternative dice. */
  dice(options: readonly DiceSet[]): string {
    return options
      .map((one) =>
        COLOURS.filter((colour) => one[colour])
          .map((colour) => `${one[colour]} ${this.say(`die.${colour}`)}`)
          .join(" + "),
      )
      .join(" / ");
  }

  /** Goods that a mission takes or gives. */
  goods(goods: Goods): string {
    return GOODS.filter((name) => goods[name])
      .map((name) => this.counted(name, goods[name] ?? 0))
      .join(", ");
  }

  /** A number of things: "a potion", "2 potions". */
  counted(name: string, n: number): string {
    return this.say(`count.${name}`, { n });
  }

  /** The tokens that an effect gives: a number of one kind, or of one of two kinds. */
  private given(effect: Readonly<Record<string, unknown>>): string {
    const kinds = Array.isArray(effect["tokens"]) ? effect["tokens"] : [effect["token"]];
    const [one = "", other] = kinds.map((kind) => this.counted(String(kind), Number(effect["count"] ?? 1)));
    return other === undefined ? one : this.say("count.or", { one, other });
  }

  /** Several things, or that there is none. */
  list(things: readonly string[]): string {
    return things.length ? things.join(", ") : this.say("say.nothing");
  }
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
