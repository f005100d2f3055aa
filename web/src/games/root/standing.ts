/** Whose moment it is, how it ended, and how everybody stands then. */
import type { Placing } from "../game";
import { capital } from "../shared/speech";
import type { Nouns } from "./nouns";
import type { PlayerFacts, RootTable } from "./types";

/** Whose moment it is, and which. */
export function moment(nouns: Nouns, table: RootTable): string {
  if (table.over) return nouns.t("root.tell.over");
  const phase = nouns.t(`root.phase.${table.phase ?? "setup"}`);
  if (table.turn === null) return phase;
  return nouns.t("root.tell.moment", { one: nouns.seat(table, table.turn), other: phase });
}

/** Who has won, and by what. */
export function result(nouns: Nouns, table: RootTable): string | null {
  if (!table.over) return null;
  const names = table.winners.map((seat) => nouns.called(table, seat));
  const reason = [`root.reason.${table.reason ?? "points"}`];
  return capital(nouns.t("root.tell.result", { names, n: table.winners.length, reason }));
}

/** How everybody stands at the end: winners first, then by points; whoever went for dominance or a coalition has none. */
export function ranking(nouns: Nouns, table: RootTable): Placing[] {
  const score = ({ points, dominance, partner }: PlayerFacts): string => {
    if (dominance !== null) return nouns.card(dominance);
    if (partner !== null) return nouns.t("root.say.partner_of", { name: nouns.called(table, partner) });
    return nouns.t("table.points", { n: points });
  };
  const places = table.players.map((player) => ({
    seat: player.seat,
    counted: player.dominance === null && player.partner === null ? player.points : -1,
    points: player.points,
    won: table.winners.includes(player.seat),
    score: score(player),
  }));
  return places
    .toSorted((one, other) => Number(other.won) - Number(one.won) || other.counted - one.counted)
    .map(({ seat, won, score, points }) => ({ seat, won, score, points }));
}
