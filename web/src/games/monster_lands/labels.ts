/** Questions and options of Monster Lands in words: the same as in the terminal, and shorter ones for buttons. */
import type { Question } from "../../protocol";
import type { Option } from "../game";
import { capital, readTarget } from "../shared/speech";
import { contractOf, inFull } from "./asking";
import { buildings, members, saleOf } from "./data";
import { figure, named, priceOf } from "./figures";
import { people } from "./hints";
import { kindOf, type Card, type Nouns } from "./nouns";
import type { BuildingName, MonsterLandsTable } from "./types";

const PROPER = ["member", "equipment", "monster", "land"] as const;
const DEEDS = ["sell", "loot", "heal", "use", "colonise", "land"];
const HIRING = ["hire", "hire_after_beer", "free_hire"];
const MIX = /^s(\d+)\+m(\d+)(?:\+p(\d+))?$/;
const LOAD = /^traps(\d+)\+defense(\d+)$/;

/** What a button says instead of "done" or "no", by the question it belongs to. */
// texts: monster_lands.button.{no_more,nobody,unfulfilled,end_turn}
const SAID: Record<string, string> = {
  "buy_trap done": "no_more",
  "pawn done": "no_more",
  "hire_after_beer decline": "nobody",
  "hire_after_beer done": "nobody",
  "contract decline": "unfulfilled",
  "heal done": "nobody",
  "afterwards pass": "end_turn",
  "colonist decline": "nobody",
  "divert_where decline": "nobody",
  "move_equipment done": "no_more",
};

type Proper = (typeof PROPER)[number];
const proper = (kind: string): kind is Proper => PROPER.includes(kind as Proper);

/** The name of a question. */
export const promptOf = (question: Question): string => question.prompt.replace(/^monster_lands\./, "");

