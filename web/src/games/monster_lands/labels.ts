/** Questions and options of Monster Lands in words: the same as in the terminal, and shorter ones for buttons. */
import type { Question } from "../../protocol";
import type { Choice } from "../game";
import { capital, readTarget } from "../shared/speech";
import { buildings, equipment, members, traps } from "./data";
import { kindOf, type Card, type Nouns } from "./nouns";
import type { BuildingName, MonsterLandsTable } from "./types";

const PROPER = ["member", "equipment", "monster", "land"] as const;
const DEEDS = ["sell", "loot", "heal", "use", "colonise", "land"];
const HIRING = ["hire", "hire_after_beer", "free_hire"];
const MIX = /^s(\d+)\+m(\d+)(?:\+p(\d+))?$/;
const LOAD = /^traps(\d+)\+defense(\d+)$/;

/** What a button says instead of "done" or "no", by the question it belongs to. */
// texts: monster_lands.button.{no_more,nobody,unfulfilled,roll_stop,leave_it,end_turn}
const SAID: Record<string, string> = {
  "buy_trap done": "no_more",
  "pawn done": "no_more",
  "hire_after_beer decline": "nobody",
  "hire_after_beer done": "nobody",
  "contract decline": "unfulfilled",
  "heal done": "nobody",
  "strike_monster stop": "roll_stop",
  "strike_conquest stop": "leave_it",
  "strike_mission stop": "leave_it",
  "afterwards pass": "end_turn",
  "colonist decline": "nobody",
  "divert_where decline": "nobody",
  "move_equipment done": "leave_it",
};

type Proper = (typeof PROPER)[number];
const proper = (kind: string): kind is Proper => PROPER.includes(kind as Proper);

/** The name of a question. */
export const promptOf = (question: Question): string => question.prompt.replace(/^monster_lands\./, "");

/** The open question as a sentence, with the things it is about. */
export function prompt(nouns: Nouns, question: Question): string {
  const about: Record<string, string> = {};
  for (const target of question.about ?? []) {
    const [kind, name] = readTarget(target);
    if (kind === "path") about["path"] = nouns.path(name);
    else if (proper(kind)) about[kind] = nouns.named(kind, name);
    else if (kind === "loot") about["loot"] = nouns.effect("loot", name);
  }
  return nouns.t(`monster_lands.prompt.${promptOf(question)}`, about);
}

/** One option in words; its targets say what kind of thing it is. */
export function label(nouns: Nouns, choice: Choice, question: Question, table: MonsterLandsTable): string {
  const { text, targets } = choice;
  if (nouns.has(`monster_lands.option.${text}`)) return nouns.t(`monster_lands.option.${text}`);
  const [verb, rest] = readTarget(text);
  if (DEEDS.includes(verb) && rest) return deed(nouns, verb, rest);
  if (verb === "roll" || verb === "reroll") return roll(nouns, verb, rest);
  return several(nouns, text) || (targets.length ? byTarget(nouns, choice, question, table) : text);
}

/** Some dice or tokens together; nothing if a text names none. */
function several(nouns: Nouns, text: string): string {
  const mix = MIX.exec(text);
  if (mix) {
    const [strength, magic, persuasion] = mix.slice(1).map((number) => Number(number ?? 0));
    return nouns.t("monster_lands.label.dice", { strength, magic, persuasion });
  }
  const load = LOAD.exec(text);
  if (load)
    return nouns.t("monster_lands.label.tokens", { traps: Number(load[1]), defense: Number(load[2]) });
  return text === "potion+venom" ? nouns.t("monster_lands.label.both") : "";
}

/** Something to do beside an action, or with an own land. */
function deed(nouns: Nouns, verb: string, name: string): string {
  if (verb === "loot") return nouns.t("monster_lands.label.loot", { effect: nouns.effect("loot", name) });
  if (verb === "land" || verb === "colonise")
    return nouns.t(`monster_lands.label.${verb}`, {
      land: nouns.named("land", name),
      effect: nouns.effect("land", name),
    });
  if (verb === "sell") return nouns.t("monster_lands.label.sell", { monster: nouns.named("monster", name) });
  return nouns.t(`monster_lands.label.${verb}`, {
    member: nouns.named("member", name),
    effect: nouns.effect("member", name),
  });
}

/** Rolling or rerolling dice. */
function roll(nouns: Nouns, verb: string, rest: string): string {
  const [die = "", source = ""] = rest.split(":");
  if (verb === "roll")
    return die === "all"
      ? nouns.t("monster_lands.label.roll_all")
      : nouns.t("monster_lands.label.roll", { die: nouns.die(die) });
  const by = nouns.has(`monster_lands.source.${source}`)
    ? nouns.t(`monster_lands.source.${source}`)
    : nouns.t("monster_lands.reason.loot");
  return nouns.t("monster_lands.label.reroll", { die: nouns.die(die), source: by });
}

/** An option that names things on the table. */
function byTarget(nouns: Nouns, choice: Choice, question: Question, table: MonsterLandsTable): string {
  const { text, targets } = choice;
  const [kind, name] = readTarget(targets[0] ?? "");
  switch (kind) {
    case "building":
      return inBuilding(nouns, name, targets[1] ?? "");
    case "path":
      return nouns.t("monster_lands.label.path", { path: nouns.path(name) });
    case "die":
      return nouns.die(text);
    case "token":
      return nouns.t(`monster_lands.token.${text}`);
    case "seat":
      return nouns.seat(table, Number(name));
    default:
      return card(nouns, kind as Card, name, question);
  }
}

