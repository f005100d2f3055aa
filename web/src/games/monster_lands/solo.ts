/** Playing alone: what a scenario asks for, and how near one is. */
import type { Event } from "../../protocol";
import { equipment, limits, members, scenarios, type Rank } from "./data";
import { AFFINITIES, type ClanFacts, type MonsterLandsTable } from "./types";

export const RANKS = ["trainee", "veteran", "hero"] as const;
export type RankName = (typeof RANKS)[number];

/** One thing that is counted towards a rank, as it stands and as it should be. */
export interface Aim {
  what:
    | "vp"
    | "gold"
    | "missions"
    | "defense"
    | "traps"
    | "potions"
    | "venoms"
    | "equipment"
    | "affinities"
    | "spread";
  have: number;
  /** For each rank; null where the rank does not ask for it. */
  want: Record<RankName, number | null>;
}

const wants = (
  of: (rank: Rank) => number | null,
  ranks: Record<RankName, Rank>,
): Record<RankName, number | null> => ({
  trainee: of(ranks.trainee),
  veteran: of(ranks.veteran),
  hero: of(ranks.hero),
});

/** How many mercenaries there are of each affinity, most first. */
export function spreadOf(clan: ClanFacts): number[] {
  return AFFINITIES.map(
    (affinity) => clan.members.filter((member) => members.get(member.name)?.affinity === affinity).length,
  ).sort((a, b) => b - a);
}

/** How much of a wished spread is there, counted member by member. */
export const spreadMet = (have: readonly number[], want: readonly number[]): number =>
  want.reduce((sum, n, i) => sum + Math.min(n, have[i] ?? 0), 0);

/** Everything the scenario counts, for the one who plays it. */
export function aims(table: MonsterLandsTable): Aim[] {
  const clan = table.clans[0];
  const scenario = scenarios.get(table.scenario);
  if (!clan || !scenario) return [];
  const found: Aim[] = [];
  const details = scenario.goal_details;
  if (details) {
    const all = (n: number): Record<RankName, number> => ({ trainee: n, veteran: n, hero: n });
    const kinds = new Set(
      clan.members.flatMap((one) => one.equipment.map((card) => equipment.get(card.id)?.type)),
    );
    found.push(
      { what: "defense", have: clan.defense, want: all(details["defense"] ?? limits.defense) },
      { what: "traps", have: clan.traps, want: all(details["traps"] ?? limits.traps) },
      { what: "potions", have: clan.potions, want: all(details["potions"] ?? limits.potions) },
      { what: "venoms", have: clan.venoms, want: all(details["venoms"] ?? limits.venoms) },
      { what: "equipment", have: kinds.size, want: all(3) },
      { what: "affinities", have: spreadOf(clan).filter((n) => n > 0).length, want: all(AFFINITIES.length) },
    );
  }
  if (scenario.trainee.spread) {
    const have = spreadOf(clan);
    const want = wants((rank) => rank.spread?.reduce((sum, n) => sum + n, 0) ?? null, scenario);
    found.push({ what: "spread", have: spreadMet(have, scenario.hero.spread ?? []), want });
  }
  for (const what of ["missions", "gold", "vp"] as const) {
    const want = wants((rank) => rank[what] ?? null, scenario);
    if (RANKS.some((rank) => want[rank] !== null)) {
      const have = what === "vp" ? clan.points : what === "gold" ? clan.gold : clan.missions;
      found.push({ what, have, want });
    }
  }
  const least = scenario.special_rules.find((rule) => rule.kind === "minimum_vp")?.["vp"];
  if (typeof least === "number")
    found.push({ what: "vp", have: clan.points, want: { trainee: least, veteran: least, hero: least } });
  return found;
}

/** What Madhala rolled last, if she did. */
export function lastRoll(events: readonly Event[]): { red: number; yellow: number } | null {
  const found = events.findLast((event) => event.kind === "rival_rolled");
  if (!found) return null;
  return { red: Number(found.facts["red"]), yellow: Number(found.facts["yellow"]) };
}
