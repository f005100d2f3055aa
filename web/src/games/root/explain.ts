/** What a thing on the table is for, and a line for somebody who plays for the first time. */
import type { Question } from "../../protocol";
import type { Explanation } from "../game";
import { capital, readTarget } from "../shared/speech";
import { standing, trackLine } from "./belongings";
import { cardOf } from "./data";
import { DECKS } from "./decks";
import { hint } from "./hints";
import { placeOf, type Nouns } from "./nouns";
import { factionFaces, fullName, thingOf } from "./factions";
import { clearingFacts, describe, forestFacts, pathLine } from "./targets";
import { readItem, type RootTable } from "./types";

/** Questions that open a phase and are everybody's: they are told with what the phase is about. */
const GENERAL = new Set(["root.craft", "root.daylight", "root.cards.use", "root.discard"]);

/** A line for a first-time player, after what the table knows at this moment. */
export function coach(nouns: Nouns, question: Question, table: RootTable): string | null {
  const first = hint(nouns, question, table);
  if (first?.enough) return first.text;
  return [first?.text, lesson(nouns, question, table)].filter(Boolean).join(" ") || null;
}

/** What is taught: about this question of this faction, about the question, or about the phase. */
function lesson(nouns: Nouns, question: Question, table: RootTable): string {
  const faction = table.players[question.seat]?.faction ?? "";
  const name = question.prompt.replace(/^root\./, "");
  const phase = table.turn === question.seat ? `${faction}.${table.phase ?? ""}` : "";
  const own = nouns.has(`root.coach.${faction}.${name}`) ? `${faction}.${name}` : name;
  const wanted = GENERAL.has(question.prompt) ? [phase, own] : [own];
  const lines = (keys: string[]): string[] =>
    keys.filter((key) => nouns.has(`root.coach.${key}`)).map((key) => nouns.t(`root.coach.${key}`));
  const said = lines(wanted);
  return (said.length ? said : lines([phase])).join(" ");
}

/** Things that the table shows besides pieces and cards: targets without a name of their own. */
// texts: root.{thing,explain}.{points,clearing,path,slot,ruler,ruin,forest,river,pawn,building,token,deck,discard,hand}
// texts: root.{thing,explain}.{cost,in_play,ambush,dominance,available,item_supply,crafted}
// texts: root.{thing,explain}.{ferry,lake,tower,closed_path}
// texts: root.explain.{ambush_card,dominance_card,craft_item,craft_once,craft_lasting,beside}

/** What is told about a piece besides what it is. */
const beside = (piece: string): string[] => factionFaces().flatMap(({ topics }) => topics?.[piece] ?? []);

/** What is told about cards, by what they are. */
const CARDS: Record<string, string[]> = {
  ambush: ["ambush_card"],
  dominance: ["dominance_card"],
  item: ["craft_item"],
  immediate: ["craft_once"],
  persistent: ["craft_lasting"],
  royal_claim: ["craft_lasting"],
};

const STATES: Record<string, string[]> = {
  ready: [],
  exhausted: ["exhausted"],
  damaged: ["damaged"],
  worn: ["damaged", "exhausted"],
};

/** What is known of a thing: its name, the facts of the moment, what it is for, and the paragraph about it. */
export function explain(nouns: Nouns, target: string, table: RootTable): Explanation | null {
  const [kind, name] = readTarget(target);
  const title = titleOf(nouns, kind, name, table);
  if (!title) return null;
  const known = topics(kind, name, table).filter((topic) => nouns.has(`root.explain.${topic}`));
  const told = known.map((topic) => nouns.t(`root.explain.${topic}`));
  const text = [factsOf(nouns, kind, name, target, table), ...told].filter(Boolean).map(sentence).join(" ");
  const law = known[0] === undefined ? undefined : nouns.lawOf(`root.explain.${known[0]}`);
  return law === undefined ? { title, text } : { title, text, law };
}

/** What there is to explain about a thing, the thing itself first. */
function topics(kind: string, name: string, table: RootTable): string[] {
  switch (kind) {
    case "clearing":
      if (name === "0") return ["beside"];
      return name ? [table.clearings[Number(name) - 1]?.ruin ? "ruin" : "ruler"] : [kind];
    case "forest":
      return [kind];
    case "path":
      return [name && table.closed?.includes(name) ? "closed_path" : kind];
    case "card":
      return cardTopics(name);
    case "seat":
      return [table.players[Number(name)]?.faction ?? ""];
    case "piece":
      return [name, ...beside(name)];
    case "item": {
      const { item, state } = readItem(name);
      return [item, ...(STATES[state] ?? [])];
    }
    case "suit":
    case "phase":
      return [name];
    default:
      return thingOf(kind)?.topics(name) ?? [kind];
  }
}

function cardTopics(name: string): string[] {
  const card = cardOf(name);
  if (!card) return [];
  if (card.topic) return [card.topic];
  const own = DECKS.some(({ explained }) => explained.includes(name)) ? [name] : [];
  return [...own, ...(CARDS[card.kind] ?? [])];
}

function titleOf(nouns: Nouns, kind: string, name: string, table: RootTable): string {
  switch (kind) {
    case "card":
      return nouns.suited(name);
    case "seat": {
      const player = table.players[Number(name)];
      return player ? fullName(player, nouns.say) : "";
    }
    case "piece":
      return capital(nouns.piece(name));
    case "item":
      return capital(nouns.item(name));
    case "suit":
      return capital(nouns.suit(name));
    case "phase":
      return nouns.t(`root.phase.${name}`);
    default: {
      const thing = thingOf(kind);
      if (thing) return thing.title(nouns, name);
      if (name && kind === "clearing") return capital(nouns.place(table, Number(name)));
      if (name && kind === "path") return pathLine(nouns, table, name);
      if (name && kind === "forest") return capital(nouns.place(table, `f${name.replace(/^f/, "")}`));
      return nouns.has(`root.thing.${kind}`) ? nouns.t(`root.thing.${kind}`) : "";
    }
  }
}

/** What the table shows of it at this moment. */
function factsOf(nouns: Nouns, kind: string, name: string, target: string, table: RootTable): string {
  switch (kind) {
    case "card": {
      const cost = nouns.cost(name);
      const crafting = cost.length ? nouns.t("root.tell.crafting", { cost }) : "";
      return [nouns.effect(name), crafting].filter(Boolean).map(sentence).join(" ");
    }
    case "seat": {
      const player = table.players[Number(name)];
      return player ? standing(nouns, player, table) : "";
    }
    case "piece": {
      const owner = table.players.find((player) => name in player.pieces_left);
      return owner ? trackLine(nouns, owner, name) : "";
    }
    case "clearing":
      return name ? clearingFacts(nouns, table, Number(name)) : "";
    case "forest":
      return name ? forestFacts(nouns, table, Number(placeOf(target).slice(1))) : "";
    case "deck":
    case "discard":
      return describe(nouns, target, table);
    default:
      return thingOf(kind)?.facts?.(nouns, name) ?? "";
  }
}

/** A part of an explanation as a sentence. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}
