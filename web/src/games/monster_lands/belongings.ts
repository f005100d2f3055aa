/** What belongs to a clan of Monster Lands, in lines: everything that its board shows. */
import { affinityScore, gloryBand, lands, limits, members } from "./data";
import { beside, dieOf, person, type Nouns } from "./nouns";
import { AFFINITIES, type Affinity, type ClanFacts, type MemberFacts, type MonsterLandsTable } from "./types";

/** A line, and the thing on the table that it is about. */
export interface Item {
  target?: string;
  text: string;
}

const STATES = ["leader", "wounded", "assigned", "colonist", "used"] as const;

/** A title with what it holds. */
export const titled = (nouns: Nouns, title: string, inside: string): string =>
  nouns.t("monster_lands.tell.titled", { title, inside: inside || nouns.t("monster_lands.say.nothing") });

/** How a clan stands, in a line. */
export const standing = (nouns: Nouns, clan: ClanFacts): string =>
  nouns.t("monster_lands.say.score", {
    glory: clan.glory,
    reputation: clan.reputation,
    gold: clan.gold,
    points: clan.points,
  });

/** The dice of a pool. */
export const poolLine = (nouns: Nouns, clan: ClanFacts): string =>
  nouns.list(
    Object.entries(clan.pool).map(([die, n]) => ["monster_lands.say.dice_of", { n, die: dieOf(die) }]),
  );

/** A member with its talent, its equipment and its state. */
export function memberLine(nouns: Nouns, member: MemberFacts): string {
  const state = STATES.filter((key) => member[key]).map((key) => [`monster_lands.say.${key}`]);
  const gear = member.equipment.map(({ id }) => ["table.verbatim", { text: nouns.named("equipment", id) }]);
  const name = nouns.named("member", member.name);
  let text = nouns.t("monster_lands.label.card", { name, effect: nouns.effect("member", member.name) });
  if (gear.length) text = nouns.t("monster_lands.say.carrying", { member: text, gear });
  return state.length ? nouns.t("monster_lands.say.state", { member: text, state: beside(state) }) : text;
}

/** How many signs of each affinity a clan has: on its members and on its lands. */
export function icons(clan: ClanFacts): Record<Affinity, number> {
  const found = Object.fromEntries(AFFINITIES.map((one) => [one, 0])) as Record<Affinity, number>;
  for (const { name } of clan.members) {
    const affinity = members.get(name)?.affinity;
    if (affinity && affinity !== "none") found[affinity] += 1;
  }
  for (const { land } of clan.lands) {
    const affinity = lands.get(land)?.affinity;
    if (affinity) found[affinity] += 1;
  }
  return found;
}

/** What so many signs of one affinity are worth. */
export function worth(signs: number): number {
  const { points } = affinityScore;
  return points[Math.min(signs, points.length - 1)] ?? 0;
}

/** How many wages a clan pays, and how much each is. */
export function wages(clan: ClanFacts): { paid: number; each: number } {
  return {
    paid: clan.members.filter(({ leader, colonist }) => !leader && !colonist).length,
    each: gloryBand(clan.glory).salary,
  };
}

/** Everything that a clan has. */
export function belongings(
  nouns: Nouns,
  clan: ClanFacts,
  table: MonsterLandsTable,
  me: number | null,
): Item[] {
  const found: Item[] = [
    { target: `seat:${clan.seat}`, text: standing(nouns, clan) },
    { text: nouns.t("monster_lands.tell.excess", { n: clan.excess }) },
    { text: titled(nouns, nouns.t("monster_lands.say.pool"), poolLine(nouns, clan)) },
    {
      text: nouns.t("monster_lands.say.goods_line", {
        defense: clan.defense,
        potions: clan.potions,
        venoms: clan.venoms,
        traps: clan.traps,
        salaries: clan.salaries,
      }),
    },
  ];
  if (table.first === clan.seat) found.push({ text: nouns.t("monster_lands.tell.first") });
  if (clan.seat === me)
    for (const trap of clan.traps_known) found.push({ target: `trap:${trap}`, text: nouns.trap(trap) });
  for (const member of clan.members)
    found.push({ target: `member:${member.name}`, text: memberLine(nouns, member) });
  for (const loot of clan.loot)
    found.push({
      target: `loot:${loot}`,
      text: titled(nouns, nouns.t("monster_lands.say.loot"), nouns.effect("loot", loot)),
    });
  for (const trophy of clan.trophies)
    found.push({
      target: `monster:${trophy}`,
      text: titled(nouns, nouns.t("monster_lands.say.trophies"), nouns.named("monster", trophy)),
    });
  for (const { land, colonist, used } of clan.lands)
    found.push({
      target: `land:${land}`,
      text: [
        nouns.t("monster_lands.label.card", {
          name: nouns.named("land", land),
          effect: nouns.effect("land", land),
        }),
        colonist
          ? nouns.t("monster_lands.tell.colonist", { name: person(colonist) })
          : nouns.t("monster_lands.tell.no_colonist"),
        used ? nouns.t("monster_lands.say.land_used") : "",
      ]
        .filter(Boolean)
        .join("; "),
    });
  if (clan.missions) found.push({ text: nouns.t("monster_lands.tell.missions_won", { n: clan.missions }) });
  return found;
}

/** The most of each kind of token that a clan board holds. */
export const roomFor = (clan: ClanFacts): Record<"traps" | "defense" | "potions" | "venoms", number> => ({
  traps: clan.trap_room,
  defense: limits.defense,
  potions: limits.potions,
  venoms: limits.venoms,
});
