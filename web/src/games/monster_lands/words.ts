/** Monster Lands in words: everything the table asks a game to say, made of messages. */
import type { Words } from "../game";
import type { Speech } from "../shared/speech";
import { coach, explain } from "./explain";
import { button, label, prompt } from "./labels";
import { Nouns } from "./nouns";
import { outline } from "./outline";
import { describe } from "./targets";
import { heading, moment, ranking, result, sentence } from "./telling";
import { monsterLandsTable as read } from "./types";
import { wonder } from "./wonder";

/** Speak by these messages; the language is that of the moment at which something is said. */
export function makeWords(speech: Speech): Required<Words> {
  const nouns = new Nouns(speech);
  return {
    moment: (table) => moment(nouns, read(table)),
    seat: (clan) => nouns.clan(clan),
    prompt: (question, table) => prompt(nouns, question, read(table)),
    label: (choice, question, table) => label(nouns, choice, question, read(table)),
    button: (choice, question, table) => button(nouns, choice, question, read(table)),
    target: (target, table) => describe(nouns, target, read(table)),
    explain: (target, table) => explain(nouns, target, read(table)),
    coach: (question, table) => coach(nouns, question, read(table)),
    sentence: (event, table) => sentence(nouns, event, read(table)),
    heading: (event, table) => heading(nouns, event, read(table)),
    reason: (key) => reason(nouns, key),
    wonder: (target, picks, question, table) => wonder(target, picks, question, read(table)),
    odds: (facts) => odds(nouns, facts),
    outline: (table, me) => outline(nouns, read(table), me),
    result: (table) => result(nouns, read(table)),
    ranking: (table) => ranking(nouns, read(table)),
    aim: () => nouns.t("monster_lands.aim"),
  };
}

/** Why something is not offered. A reason without words is at least no more than the question says. */
function reason(nouns: Nouns, key: string): string {
  return nouns.has(`monster_lands.${key}`)
    ? nouns.t(`monster_lands.${key}`)
    : nouns.t("monster_lands.why.not-asked");
}

/** How a battle, a conquest or a mission may end. */
// texts: monster_lands.odds.{lost,alive,captured,eliminated,failed,conquered,unconquered,reached,missed}
function odds(nouns: Nouns, facts: Readonly<Record<string, number>>): string {
  return Object.keys(facts)
    .map((outcome) => nouns.t(`monster_lands.odds.${outcome}`))
    .join(", ");
}
