/** What a clan board shows, worked out from the facts of the table and the cards. */
import { gloryBands, members } from "../data";
import type { Affinity, ClanFacts, Colour, MemberFacts } from "../types";
import { COLOURS, readDie } from "../types";

/** Leader and starting mercenary of a clan. */
export const starters = (clan: Affinity): string[] =>
  [...members.values()]
    .filter(({ affinity, role }) => affinity === clan && (role === "leader" || role === "starting"))
    .sort((one, other) => (one.role === "leader" ? -1 : other.role === "leader" ? 1 : 0))
    .map(({ id }) => id);

/** The dice of a pool, one by one: persuasion dice with their faces. */
export function diceOf(clan: ClanFacts): { colour: Colour; face: number }[] {
  return Object.entries(clan.pool).flatMap(([name, number]) =>
    Array.from({ length: number }, () => readDie(name)),
  );
}

/** How many dice of each colour a pool has. */
export function poolBy(clan: ClanFacts): Record<Colour, number> {
  const found = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;
  for (const { colour } of diceOf(clan)) found[colour] += 1;
  return found;
}

/** The members in the order of the board: the leader, then the most renowned. */
export function ranked(clan: ClanFacts): MemberFacts[] {
  const renown = (one: MemberFacts): number => members.get(one.name)?.reputation ?? 0;
  return [...clan.members].sort(
    (one, other) => Number(other.leader) - Number(one.leader) || renown(other) - renown(one),
  );
}

/** The marks of the progress track: from 0 to as far as anybody has come, in the bands that give dice and set pay. */
export function track(clan: ClanFacts): { glory: number; band: number }[] {
  const most = Math.max(gloryBands.at(-1)?.glory_max ?? 30, clan.glory, clan.reputation);
  return Array.from({ length: most + 1 }, (_, glory) => ({
    glory,
    band: Math.max(
      0,
      gloryBands.findLastIndex((band) => glory >= band.glory_min),
    ),
  }));
}
