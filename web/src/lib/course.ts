/** How my last matches of a game went, as bars: the oldest first, each with my seat, my points, and whether I won. */
import type { MatchLine } from "../protocol";
import { myResult, pointsOf } from "./lists";

export interface Bar {
  match: string;
  seat: string;
  points: number;
  won: boolean;
}

/** So many fit side by side on a phone. */
const MOST = 18;

/** Of a list that begins with the latest; what does not count is left out, as it is in the figures. */
export function bars(matches: readonly MatchLine[]): Bar[] {
  const found: Bar[] = [];
  for (const match of matches) {
    const result = match.lesson || match.fork ? null : myResult(match);
    const seat = match.seats.find(({ mine }) => mine);
    if (result === null || !seat) continue;
    found.push({
      match: match.match,
      seat: seat.seat_name,
      points: pointsOf(match, seat.seat) ?? 0,
      won: result === "won",
    });
    if (found.length === MOST) break;
  }
  return found.reverse();
}
