/** Monster Lands in words: its things, its moments and its end; what is asked, offered and told the engine says. */
import type { Words } from "../game";
import type { Speech } from "../shared/speech";
import { changes } from "./changes";
import { coach, explain } from "./explain";
import { clanOf } from "./naming";
import { Nouns } from "./nouns";
import { outline } from "./outline";
import { describe } from "./targets";
import { moment, ranking, result } from "./standing";
import { monsterLandsTable as read } from "./types";

/** Speak by these messages; the language is that of the moment at which something is said. */
export function makeWords(speech: Speech): Words {
  const nouns = new Nouns(speech);
  return {
    moment: (table) => moment(nouns, read(table)),
    seat: (clan) => nouns.clan(clan),
    called: clanOf,
    target: (target, table) => describe(nouns, target, read(table)),
    explain: (target, table) => explain(nouns, target, read(table)),
    coach: (question, table) => coach(nouns, question, read(table)),
    outline: (table, me) => outline(nouns, read(table), me),
    changes: (before, after, events, me) => changes(read(before), read(after), events, me),
    result: (table) => result(nouns, read(table)),
    ranking: (table) => ranking(nouns, read(table)),
    aim: () => nouns.t("monster_lands.aim"),
  };
}
