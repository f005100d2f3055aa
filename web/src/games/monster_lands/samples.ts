/** What the game says, for tests: made by `make samples` from the engine. */
import type { Facts } from "../game";
import { kept } from "../shared/testing/samples";
import raw from "./samples.json";
import { monsterLandsTable } from "./types";

export const { samples, tableOf } = kept(raw);

/** Everything on a table that can be pointed at. */
export function targetsOf(facts: Facts): string[] {
  const table = monsterLandsTable(facts);
  const found = [
    "round",
    "first",
    "loot",
    "missions",
    "entrance",
    "die:strength",
    "die:persuasion-4",
    "token:potion",
  ];
  for (const { id, spaces } of table.buildings) {
    found.push(`building:${id}`);
    for (const index of spaces.keys()) found.push(`space:${id}.${index + 1}`);
  }
  for (const { id } of table.paths) found.push(`path:${id}`);
  const add = (kind: string, names: readonly (string | null)[]): void => {
    for (const name of names) if (name) found.push(`${kind}:${name}`);
  };
  add("member", table.tavern);
  add("trap", table.lodge);
  add("equipment", table.bazaar);
  add("loot", table.loot);
  for (const { land, monster } of table.lands) {
    add("land", [land]);
    add("monster", [monster]);
  }
  for (const clan of table.clans) {
    found.push(`seat:${clan.seat}`);
    add(
      "member",
      clan.members.map(({ name }) => name),
    );
    add("trap", clan.traps_known);
    add(
      "land",
      clan.lands.map(({ land }) => land),
    );
    add("monster", clan.trophies);
    add("loot", clan.loot);
    for (const { equipment } of clan.members)
      add(
        "equipment",
        equipment.map(({ id }) => id),
      );
  }
  return [...new Set(found)];
}
