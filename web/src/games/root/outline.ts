/** Everything on the table, as headings with lines: Root for somebody who cannot see it. */
import { capital } from "../shared/speech";
import { belongings, stock, titled, type Item } from "./belongings";
import { maps } from "./data";
import type { Nouns } from "./nouns";
import { factionFace, fullName } from "./factions";
import { cardLine, clearingLine, forestLine } from "./targets";
import { moment } from "./standing";
import type { RootTable } from "./types";

export interface Section {
  title: string;
  items: Item[];
}

/** The whole table as one seat, or with null a spectator, may know it. */
export function outline(nouns: Nouns, table: RootTable, me: number | null): Section[] {
  const own = me === null ? undefined : table.players[me];
  const found = [common(nouns, table)];
  if (own)
    found.push({
      title: nouns.t("root.say.hand"),
      items: own.hand_known.length
        ? own.hand_known.map((card) => ({ target: `card:${card}`, text: cardLine(nouns, card) }))
        : [{ text: capital(nouns.t("root.say.nothing")) }],
    });
  found.push(
    {
      title: nouns.t("root.tell.clearings"),
      items: [
        ...table.clearings.map(({ id }) => ({
          target: `clearing:${id}`,
          text: `${clearingLine(nouns, table, id)}; ${paths(nouns, table, id)}`,
        })),
        ...(table.players.some((player) => factionFace(player.faction)?.beside)
          ? [{ target: "clearing:0", text: clearingLine(nouns, table, 0) }]
          : []),
      ],
    },
    {
      title: nouns.t("root.tell.forests"),
      items: (maps[table.map]?.forest ?? []).map(({ id }) => ({
        target: `forest:${id}`,
        text: `${forestLine(nouns, table, id)}; ${around(nouns, table, id)}`,
      })),
    },
  );
  const players = own ? [own, ...table.players.filter((player) => player !== own)] : table.players;
  for (const player of players)
    found.push({
      title: fullName(player, nouns.say),
      items: belongings(nouns, player, table, me).map((item) => ({ ...item, text: capital(item.text) })),
    });
  return found;
}

/** What belongs to nobody. */
function common(nouns: Nouns, table: RootTable): Section {
  const items: Item[] = [
    { text: moment(nouns, table) },
    { text: nouns.t("root.say.deck", { n: table.deck }) },
    { text: titled(nouns, nouns.t("root.tell.discard"), nouns.cards(table.discard)) },
    { text: titled(nouns, nouns.t("root.say.items_left"), stock(table.items)) },
  ];
  for (const card of table.available)
    items.push({
      target: `card:${card}`,
      text: titled(nouns, nouns.t("root.say.available"), nouns.suited(card)),
    });
  return {
    title: nouns.t("root.say.round", { round: table.round }),
    items: items.map((item) => ({ ...item, text: capital(item.text) })),
  };
}

/** Where the paths of a clearing lead. */
function paths(nouns: Nouns, table: RootTable, id: number): string {
  const data = maps[table.map]?.clearing.find((clearing) => clearing.id === id);
  const open = (other: number): boolean =>
    !table.closed?.some((name) => name === `${id}-${other}` || name === `${other}-${id}`);
  const near = data?.adjacent ?? [];
  const closed = near.filter((other) => !open(other));
  const said = nouns.t("root.tell.paths", { places: near.filter(open) });
  return closed.length ? `${said}; ${nouns.t("root.tell.closed", { places: closed })}` : said;
}

/** What lies around a forest. */
function around(nouns: Nouns, table: RootTable, id: number): string {
  const data = maps[table.map]?.forest.find((forest) => forest.id === id);
  const forests = (data?.forests ?? []).map((forest) => `f${forest}`);
  return nouns.t("root.tell.around", { places: [...(data?.clearings ?? []), ...forests] });
}
