/** One table on which everything lies open: each clan as its owner saw it, and everybody's traps on their paths. */
import type { Facts } from "../game";
import { monsterLandsTable } from "./types";

export function together(tables: readonly Facts[]): Facts {
  const seen = tables.map(monsterLandsTable);
  const [first] = seen;
  if (!first) return {};
  return {
    ...first,
    clans: first.clans.map((clan) => seen[clan.seat]?.clans[clan.seat] ?? clan),
    paths: first.paths.map((path, index) =>
      path.seat === null ? path : (seen[path.seat]?.paths[index] ?? path),
    ),
  };
}
