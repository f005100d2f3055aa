/** What cards, tokens, paths and monsters do, as short rows of pictures and numbers. */
import { t } from "$lib/texts.svelte";
import type { DiceSet, Effect, Goods } from "./data";
import { COLOURS } from "./types";

/** One picture or number of a row. */
export type Bit =
  | { die: string }
  | { sign: string; no?: boolean }
  | { element: string }
  | { building: string }
  | { text: string };

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const word = (value: unknown): string => (typeof value === "string" ? value : "");
const words = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === "string" && one !== "");
const die = (colour: string): Bit => ({ die: colour });
const sign = (name: string): Bit => ({ sign: name });
const never = (name: string): Bit => ({ sign: name, no: true });
const text = (value: string | number): Bit => ({ text: String(value) });
const plus = (n: number): Bit => text(n < 0 ? `−${-n}` : `+${n}`);

/** The same picture several times; many of them as a number. */
function times(bit: Bit, n: number): Bit[] {
  if (n > 3) return [text(n), bit];
  return Array.from({ length: n }, () => bit);
}

/** Alternatives, with a stroke between them. */
function either(bits: Bit[][]): Bit[] {
  return bits.flatMap((one, i) => (i ? [text("/"), ...one] : one));
}

/** So many of something: one is a picture, more are a number with it. */
function some(n: number, bit: Bit): Bit[] {
  return n === 1 ? [bit] : [text(n), bit];
}

const ON: Record<string, string> = {
  monster: "sword",
  capture: "capture",
  eliminate: "eliminate",
  conquest: "conquest",
  mission: "mission",
};

/** Where a bonus counts, if it does not count everywhere. */
function only(when: unknown): Bit[] {
  const cases = words(when);
  if (cases.length > 1) return [];
  return cases.flatMap((one) => (ON[one] ? [sign(ON[one])] : []));
}