/** The open question as a sentence, with the things it is about. */
export function prompt(nouns: Nouns, question: Question, table: MonsterLandsTable): string {
  const full = inFull(nouns, promptOf(question), question, table);
  if (full !== null) return full;
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
export function label(nouns: Nouns, choice: Option, question: Question, table: MonsterLandsTable): string {
  const { text, targets } = choice;
  const reckoned = withFigures(nouns, text, question, table);
  if (reckoned !== null) return reckoned;
  if (nouns.has(`monster_lands.option.${text}`)) return nouns.t(`monster_lands.option.${text}`);
  const [verb, rest] = readTarget(text);
  if (DEEDS.includes(verb) && rest) return deed(nouns, verb, rest);
  if (verb === "roll" || verb === "reroll") return roll(nouns, verb, rest);
  return several(nouns, text) || (targets.length ? byTarget(nouns, choice, question, table) : text);
}

/** An answer with what it costs or leads to, where the engine has told the numbers; null elsewhere. */
function withFigures(
  nouns: Nouns,
  text: string,
  question: Question,
  table: MonsterLandsTable,
): string | null {
  const asked = promptOf(question);
  const n = Number(text);
  switch (asked) {
    case "salaries":
      return text === "pay" ? paying(nouns, question) : null;
    case "contract": {
      const deal = contractOf(nouns, named(question, "path")[0] ?? "", table);
      if (text === "decline") return nouns.t("monster_lands.answer.leave");
      return text === "fulfil" && deal ? nouns.t("monster_lands.answer.fulfil", deal) : null;
    }
    case "hire":
      return text === "beer" ? beer(nouns, question) : null;
    case "flasks":
      return text === "potion" || text === "venom" ? nouns.counted(text, 1) : null;
    case "how_many_defense":
      return nouns.t("monster_lands.answer.defense", {
        goods: nouns.counted("defense", n),
        cost: priceOf(question, text) ?? 0,
      });
    case "how_many_potions": {
      const venoms = (figure(question, "tokens") ?? n) - n;
      return [n ? nouns.counted("potion", n) : "", venoms ? nouns.counted("venom", venoms) : ""]
        .filter(Boolean)
        .join(", ");
    }
    case "block_talents":
    case "block_tokens": {
      const hits = figure(question, "hits");
      return hits === null ? null : nouns.t("monster_lands.answer.block", { n, left: hits - n });
    }
    case "drink": {
      const wounds = figure(question, "wounds");
      return wounds === null ? null : nouns.t("monster_lands.answer.drink", { n, left: wounds - n });
    }
    case "give_up_magic":
      return nouns.t("monster_lands.answer.give_up", { n });
    default:
      return null;
  }
}

/** The same in fewer words, where a button would be long. */
function shortFigures(nouns: Nouns, text: string, question: Question): string | null {
  const asked = promptOf(question);
  const open = figure(question, asked === "drink" ? "wounds" : "hits");
  if (["block_talents", "block_tokens", "drink"].includes(asked) && open !== null)
    return nouns.t("monster_lands.button.left", { n: Number(text), left: open - Number(text) });
  const leaving = named(question, "deserter");
  if (text !== "pay" || !leaving.length) return null;
  return nouns.t("monster_lands.button.short", {
    gold: figure(question, "gold") ?? 0,
    who: people(nouns, leaving),
  });
}

/** Paying salaries: all of them, or as far as the gold goes. */
function paying(nouns: Nouns, question: Question): string | null {
  const due = figure(question, "due");
  if (due === null) return null;
  const leaving = named(question, "deserter");
  if (!leaving.length) return nouns.t("monster_lands.answer.pay", { due });
  return nouns.t("monster_lands.answer.pay_short", {
    due,
    gold: figure(question, "gold") ?? 0,
    who: people(nouns, leaving),
  });
}

const beer = (nouns: Nouns, question: Question): string =>
  nouns.t("monster_lands.button.priced", {
    name: nouns.t("monster_lands.option.beer"),
    cost: priceOf(question, "beer") ?? 0,
  });

/** Some dice or tokens together; nothing if a text names none. */
function several(nouns: Nouns, text: string): string {
  const mix = MIX.exec(text);
  if (mix) {
    const [strength, magic, persuasion] = mix.slice(1).map((number) => Number(number || 0));
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
  if (verb === "sell")
    return nouns.t("monster_lands.label.sell", { monster: nouns.named("monster", name), gold: saleOf(name) });
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
function byTarget(nouns: Nouns, choice: Option, question: Question, table: MonsterLandsTable): string {
  const { text, targets } = choice;
  const [kind, name] = readTarget(targets[0] ?? "");
  switch (kind) {
    case "building":
      return inBuilding(nouns, name as BuildingName, targets[1] ?? "", table);
    case "path":
      return lacking(
        nouns,
        name,
        nouns.t("monster_lands.label.path", { path: nouns.path(name) }),
        question,
        table,
      );
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

/** The way to a contract that could not be fulfilled as things stand says so. */
function lacking(
  nouns: Nouns,
  path: string,
  what: string,
  question: Question,
  table: MonsterLandsTable,
): string {
  const deal = promptOf(question) === "act" ? contractOf(nouns, path, table) : null;
  const ready = table.clans[question.seat]?.contracts[path.endsWith("1") ? 0 : 1] ?? true;
  return deal && !ready ? nouns.t("monster_lands.answer.lack", { what, discard: deal.discard }) : what;
}

/** A die put into a building with what it does there, or one of its spaces with what it yields. */
function inBuilding(nouns: Nouns, name: BuildingName, target: string, table: MonsterLandsTable): string {
  const [kind, what] = readTarget(target);
  const building = nouns.t(`monster_lands.building.${name}`);
  if (kind !== "die") return shortSpace(nouns, name, what);
  const facts = table.buildings.find(({ id }) => id === name);
  const placed = nouns.t("monster_lands.label.place", { die: nouns.die(what), building });
  const off = facts?.offs[what] ?? 0;
  const cheap = off ? nouns.t("monster_lands.answer.off", { what: placed, n: off }) : placed;
  const only = facts?.only[what];
  return only === undefined
    ? cheap
    : nouns.t("monster_lands.answer.at_once", { what: cheap, thing: ware(nouns, name, only) });
}

/** What a shop sells, in a word or two. */
function ware(nouns: Nouns, building: BuildingName, name: string): string {
  if (building === "armory") return nouns.counted("defense", Number(name));
  if (building === "hunters_lodge") return nouns.effect("trap", name);
  if (building === "bazaar") return nouns.named("equipment", name);
  return name === "beer" ? nouns.t("monster_lands.option.beer") : nouns.named("member", name);
}

/** A card or token with what it does, and in the citadel with its price. */
function card(nouns: Nouns, kind: Card, name: string, question: Question): string {
  const effect = nouns.effect(kind, name);
  const asked = promptOf(question);
  const cost = priceOf(question, name) ?? 0;
  if (kind === "trap")
    return asked === "buy_trap"
      ? nouns.t(`monster_lands.label.${priced(question)}`, { name: nouns.group(name), cost, effect })
      : nouns.trap(name);
  if (kind === "loot") return effect;
  const title = nouns.named(kind, name);
  if (kind === "member" && HIRING.includes(asked)) {
    const person = members.get(name);
    return nouns.t("monster_lands.label.hire", {
      name: title,
      cost,
      reputation: person?.reputation ?? 0,
      effect,
    });
  }
  if (asked === "buy_equipment") return nouns.t("monster_lands.label.priced", { name: title, cost, effect });
  return nouns.t("monster_lands.label.card", { name: title, effect });
}

/** What is bought with other things is told with the price of them together. */
// texts: monster_lands.{label,button}.{priced,priced_sum}
const priced = (question: Question): string => (figure(question, "due") === null ? "priced" : "priced_sum");

/** An option as a button beside the prompt: a word or two. */
export function button(nouns: Nouns, choice: Option, question: Question, table: MonsterLandsTable): string {
  return capital(buttonText(nouns, choice, question, table));
}

function buttonText(nouns: Nouns, choice: Option, question: Question, table: MonsterLandsTable): string {
  const { text, targets } = choice;
  const said = SAID[`${promptOf(question)} ${text}`];
  if (said) return nouns.t(`monster_lands.button.${said}`);
  const reckoned = shortFigures(nouns, text, question) ?? withFigures(nouns, text, question, table);
  if (reckoned !== null) return reckoned;
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
  return nouns.t(`monster_lands.button.${verb}`, {
    what: nouns.named(kind, name),
    effect: nouns.effect(kind, name),
  });
}

/** Dice or tokens without those there are none of: "2 strength, 1 magic". */
function bundle(nouns: Nouns, text: string): string {
  const found = MIX.exec(text)?.slice(1) ?? LOAD.exec(text)?.slice(1);
  if (!found) return "";
  const words = text.startsWith("traps") ? ["trap", "defense"] : ["strength", "magic", "persuasion"];
  const parts = words.flatMap((word, index) => {
    const n = Number(found[index] ?? 0);
    return n ? [nouns.counted(word, n)] : [];
  });
  return parts.length ? parts.join(", ") : nouns.t("monster_lands.option.none");
}

/** A die in a building, or what a space of it yields. */
function shortVisit(nouns: Nouns, name: BuildingName, target: string): string {
  const [kind, what] = readTarget(target);
  const building = nouns.t(`monster_lands.building.${name}`);
  return kind === "die"
    ? nouns.t("monster_lands.label.place", { die: nouns.die(what), building })
    : shortSpace(nouns, name, what);
}

/** A space of a building, with what it yields. */
function shortSpace(nouns: Nouns, name: BuildingName, what: string): string {
  const building = nouns.t(`monster_lands.building.${name}`);
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
  const cost = priceOf(question, name);
  return cost === null ? effect : nouns.t(`monster_lands.button.${priced(question)}`, { name: effect, cost });
}

/** A card by its name, in the citadel with its price. */
function shortCard(nouns: Nouns, kind: Proper, name: string, question: Question): string {
  const cost = priceOf(question, kindOf(name));
  const title = nouns.named(kind, name);
  return cost === null ? title : nouns.t("monster_lands.button.priced", { name: title, cost });
}
