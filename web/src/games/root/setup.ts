/** The options of a new match of Root: how they are read, Reach (Law 5.2), warnings, and matches for one click. */
import factionTable from "$data/root/data/factions.toml";
import { t } from "$lib/texts.svelte";
import type { Quick } from "../game";
import { factions } from "./data";
import { DECKS } from "./decks";
import { MAPS } from "./maps";
import { factionFaces } from "./factions";

// texts: root.setup.{learn,duel,hotseat,online}.{title,text}

interface ReachTable {
  min_total: Record<string, number>;
  adventurous_min: number;
}

const { reach: REACH } = factionTable as { reach: ReachTable };
/** As many as sit at a table of these factions. */
export const FEWEST = 2;
export const MOST = 4;
export const PLAYABLE: readonly string[] = factionFaces().map(({ id }) => id);
export const RANDOM = "random";
export const GIVEN = "given";

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

const DEFAULTS: RootOptions = {
  seats: PLAYABLE.slice(0, MOST),
  map: MAPS[0].data.id,
  deck: DECKS[0].id,
  first: RANDOM,
  seating: GIVEN,
  adventurous: false,
  shuffle_suits: false,
  rest_refreshes_all: false,
};

const text = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);

/** Options as they are meant: what is missing has its usual value. */
export function read(options: Readonly<Record<string, unknown>>): RootOptions {
  const seats = options["seats"];
  return {
    seats: Array.isArray(seats)
      ? seats.filter((seat): seat is string => typeof seat === "string")
      : [...DEFAULTS.seats],
    map: text(options["map"], DEFAULTS.map),
    deck: text(options["deck"], DEFAULTS.deck),
    first: text(options["first"], DEFAULTS.first),
    seating: text(options["seating"], DEFAULTS.seating),
    adventurous: options["adventurous"] === true,
    shuffle_suits: options["shuffle_suits"] === true,
    rest_refreshes_all: options["rest_refreshes_all"] === true,
  };
}

/** Who sits at a table with these options. */
export const seats = (options: Record<string, unknown>): string[] => read(options).seats;

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
export function advice(seats: readonly string[]): Advice | null {
  if (reach(seats) >= recommended(seats.length)) return null;
  const free = PLAYABLE.filter((name) => !seats.includes(name));
  for (const put of free) {
    for (const out of [...seats].reverse()) {
      const changed = seats.map((seat) => (seat === out ? put : seat));
      if (reach(changed) >= recommended(changed.length)) return { kind: "swap", out, put };
    }
  }
  for (const put of free) {
    const more = [...seats, put];
    if (more.length <= MOST && reach(more) >= recommended(more.length)) return { kind: "add", put };
  }
  return null;
}

/** What the advice says. */
export function advise(seats: readonly string[]): string {
  const change = advice(seats);
  if (change === null) return "";
  const put = [`root.faction.${change.put}`];
  return change.kind === "swap"
    ? t("root.setup.advice-swap", { put, out: [`root.faction.${change.out}`] })
    : t("root.setup.advice-add", { put });
}

/** Why these options are unwise or impossible, as sentences. */
export function warnings(options: Record<string, unknown>): string[] {
  const { seats, first, adventurous: bold } = read(options);
  const said: string[] = [];
  if (seats.length < FEWEST) said.push(t("root.setup.too-few", { n: FEWEST }));
  if (seats.length > MOST) said.push(t("root.setup.too-many", { n: MOST }));
  if (new Set(seats).size < seats.length) said.push(t("root.setup.twice"));
  if (first !== RANDOM && !seats.includes(first)) {
    said.push(t("root.setup.first-absent", { name: [`root.faction.${first}`] }));
  }
  if (said.length) return said;
  const sum = reach(seats);
  const wanted = recommended(seats.length);
  if (sum >= wanted) return said;
  const low = t("root.setup.reach-low", { sum, wanted, players: seats.length });
  if (!bold) return [[low, advise(seats), t("root.setup.advice-bold")].filter(Boolean).join(" ")];
  if (sum < REACH.adventurous_min) return [t("root.setup.reach-bold", { sum, least: REACH.adventurous_min })];
  return said;
}

/** Matches for one click. */
export function quick(): Quick[] {
  const offer = (key: string, seats: readonly string[], mine: number, bot: string, more = {}): Quick => ({
    title: t(`root.setup.${key}.title`),
    text: t(`root.setup.${key}.text`),
    options: { seats: [...seats], map: DEFAULTS.map, ...more },
    mine,
    bot,
  });
  return [
    offer("learn", DEFAULTS.seats, 1, "greedy", { first: DEFAULTS.seats[0] }),
    offer("duel", DEFAULTS.seats.slice(0, FEWEST), 1, ""),
    offer("hotseat", DEFAULTS.seats, MOST, ""),
    offer("online", DEFAULTS.seats, 1, ""),
  ];
}
