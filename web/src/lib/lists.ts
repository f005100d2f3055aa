/** Matches in lists: what wants my attention first, and what is to be said of each. */
import type { MatchLine, SeatState } from "../protocol";

export interface Arranged {
  /** Those that are not over: where I am asked, then those that go on, then those that wait to begin. */
  going: MatchLine[];
  /** Those that have ended, the latest first. */
  ended: MatchLine[];
}

/** Whether I am asked in a match. */
export const myTurn = (match: MatchLine): boolean =>
  match.status === "playing" && match.seats.some((seat) => seat.mine && seat.seat === match.waiting);

/** Seats that nobody has taken yet. */
export const freeSeats = (match: MatchLine): number =>
  match.status === "open" ? match.seats.filter((seat) => seat.kind === "open").length : 0;

/** The seat that is asked. */
export const askedSeat = (match: MatchLine): SeatState | null =>
  match.status === "playing" ? (match.seats.find((seat) => seat.seat === match.waiting) ?? null) : null;

const weight = (match: MatchLine): number => (myTurn(match) ? 0 : match.status === "playing" ? 1 : 2);

export function arranged(matches: readonly MatchLine[]): Arranged {
  const latest = [...matches].sort((one, other) => other.updated - one.updated);
  const over = (match: MatchLine): boolean => match.status === "over" || match.status === "frozen";
  return {
    going: latest.filter((match) => !over(match)).sort((one, other) => weight(one) - weight(other)),
    ended: latest.filter(over),
  };
}

/** How I came off in a match that has ended; nothing if I played alone, against myself, or only watched. */
export function myResult(match: MatchLine): "won" | "lost" | null {
  const mine = match.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (mine.length !== 1 || !match.results?.length) return null;
  return match.results.find((result) => result.seat === mine[0])?.won ? "won" : "lost";
}

/** The seats that have won. */
export const winners = (match: MatchLine): SeatState[] =>
  match.seats.filter((seat) => match.results?.some((result) => result.won && result.seat === seat.seat));

export const pointsOf = (match: MatchLine, seat: number): number | null => {
  const result = match.results?.find((one) => one.seat === seat);
  return result ? (result.points ?? 0) : null;
};
