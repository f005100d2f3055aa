/** Root in words: what the table asks a game to say beside what the engine says. */
import type { Words } from "../game";
import type { Speech } from "../shared/speech";
import { changes } from "./changes";
import { coach, explain } from "./explain";
import { Nouns } from "./nouns";
import { outline } from "./outline";
import { called, factionOf } from "./roster";
import { describe } from "./targets";
import { moment, ranking, result } from "./standing";
import { rootTable } from "./types";

/** Speak by these messages; the language is that of the moment at which something is said. */
export function makeWords(speech: Speech): Words {
  const nouns = new Nouns(speech);
  return {
    moment: (table) => moment(nouns, rootTable(table)),
    seat: (name) => nouns.faction(name),
    called: (name) => called({ name, faction: factionOf(name) }),
    target: (target, table) => describe(nouns, target, rootTable(table)),
    explain: (target, table) => explain(nouns, target, rootTable(table)),
    coach: (question, table) => coach(nouns, question, rootTable(table)),
    outline: (table, me) => outline(nouns, rootTable(table), me),
    changes: (before, after, events, me) => changes(nouns, rootTable(before), rootTable(after), events, me),
    result: (table) => result(nouns, rootTable(table)),
    ranking: (table) => ranking(nouns, rootTable(table)),
    aim: () => nouns.t("root.aim"),
  };
}