const READ: Record<string, (effect: Effect) => Bit[]> = {
  // Traps and tricks.
  add_dice: (e) => [
    ...times(die(word(e["die"])), number(e["count"])),
    ...(e["immune_to_tricks"] ? [sign("lock")] : []),
  ],
  steal_dice: (e) => [
    sign("steal"),
    ...some(number(e["count"]), die(words(e["dice"])[0] ?? "strength")),
    ...words(e["dice"])
      .slice(1)
      .flatMap((one) => [text("/"), die(one)]),
  ],
  divert_attack: (e) => [sign("divert"), ...times(die("monster"), number(e["dice"]))],
  die_bonus: (e) => [die(word(e["die"])), plus(number(e["amount"])), ...only(e["when"])],
  total_bonus: (e) => [...only(e["when"]), plus(number(e["amount"]))],
  // Talents, equipment, paths.
  defense_talent: (e) => [
    ...times(sign("block"), number(e["count"])),
    ...words(e["monster_affinity"]).map((one) => ({ element: one })),
  ],
  reroll: (e) => [
    sign("reroll"),
    ...(number(e["count"]) > 1 ? [text(number(e["count"]))] : []),
    ...either((e["dice"] ? words(e["dice"]) : words(e["die"])).map((one) => [die(one)])),
    ...(e["where"] === "mission" ? [sign("mission")] : []),
  ],
  buy_die: (e) => [...some(number(e["gold"]), sign("gold")), sign("arrow"), die(word(e["die"]))],
  capture_without_trap: () => [sign("capture"), never("trap")],
  convert_die: (e) =>
    Array.isArray(e["from"])
      ? [die("any"), sign("convert"), die("any")]
      : [die(word(e["from"])), sign("arrow"), ...some(number(e["count"]), die(word(e["to"])))],
  discount: (e) => [{ building: word(e["building"]) }, plus(-number(e["amount"])), sign("gold")],
  gain_gold: (e) => [...some(number(e["gold"]), sign("gold"))],
  gain_token: (e) => either(words(e["tokens"]).map((one) => times(sign(one), number(e["count"])))),
  glory_on_capture: (e) => [sign("capture"), plus(number(e["amount"])), sign("glory")],
  mine_bonus: (e) => [{ building: "mine" }, plus(number(e["gold"])), sign("gold")],
  tokens_on_victory: (e) => [
    sign("sword"),
    sign("arrow"),
    ...some(number(e["count"]), sign(word(e["token"]))),
  ],
  trap_capacity: (e) => [plus(number(e["amount"])), sign("trap")],
  gold: (e) => some(number(e["count"]), sign("gold")),
  potion: (e) => times(sign("potion"), number(e["count"])),
  venom: (e) => times(sign("venom"), number(e["count"])),
  // Loot and lands.
  glory_on: (e) => [sign(ON[word(e["event"])] ?? "sword"), plus(number(e["amount"])), sign("glory")],
  gain_tokens: (e) => goodsBits(e as Goods),
  trophy_or_gold: (e) => [
    ...some(number(e["trophies"]), sign("trophy")),
    text("/"),
    ...some(number(e["gold"]), sign("gold")),
  ],
  free_hire: () => [sign("hire"), text(t("monster_lands_board.free"))],
  free_equipment: () => [sign("weapon"), text(t("monster_lands_board.free"))],
  gain_dice: (e) => some(number(e["count"]), die(word(e["die"]))),
  gain_glory: (e) => some(number(e["amount"]), sign("glory")),
  gain_loot: (e) => some(number(e["count"]), sign("loot")),
  // Monsters.
  affinity_match_dice: (e) => [
    { element: word(e["land_affinity"]) },
    plus(number(e["dice"])),
    die("monster"),
  ],
  splash_before_attack: (e) => [...times(die("monster"), number(e["dice"])), sign("arrow"), sign("all")],
  death_hits_all: (e) => [
    sign("eliminate"),
    ...times(sign("wound"), number(e["automatic_hits"])),
    sign("all"),
  ],
  death_attacks_all: (e) => [sign("eliminate"), ...times(die("monster"), number(e["dice"])), sign("all")],
  forbid_tokens: (e) => words(e["tokens"]).map(never),
  traps_required: (e) => [sign("capture"), ...times(sign("trap"), number(e["count"]))],
  automatic_hit: (e) => [plus(number(e["hits"])), sign("wound")],
  panic_tokens: (e) => times(sign("panic"), number(e["count"])),
  enters_at_citadel: () => [sign("arrow"), sign("gate")],
  flees_to_citadel_on_capture: () => [sign("capture"), sign("arrow"), sign("gate")],
  die_penalty: (e) => [die(word(e["die"])), plus(-number(e["amount"]))],
  citadel_extra_dice: (e) => [sign("gate"), plus(number(e["dice"])), die("monster")],
  forbid_defense_talents: () => [never("block")],
  glory_loss_on_wound: (e) => [sign("wound"), plus(-number(e["glory"])), sign("glory")],
  forbid_equipment: (e) => [never(word(e["type"]))],
};

/** Kinds of effects that have a picture. */
export const PICTURED = Object.keys(READ);

/** An effect as a row of pictures. */
export function effectBits(effect: Effect): Bit[] {
  return READ[effect.kind]?.(effect) ?? [];
}

/** Goods to be won or paid: `2 glory, 3 gold`. */
export function goodsBits(goods: Goods): Bit[] {
  const order = ["glory", "gold", "defense", "potion", "venom", "trap"] as const;
  return order.flatMap((kind) => {
    const n = goods[kind] ?? 0;
    if (n === 0) return [];
    return kind === "glory" || kind === "gold" ? [text(n), sign(kind)] : times(sign(kind), n);
  });
}

/** A set of dice. */
export const diceBits = (dice: DiceSet): Bit[] =>
  COLOURS.flatMap((colour) => times(die(colour), dice[colour]));

/** Sets of dice of which one is to be given. Where only the colour is free, colours are told once. */
export function optionBits(options: readonly DiceSet[]): Bit[] {
  const sizes = new Set(options.map((dice) => COLOURS.reduce((sum, colour) => sum + dice[colour], 0)));
  const size = [...sizes][0] ?? 0;
  const used = COLOURS.filter((colour) => options.some((dice) => dice[colour] > 0));
  const mixes = size + used.length - 1;
  if (options.length > 1 && sizes.size === 1 && used.length === 2 && options.length === mixes)
    return [...(size > 1 ? [text(size)] : []), ...either(used.map((colour) => [die(colour)]))];
  return either(options.map(diceBits));
}
