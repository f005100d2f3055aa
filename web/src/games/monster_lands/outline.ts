/** Everything on the table, as headings with lines: Monster Lands for somebody who cannot see it. */
import { capital } from "../shared/speech";
import { belongings, titled, type Item } from "./belongings";
import { dieOf, type Nouns } from "./nouns";
import { buildingLine, landLine, monsterLine, pathLine } from "./targets";
import { moment } from "./standing";
import { pathsOf, type MonsterLandsTable } from "./types";

export interface Section {
  title: string;
  items: Item[];
}

const LARGE = (items: Item[]): Item[] => items.map((item) => ({ ...item, text: capital(item.text) }));

/** The whole table as one seat, or with null a spectator, may know it. */
export function outline(nouns: Nouns, table: MonsterLandsTable, me: number | null): Section[] {
  const found = [common(nouns, table)];
  if (table.battle) found.push(fight(nouns, table));
  found.push(citadel(nouns, table), missions(nouns, table), ...landsOf(nouns, table), entrance(nouns, table));
  const own = me === null ? undefined : table.clans[me];
  const clans = own ? [own, ...table.clans.filter((clan) => clan !== own)] : table.clans;
  for (const clan of clans)
    found.push({ title: nouns.clan(clan.clan), items: LARGE(belongings(nouns, clan, table, me)) });
  return found;
}

/** What belongs to nobody. */
function common(nouns: Nouns, table: MonsterLandsTable): Section {
  const dice = table.attack_dice[table.round - 1] ?? 0;
  const items: Item[] = [
    { text: moment(nouns, table) },
    {
      text: nouns.t("monster_lands.tell.difficulty", {
        difficulty: nouns.t(`monster_lands.difficulty.${table.difficulty}`),
      }),
    },
    { text: nouns.t("monster_lands.tell.attack_dice", { n: dice }) },
  ];
  if (table.scenario)
    items.push(
      {
        text: nouns.t("monster_lands.say.scenario", {
          number: table.scenario,
          name: nouns.t(`monster_lands.scenario.${table.scenario}`),
        }),
      },
      // texts: monster_lands.scenario-about.{1,2,3,4,5,6,7,8,9,10}
      { text: nouns.t(`monster_lands.scenario-about.${table.scenario}`) },
    );
  for (const loot of table.loot)
    if (loot)
      items.push({
        target: `loot:${loot}`,
        text: titled(nouns, nouns.t("monster_lands.say.loot"), nouns.effect("loot", loot)),
      });
  return {
    title: nouns.t("monster_lands.tell.round", { round: table.round, rounds: table.rounds }),
    items: LARGE(items),
  };
}

/** What is being resolved outside. */
function fight(nouns: Nouns, table: MonsterLandsTable): Section {
  const battle = table.battle;
  const items: Item[] = [];
  if (battle) {
    items.push({ text: nouns.t(`monster_lands.area.${battle.area}`) });
    if (battle.path)
      items.push({
        target: `path:${battle.path}`,
        text: nouns.t("monster_lands.say.battle", {
          area: nouns.t(`monster_lands.area.${battle.area}`),
          path: nouns.path(battle.path),
          carried: battle.carried,
          rolled: nouns.list(battle.rolled.map(dieOf)),
        }),
      });
    for (const { path, hits } of battle.hits)
      items.push({ text: nouns.t("monster_lands.tell.hits", { path: nouns.path(path), n: hits }) });
  }
  return { title: nouns.t("monster_lands.thing.battle"), items: LARGE(items) };
}

function citadel(nouns: Nouns, table: MonsterLandsTable): Section {
  const items: Item[] = [];
  const shown = (kind: "member" | "equipment", name: string): Item => ({
    target: `${kind}:${name}`,
    text: nouns.t("monster_lands.label.card", {
      name: nouns.named(kind, name),
      effect: nouns.effect(kind, name),
    }),
  });
  for (const { id } of table.buildings) {
    items.push({ target: `building:${id}`, text: buildingLine(nouns, table, id) });
    if (id === "tavern") {
      for (const name of table.tavern) if (name) items.push(shown("member", name));
      items.push({ text: nouns.t("monster_lands.tell.novices", { n: table.novices }) });
    }
    if (id === "bazaar") for (const name of table.bazaar) if (name) items.push(shown("equipment", name));
    if (id === "hunters_lodge")
      for (const name of table.lodge)
        if (name) items.push({ target: `trap:${name}`, text: nouns.trap(name) });
  }
  return { title: nouns.t("monster_lands.thing.citadel"), items: LARGE(items) };
}

const paths = (nouns: Nouns, table: MonsterLandsTable, prefix: string): Item[] =>
  pathsOf(table, prefix).map(({ id }) => ({ target: `path:${id}`, text: pathLine(nouns, table, id) }));

function missions(nouns: Nouns, table: MonsterLandsTable): Section {
  return {
    title: nouns.t("monster_lands.thing.missions"),
    items: LARGE([...paths(nouns, table, "m1"), ...paths(nouns, table, "m2")]),
  };
}

function landsOf(nouns: Nouns, table: MonsterLandsTable): Section[] {
  return table.lands.map(({ land, monster }, place) => {
    const items: Item[] = [];
    if (land) items.push({ target: `land:${land}`, text: landLine(nouns, land) });
    if (monster) items.push({ target: `monster:${monster}`, text: monsterLine(nouns, monster, table) });
    return {
      title: capital(nouns.place(place)),
      items: LARGE([...items, ...paths(nouns, table, String(place + 1))]),
    };
  });
}

function entrance(nouns: Nouns, table: MonsterLandsTable): Section {
  const monster: Item = table.gate
    ? { target: `monster:${table.gate}`, text: monsterLine(nouns, table.gate, table) }
    : { text: nouns.t("monster_lands.tell.no_monster") };
  return {
    title: nouns.t("monster_lands.thing.entrance"),
    items: LARGE([monster, ...paths(nouns, table, "e")]),
  };
}
