/** How a match of Monster Lands stands: whose moment it is, and how it ended. */
import type { Placing } from "../game";
import { capital } from "../shared/speech";
import { GLORY_TO_END } from "./data";
import { seatOf, type Nouns } from "./nouns";
import { aims, RANKS } from "./solo";
import { isSolo, type MonsterLandsTable } from "./types";

/** Whose moment it is, and which. */
export function moment(nouns: Nouns, table: MonsterLandsTable): string {
  if (table.over) return nouns.t("monster_lands.tell.over");
  const round = isEarly(table)
    ? nouns.t("monster_lands.tell.round_last", { round: table.round, glory: GLORY_TO_END })
    : nouns.t("monster_lands.tell.round", { round: table.round, rounds: table.rounds });
  const phase = table.phase ? capital(nouns.phase(table.phase)) : "";
  const who = table.turn === null ? "" : nouns.seat(table, table.turn);
  return [who, phase, round].filter(Boolean).join(" · ");
}

/** Whether glory ends the game before its last round. */
const isEarly = (table: MonsterLandsTable): boolean => table.last_round && table.round < table.rounds;

/** What the next rank would have asked for; nothing for heroes. */
function missing(nouns: Nouns, table: MonsterLandsTable): string {
  const next = RANKS[RANKS.findIndex((rank) => rank === table.reason) + 1];
  if (next === undefined) return "";
  const what = aims(table)
    .map((aim) => ({ what: aim.what, n: (aim.want[next] ?? 0) - aim.have }))
    .filter(({ n }) => n > 0)
    .map(({ what, n }) => [
      "monster_lands.tell.missing_part",
      { what: [`monster_lands_board.aim.${what}`], n },
    ]);
  const rank = nouns.t(`monster_lands.reason.${next}`);
  return what.length ? nouns.t("monster_lands.tell.missing", { rank, what }) : "";
}

/** Who has won, and by what; alone, which rank was reached. */
export function result(nouns: Nouns, table: MonsterLandsTable): string | null {
  if (!table.over) return null;
  const reason = nouns.t(`monster_lands.reason.${table.reason ?? "points"}`);
  const [only] = table.clans;
  if (isSolo(table) && only) {
    const reached = nouns.t("monster_lands.tell.solo_result", {
      rank: capital(reason),
      scenario: nouns.t(`monster_lands.scenario.${table.scenario}`),
      points: only.points,
    });
    return [reached, missing(nouns, table)].filter(Boolean).join(" ");
  }
  const names = table.winners.map((seat) => seatOf(table, seat));
  const points = Math.max(...table.winners.map((seat) => table.clans[seat]?.points ?? 0));
  const won = nouns.t("monster_lands.tell.result", { names, n: table.winners.length, reason, points });
  if (!isEarly(table)) return won;
  return `${won} ${nouns.t("monster_lands.tell.early", { round: table.round, glory: GLORY_TO_END })}`;
}

/** How everybody stands at the end: winners first, then by points. */
export function ranking(nouns: Nouns, table: MonsterLandsTable): Placing[] {
  return table.clans
    .map(({ seat, points }) => ({ seat, points, won: table.winners.includes(seat) }))
    .toSorted((one, other) => Number(other.won) - Number(one.won) || other.points - one.points)
    .map(({ seat, points, won }) => ({
      seat,
      won,
      points,
      score: nouns.t("table.points", { n: points }),
    }));
}
