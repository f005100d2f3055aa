/** How a score came about: from which sources, and how it stood after every turn; all of it from what events told. */
import type { Event } from "../protocol";
import type { Phrase } from "./texts.svelte";
import { headingOf } from "./wording";

/** What a seat's points came from. */
export interface Source {
  /** Null for what it had from the beginning. */
  source: Phrase | null;
  points: number;
}

/** A moment at which the score is read: the end of a turn. */
export interface Reading {
  /** The turn, in words; empty for the beginning. */
  title: string;
  /** The round it belongs to, if the game counts rounds. */
  round: number | null;
  /** By seat. */
  points: readonly number[];
}

export interface Score {
  /** By seat, what brought most first. */
  sources: readonly (readonly Source[])[];
  readings: readonly Reading[];
}

/** Work out a score from everything that happened, and from the points of each seat in the end. */
export function scoreOf(events: readonly Event[], ends: readonly number[]): Score {
  const gains = events.flatMap((event) => event.gains ?? []);
  const begun = ends.map(
    (end, seat) => end - gains.reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0),
  );
  return {
    sources: begun.map((start, seat) => sourcesOf(events, seat, start)),
    readings: readings(events, begun),
  };
}

function sourcesOf(events: readonly Event[], seat: number, start: number): Source[] {
  const found = new Map<string, Source>();
  for (const event of events)
    for (const { seat: whose, source, points } of event.gains ?? []) {
      if (whose !== seat) continue;
      const key = JSON.stringify(source);
      found.set(key, { source, points: (found.get(key)?.points ?? 0) + points });
    }
  const sources = [...found.values()].filter(({ points }) => points !== 0);
  if (start) sources.push({ source: null, points: start });
  return sources.toSorted((one, other) => other.points - one.points);
}

/** The score at the beginning, then after every turn; a turn in which nothing is left to happen is not read. */
function readings(events: readonly Event[], begun: readonly number[]): Reading[] {
  const points = [...begun];
  const found: Reading[] = [];
  let title = "";
  let round: number | null = null;
  const read = (): void => void found.push({ title, round, points: [...points] });
  for (const event of events) {
    const heading = headingOf(event);
    if (heading?.level === "turn") {
      read();
      title = heading.text;
      round = typeof event.facts["round"] === "number" ? event.facts["round"] : null;
    }
    for (const gain of event.gains ?? []) points[gain.seat] = (points[gain.seat] ?? 0) + gain.points;
  }
  read();
  return found;
}

/** The last reading of each round, for a table that can be read; all of them where rounds are not counted. */
export function byRound(readings: readonly Reading[]): Reading[] {
  return readings.filter(
    ({ round }, index) =>
      round === null || index === readings.length - 1 || readings[index + 1]?.round !== round,
  );
}

/** Places for labels along an edge: near where they are wanted, in their order, and `apart` from each other. */
export function spread(wanted: readonly number[], apart: number, least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places: number[] = new Array<number>(wanted.length).fill(0);
  let free = least;
  for (const index of order) {
    places[index] = Math.max(free, wanted[index] ?? 0);
    free = (places[index] ?? 0) + apart;
  }
  let limit = most;
  for (const index of order.toReversed()) {
    places[index] = Math.min(limit, places[index] ?? 0);
    limit = (places[index] ?? 0) - apart;
  }
  return places;
}
