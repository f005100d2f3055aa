/** What has changed for every clan between two tables: points, glory, gold, people, lands, trophies. */
import type { Phrase } from "$lib/texts.svelte";
import type { Event } from "../../protocol";
import type { Change } from "../game";
import { person, thingOf } from "./nouns";
import type { ClanFacts, MonsterLandsTable } from "./types";

/** Events in which a clan loses somebody or something to others or to a monster. */
const SUFFERED = ["wounded", "died", "deserted", "stolen"];

/** What has changed for each clan; of one's own, before all else whom it has lost. */
export function changes(
  before: MonsterLandsTable,
  after: MonsterLandsTable,
  events: readonly Event[],
  me: number,
): Change[] {
  return after.clans
    .map((clan) => {
      const was = before.clans.find(({ seat }) => seat === clan.seat);
      const suffered = clan.seat === me ? suffering(events, me) : [];
      return { seat: clan.seat, said: was ? [...suffered, ...differences(was, clan, clan.seat === me)] : [] };
    })
    .filter(({ said }) => said.length > 0)
    .toSorted((one, other) => Number(other.seat === me) - Number(one.seat === me));
}

function suffering(events: readonly Event[], me: number): Phrase[] {
  return events.flatMap(({ kind, facts, sentence }) =>
    SUFFERED.includes(kind) && facts["seat"] === me && sentence ? [sentence] : [],
  );
}

function differences(was: ClanFacts, now: ClanFacts, own: boolean): Phrase[] {
  const said: Phrase[] = [];
  const points = now.points - was.points;
  if (points > 0) said.push(["monster_lands.changes.points", { n: points, total: now.points }]);
  if (points < 0) said.push(["monster_lands.changes.points_lost", { n: -points, total: now.points }]);
  const gold = now.gold - was.gold;
  if (gold > 0) said.push(["monster_lands.changes.gold", { gold, total: now.gold }]);
  if (gold < 0) said.push(["monster_lands.changes.gold_spent", { gold: -gold, total: now.gold }]);
  const [joined, left] = [without(people(now), people(was)), without(people(was), people(now))];
  if (joined.length) said.push(["monster_lands.changes.joined", { who: joined.map(person) }]);
  if (left.length && !own) said.push(["monster_lands.changes.left", { who: left.map(person) }]);
  const lands = without(
    now.lands.map(({ land }) => land),
    was.lands.map(({ land }) => land),
  );
  if (lands.length)
    said.push(["monster_lands.changes.lands", { lands: lands.map((land) => thingOf("land", land)) }]);
  const trophies = without(now.trophies, was.trophies);
  if (trophies.length)
    said.push([
      "monster_lands.changes.trophies",
      { monsters: trophies.map((monster) => thingOf("monster", monster)) },
    ]);
  return said;
}

const people = ({ members }: ClanFacts): string[] => members.map(({ id }) => id);
const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));
