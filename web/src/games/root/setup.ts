/** The options of a new match of Root: how they are read, Reach (Law 5.2), warnings, and matches for one click. */
import factionTable from "$data/root/data/factions.toml";
import { t } from "$lib/texts.svelte";
import type { GameInfo } from "../../protocol";
import type { Quick } from "../game";
import { company, complete, names, type Options } from "../shared/options";
import { factions } from "./data";

// texts: root.setup.{learn,duel,hotseat,online}.{title,text}

interface ReachTable {
  min_total: Record<string, number>;
  adventurous_min: number;
}

const { reach: REACH } = factionTable as { reach: ReachTable };
export const RANDOM = "random";

/** The options of a match, complete. */
export interface RootOptions {
  seats: string[];
  map: string;
  deck: string;
  first: string;
  seating: string;
  adventurous: boolean;
  shuffle_suits: boolean;
  rest_refreshes_all: boolean;
}

/** Options as they are meant: what is missing has the value that the game says is usual. */
export function read(options: Options, info: GameInfo): RootOptions {
  const all = complete(info, options);
  const text = (name: string): string => (typeof all[name] === "string" ? all[name] : "");
  return {
    seats: names(all["seats"]),
    map: text("map"),
    deck: text("deck"),
    first: text("first"),
    seating: text("seating"),
    adventurous: all["adventurous"] === true,
    shuffle_suits: all["shuffle_suits"] === true,
    rest_refreshes_all: all["rest_refreshes_all"] === true,
  };
}

/** Who sits at a table with these options. */
export const seats = (options: Options, info: GameInfo): string[] => read(options, info).seats;

/** Reach of some factions: how much of the map they contend for together. */
export function reach(seats: readonly string[]): number {
  return seats.reduce((sum, seat) => sum + (factions.get(seat)?.reach ?? 0), 0);
}

/** The Reach recommended for a number of players; more players than the table knows need as much as the most it knows. */
export function recommended(players: number): number {
  const known = Object.keys(REACH.min_total).map(Number);
  const count = Math.min(Math.max(players, Math.min(...known)), Math.max(...known));
  return REACH.min_total[String(count)] ?? 0;
}

/** The Reach that is enough for the adventurous, at any count. */
export const adventurous = (): number => REACH.adventurous_min;

/** Something that would bring the factions up to the recommended Reach. */
export type Advice = { kind: "swap"; out: string; put: string } | { kind: "add"; put: string };

/** The smallest change that is enough: one faction for another, or one more; null if there is none, or no need. */
export function advice(seats: readonly string[], info: GameInfo): Advice | null {
  if (reach(seats) >= recommended(seats.length)) return null;
  const { among, most } = company(info);
  const free = among.filter((name) => !seats.includes(name));
  for (const put of free) {
    for (const out of [...seats].reverse()) {
      const changed = seats.map((seat) => (seat === out ? put : seat));
      if (reach(changed) >= recommended(changed.length)) return { kind: "swap", out, put };
    }
  }
  for (const put of free) {
    const more = [...seats, put];
    if (more.length <= most && reach(more) >= recommended(more.length)) return { kind: "add", put };
  }
  return null;
}

/** What the advice says. */
export function advise(seats: readonly string[], info: GameInfo): string {
  const change = advice(seats, info);
  if (change === null) return "";
  const put = [`root.faction.${change.put}`];
  return change.kind === "swap"
    ? t("root.setup.advice-swap", { put, out: [`root.faction.${change.out}`] })
    : t("root.setup.advice-add", { put });
}

/** Why these options are unwise or impossible, as sentences. */
export function warnings(options: Options, info: GameInfo): string[] {
  const { seats, first, adventurous: bold } = read(options, info);
  const { fewest, most } = company(info);
  const said: string[] = [];
  if (seats.length < fewest) said.push(t("root.setup.too-few", { n: fewest }));
  if (seats.length > most) said.push(t("root.setup.too-many", { n: most }));
  if (new Set(seats).size < seats.length) said.push(t("root.setup.twice"));
  if (first !== RANDOM && !seats.includes(first)) {
    said.push(t("root.setup.first-absent", { name: [`root.faction.${first}`] }));
  }
  if (said.length) return said;
  const sum = reach(seats);
  const wanted = recommended(seats.length);
  if (sum >= wanted) return said;
  const low = t("root.setup.reach-low", { sum, wanted, players: seats.length });
  if (!bold) return [[low, advise(seats, info), t("root.setup.advice-bold")].filter(Boolean).join(" ")];
  if (sum < REACH.adventurous_min) return [t("root.setup.reach-bold", { sum, least: REACH.adventurous_min })];
  return said;
}

/** Matches for one click, at the table that the game lays for newcomers. */
export function quick(info: GameInfo): Quick[] {
  const { usual, fewest } = company(info);
  const offer = (key: string, seats: readonly string[], mine: number, bot: string, more = {}): Quick => ({
    title: t(`root.setup.${key}.title`),
    text: t(`root.setup.${key}.text`),
    options: { seats: [...seats], ...more },
    mine,
    bot,
  });
  return [
    offer("learn", usual, 1, "greedy", { first: usual[0] }),
    offer("duel", usual.slice(0, fewest), 1, ""),
    offer("hotseat", usual, usual.length, ""),
    offer("online", usual, 1, ""),
  ];
}
