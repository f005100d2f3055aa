/** Root in words: everything the table asks a game to say, made of messages. */
import type { Words } from "../game";
import type { Speech } from "../shared/speech";
import { coach, explain } from "./explain";
import { button, label, prompt } from "./labels";
import { Nouns } from "./nouns";
import { outline } from "./outline";
import { describe } from "./targets";
import { heading, moment, ranking, result, sentence } from "./telling";
import { rootTable } from "./types";
import { wonder } from "./wonder";

/** Speak by these messages; the language is that of the moment at which something is said. */
export function makeWords(speech: Speech): Required<Words> {
  const nouns = new Nouns(speech);
  return {
    moment: (table) => moment(nouns, rootTable(table)),
    seat: (faction) => nouns.faction(faction),
    prompt: (question, table) => prompt(nouns, question, rootTable(table)),
    label: (choice, question, table) => label(nouns, choice, question, rootTable(table)),
    button: (choice, question, table) => button(nouns, choice, question, rootTable(table)),
    target: (target, table) => describe(nouns, target, rootTable(table)),
    explain: (target, table) => explain(nouns, target, rootTable(table)),
    coach: (question, table) => coach(nouns, question, rootTable(table)),
    sentence: (event, table) => sentence(nouns, event, rootTable(table)),
    heading: (event, table) => heading(nouns, event, rootTable(table)),
    reason: (key) => reason(nouns, key),
    wonder: (target, picks, question, table) => wonder(target, picks, question, rootTable(table)),
    odds: (facts) => odds(nouns, facts),
    outline: (table, me) => outline(nouns, rootTable(table), me),
    result: (table) => result(nouns, rootTable(table)),
    ranking: (table) => ranking(nouns, rootTable(table)),
    aim: () => nouns.t("root.aim"),
  };
}

/** Why something is not offered. A reason without words is at least no more than the question says. */
function reason(nouns: Nouns, key: string): string {
  return nouns.has(`root.${key}`) ? nouns.t(`root.${key}`) : nouns.t("root.why.not-asked");
}

/** The hits of a battle: what each side deals, and what an ambush deals before. */
function odds(nouns: Nouns, facts: Readonly<Record<string, number>>): string {
  const battle = nouns.t("root.odds.battle", {
    attacker: facts["attacker"] ?? 0,
    defender: facts["defender"] ?? 0,
  });
  const hits = facts["ambush"] ?? 0;
  return hits ? nouns.t("root.odds.ambush", { hits, battle }) : battle;
}
