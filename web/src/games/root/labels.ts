/** Questions and options of Root in words: the same as in the terminal, and shorter ones for buttons. */
import type { Question } from "../../protocol";
import type { Option } from "../game";
import { capital, readTarget } from "../shared/speech";
import { cardOf } from "./data";
import { nextBuilding } from "./factions/marquise/facts";
import { placeOf, type Nouns } from "./nouns";
import { boardOf } from "./factions/vagabond/facts";
import type { PlayerFacts, RootTable } from "./types";

const VERBS = ["craft", "use", "activate", "take"];

/** What is said instead of "done" or "no", by the question it belongs to. */
// texts: root.button.{end_daylight,end_march,go_on,stay,no_ambush,no_effect,let_go,alone,take_nothing}
const SAID: Record<string, string> = {
  "root.marquise.action done": "end_daylight",
  "root.alliance.daylight done": "end_daylight",
  "root.vagabond.action done": "end_daylight",
  "root.move.where done": "end_march",
  "root.cards.use done": "go_on",
  "root.craft done": "go_on",
  "root.daylight done": "go_on",
  "root.eyrie.add done": "go_on",
  "root.alliance.revolt done": "go_on",
  "root.alliance.spread done": "go_on",
  "root.vagabond.slip done": "stay",
  "root.battle.ambush decline": "no_ambush",
  "root.battle.foil decline": "no_ambush",
  "root.battle.effect decline": "no_effect",
  "root.marquise.hospitals decline": "let_go",
  "root.vagabond.enlist decline": "alone",
  "root.vagabond.escort decline": "alone",
  "root.vagabond.aid_take decline": "take_nothing",
};

/** What is asked where the Decree demands it: the suit of its card is named. */
// texts: root.say.{decree_move,decree_battle}
const OBEYED: Record<string, string> = {
  "root.move.where": "root.say.decree_move",
  "root.battle.where": "root.say.decree_battle",
};

/** With so many options at most, a button for a building has room for its cost. */
const FEW = 6;

/** The open question as a sentence, with the things it is about. */
export function prompt(nouns: Nouns, question: Question, table: RootTable): string {
  const about: Record<string, string | number> = {};
  const places: string[] = [];
  for (const target of question.about ?? []) {
    const [kind, name] = readTarget(target);
    if (kind === "clearing" || kind === "forest") places.push(nouns.place(table, placeOf(target)));
    else if (kind === "seat") about["seat"] = nouns.seat(table, Number(name));
    else if (kind === "card") about["card"] = nouns.suited(name);
    else if (kind === "suit") about["suit"] = nouns.suit(name);
    else if (kind === "number") about["n"] = Number(name);
  }
  const [first] = places;
  if (first !== undefined) {
    about["clearing"] = about["origin"] = first;
    about["destination"] = places.at(-1) ?? first;
  }
  const obeyed = OBEYED[question.prompt];
  if (obeyed && "suit" in about) return nouns.t(obeyed, about);
  return nouns.t(`root.prompt.${question.prompt.replace(/^root\./, "")}`, about);
}

/** One option in words; its targets say what kind of thing it is. */
export function label(nouns: Nouns, choice: Option, question: Question, table: RootTable): string {
  const { text, targets } = choice;
  const [first] = targets;
  if (first === undefined) return plain(nouns, text, question);
  const [kind, name] = readTarget(first);
  if (kind === "card") return cardLabel(nouns, choice, name, table.players[question.seat]);
  if (targets.length > 1) return combined(nouns, choice, question, table);
  if (text.includes("@")) return trigger(nouns, text, table);
  return single(nouns, kind, text, table);
}