/** A die put into a building, or one of its spaces. */
function inBuilding(nouns: Nouns, name: string, target: string): string {
  const [kind, what] = readTarget(target);
  const building = nouns.t(`monster_lands.building.${name}`);
  if (kind === "die") return nouns.t("monster_lands.label.place", { die: nouns.die(what), building });
  return nouns.t("monster_lands.label.space", { building, number: what.split(".")[1] });
}

/** A card or token with what it does, and in the citadel with its price. */
function card(nouns: Nouns, kind: Card, name: string, question: Question): string {
  const effect = nouns.effect(kind, name);
  const asked = promptOf(question);
  if (kind === "trap")
    return asked === "buy_trap"
      ? nouns.t("monster_lands.label.priced", {
          name: nouns.group(name),
          cost: traps.get(name)?.cost ?? 0,
          effect,
        })
      : nouns.trap(name);
  if (kind === "loot") return effect;
  const title = nouns.named(kind, name);
  if (kind === "member" && HIRING.includes(asked)) {
    const person = members.get(name);
    return nouns.t("monster_lands.label.hire", {
      name: title,
      cost: person?.cost ?? 0,
      reputation: person?.reputation ?? 0,
      effect,
    });
  }
  if (asked === "buy_equipment")
    return nouns.t("monster_lands.label.priced", {
      name: title,
      cost: equipment.get(name)?.cost ?? 0,
      effect,
    });
  return nouns.t("monster_lands.label.card", { name: title, effect });
}

/** An option as a button beside the prompt: a word or two. */
export function button(nouns: Nouns, choice: Choice, question: Question, table: MonsterLandsTable): string {
  return capital(buttonText(nouns, choice, question, table));
}

function buttonText(nouns: Nouns, choice: Choice, question: Question, table: MonsterLandsTable): string {
  const { text, targets } = choice;
  const said = SAID[`${promptOf(question)} ${text}`];
  if (said) return nouns.t(`monster_lands.button.${said}`);
  const [verb, rest] = readTarget(text);
  if (rest && (verb === "loot" || verb === "land" || verb === "use")) return shortDeed(nouns, verb, rest);
  const short = bundle(nouns, text);
  if (short) return short;
  if (nouns.has(`monster_lands.option.${text}`)) return nouns.t(`monster_lands.option.${text}`);
  const [kind, name] = readTarget(targets[0] ?? "");
  if (kind === "building") return shortVisit(nouns, name as BuildingName, targets[1] ?? "");
  if (kind === "path") return nouns.path(name);
  if (kind === "trap" && verb === text) return shortTrap(nouns, name, question);
  if (verb === text && proper(kind)) return shortCard(nouns, kind, name, question);
  return label(nouns, choice, question, table);
}

// texts: monster_lands.button.{loot,land,use}
function shortDeed(nouns: Nouns, verb: string, name: string): string {
  if (verb === "loot") return nouns.t("monster_lands.button.loot", { what: nouns.effect("loot", name) });
  const kind = verb === "land" ? "land" : "member";
  return nouns.t(`monster_lands.button.${verb}`, { what: nouns.named(kind, name) });
}

/** Dice or tokens without those there are none of: "2 strength, 1 magic". */
function bundle(nouns: Nouns, text: string): string {
  const found = MIX.exec(text)?.slice(1) ?? LOAD.exec(text)?.slice(1);
  if (!found) return "";
  // texts: monster_lands.load.{tokens,defense}
  const tokens = text.startsWith("traps");
  const words = tokens ? ["tokens", "defense"] : ["die.strength", "die.magic", "die.persuasion"];
  const parts = words.flatMap((word, index) => {
    const n = Number(found[index] ?? 0);
    if (!n) return [];
    return [
      tokens
        ? nouns.t(`monster_lands.load.${word}`, { n })
        : nouns.say("say.goods", { number: n, thing: nouns.say(word) }),
    ];
  });
  return parts.length ? parts.join(", ") : nouns.t("monster_lands.option.none");
}

/** A die in a building, or what a space of it yields. */
function shortVisit(nouns: Nouns, name: BuildingName, target: string): string {
  const [kind, what] = readTarget(target);
  const building = nouns.t(`monster_lands.building.${name}`);
  if (kind === "die") return nouns.t("monster_lands.button.visit", { die: nouns.die(what), building });
  const data = buildings.get(name);
  const space = Number(what.split(".")[1]) - 1;
  const gold = data?.space_gold?.[space];
  const tokens = data?.space_tokens?.[space];
  if (gold !== undefined) return nouns.t("monster_lands.button.gold", { building, n: gold });
  if (tokens !== undefined) return nouns.t("monster_lands.button.tokens", { building, n: tokens });
  return building;
}

/** A trap by what it does, in the lodge with its price. */
function shortTrap(nouns: Nouns, name: string, question: Question): string {
  const effect = nouns.effect("trap", name);
  const cost = traps.get(name)?.cost ?? 0;
  return promptOf(question) === "buy_trap"
    ? nouns.t("monster_lands.button.priced", { name: effect, cost })
    : effect;
}

/** A card by its name, in the citadel with its price. */
function shortCard(nouns: Nouns, kind: Proper, name: string, question: Question): string {
  const asked = promptOf(question);
  const cost =
    kind === "member" && (asked === "hire" || asked === "hire_after_beer")
      ? members.get(kindOf(name))?.cost
      : kind === "equipment" && asked === "buy_equipment"
        ? equipment.get(name)?.cost
        : undefined;
  const title = nouns.named(kind, name);
  return cost === undefined ? title : nouns.t("monster_lands.button.priced", { name: title, cost });
}