/** An option without targets: a verb, a number, a suit. */
function plain(nouns: Nouns, text: string, question: Question): string {
  const said = SAID[`${question.prompt} ${text}`];
  if (said) return nouns.t(`root.button.${said}`);
  if (isNumber(text))
    return nouns.t("root.label.warriors", { pieces: nouns.pieces("warrior", Number(text)) });
  if (isOrder(nouns, text, question)) return nouns.t("root.label.order", { suit: nouns.suit(text) });
  return nouns.has(`root.option.${text}`) ? nouns.t(`root.option.${text}`) : text;
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

const isOrder = (nouns: Nouns, text: string, question: Question): boolean =>
  question.prompt.startsWith("root.eyrie.decree.") && nouns.has(`root.suit.${text}`);

/** An option that does something with a card. */
function cardLabel(
  nouns: Nouns,
  { text, targets }: Option,
  name: string,
  who: PlayerFacts | undefined,
): string {
  const card = nouns.card(name);
  const suit = nouns.cardSuit(name);
  const verb = text.split(":")[0] ?? "";
  if (VERBS.includes(verb) && verb !== text)
    // texts: root.label.{craft,use,activate,activate_bird,activate_coalition,take,take_bird}
    return nouns.t(`root.label.${deed(verb, name, who)}`, { card, suit, effect: nouns.effect(name) });
  const column = columnOf(targets);
  if (column) return nouns.t("root.label.add", { card, suit, column: nouns.t(`root.column.${column}`) });
  return nouns.suited(name);
}

/** What is done with a card: what a dominance card asks and costs depends on who does it, and on its suit. */
function deed(verb: string, name: string, who: PlayerFacts | undefined): string {
  if (verb === "activate" && who?.faction === "vagabond") return "activate_coalition";
  const birds = cardOf(name)?.suit === "bird" && (verb === "activate" || verb === "take");
  return birds ? `${verb}_bird` : verb;
}

const columnOf = (targets: readonly string[]): string => readTarget(targets[1] ?? "")[1];

/** An option that names several things: a way, a battle, a piece in a place or of somebody. */
function combined(nouns: Nouns, choice: Option, question: Question, table: RootTable): string {
  const { text, targets } = choice;
  const [first = "", second = ""] = targets;
  const [kind] = readTarget(first);
  if (kind === "piece") return site(nouns, text, question, table);
  if (kind === "seat") {
    const [faction = "", piece = ""] = text.split(":");
    return nouns.t("root.label.piece_of", { name: nouns.faction(faction), piece: nouns.piece(piece) });
  }
  if (!text.includes(">")) {
    const name = nouns.seat(table, Number(readTarget(second)[1]));
    return nouns.t("root.label.fight", { name, place: nouns.place(table, placeOf(first)) });
  }
  return way(nouns, first, second, table);
}

function way(nouns: Nouns, from: string, to: string, table: RootTable): string {
  const origin = nouns.place(table, placeOf(from), true);
  const destination = nouns.place(table, placeOf(to), true);
  return nouns.t("root.say.way", { origin, destination });
}

/** A building in a clearing (`sawmill@3`), with what it costs and gives. */
function site(nouns: Nouns, text: string, question: Question, table: RootTable): string {
  const [piece = "", place = ""] = text.split("@");
  const next = nextBuilding(table.players[question.seat], piece);
  return nouns.t("root.label.site", {
    what: nouns.piece(piece),
    place: nouns.place(table, place),
    cost: next?.cost ?? 0,
    n: next?.points ?? 0,
  });
}

/** An effect set off in a place (`outrage@3`). */
function trigger(nouns: Nouns, text: string, table: RootTable): string {
  const [name = "", place = ""] = text.split("@");
  return nouns.t("root.label.trigger", {
    what: nouns.t(`root.trigger.${name}`),
    place: nouns.place(table, place),
  });
}

/** An option that names one thing. */
function single(nouns: Nouns, kind: string, text: string, table: RootTable): string {
  switch (kind) {
    case "clearing":
    case "forest":
      return nouns.place(table, text);
    case "leader":
    case "character":
      return nouns.t("root.label.named", {
        name: nouns.t(`root.${kind}_name.${text}`),
        effect: nouns.t(`root.${kind}_effect.${text}`),
      });
    case "seat":
      return nouns.t(`root.faction.${text}`);
    case "item":
      return nouns.item(text);
    case "piece":
      return nouns.piece(text);
    case "quest":
      return nouns.quest(text);
    default:
      return text;
  }
}

/** An option as a button beside the prompt: a word or two. */
export function button(nouns: Nouns, choice: Option, question: Question, table: RootTable): string {
  return capital(buttonText(nouns, choice, question, table));
}

function buttonText(nouns: Nouns, choice: Option, question: Question, table: RootTable): string {
  const { text, targets } = choice;
  const [first, second = ""] = targets;
  if (first === undefined) return plainButton(nouns, text, question, table);
  const [kind, name] = readTarget(first);
  const verb = text.split(":")[0] ?? "";
  if (kind === "card" && VERBS.includes(verb) && verb !== text)
    // texts: root.button.{craft,use,activate,take}
    return nouns.t(`root.button.${verb}`, { card: nouns.card(name), suit: nouns.cardSuit(name) });
  if (kind === "piece" && second) {
    const next = nextBuilding(table.players[question.seat], name);
    const key = (question.options?.length ?? 0) <= FEW ? "root.button.site_cost" : "root.button.site";
    return nouns.t(key, {
      what: nouns.piece(name),
      number: placeOf(second),
      cost: next?.cost ?? 0,
      n: next?.points ?? 0,
    });
  }
  if (kind === "clearing" && readTarget(second)[0] === "seat")
    return nouns.t("root.button.fight", {
      name: nouns.seat(table, Number(readTarget(second)[1])),
      number: name,
    });
  if (text.includes(">"))
    return nouns.t("root.say.way", { origin: placeOf(first), destination: placeOf(second) });
  if (kind === "leader" || kind === "character")
    // texts: root.button.leader.{builder,charismatic,commander,despot} root.button.character.{thief,tinker,ranger}
    return nouns.t(`root.button.${kind}.${name}`);
  if (kind === "seat" && targets.length === 1) return nouns.seat(table, Number(name));
  return label(nouns, choice, question, table);
}

/** A button for an option without targets. */
function plainButton(nouns: Nouns, text: string, question: Question, table: RootTable): string {
  if (isNumber(text)) return text;
  if (isOrder(nouns, text, question)) return nouns.suit(text);
  if (SAID[`${question.prompt} ${text}`]) return plain(nouns, text, question);
  if (text === "special") {
    const character = boardOf(table.players[question.seat])?.character;
    // texts: root.button.special_{thief,tinker,ranger}
    if (character && nouns.has(`root.button.special_${character}`))
      return nouns.t(`root.button.special_${character}`);
  }
  // texts: root.button.{done,decline,yes,no,battle,march,recruit,build,overwork,extra,mobilize,train,move,organize}
  // texts: root.button.{explore,aid,quest,strike,repair,special,cards,points,ally}
  return nouns.has(`root.button.${text}`) ? nouns.t(`root.button.${text}`) : plain(nouns, text, question);
}
