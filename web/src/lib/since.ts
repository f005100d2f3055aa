/** What lies between one's last turn and this one: from which moment to which things are compared. */
import type { Event } from "../protocol";
import { headingOf } from "./wording";

export interface Span {
  /** The questions that were open when others began, and when it was one's turn again. */
  from: number;
  to: number;
  /** What happened between them. */
  events: readonly Event[];
}

/**
 * The span before the turn that has begun: the turns of others since a seat's last one, or where turns are nobody's but
 * everybody's (a round), the one before. Null if it is not this seat's turn, or nothing came before it.
 */
export function spanBefore(events: readonly Event[], seat: number): Span | null {
  const begun = events.flatMap((event, index) => {
    const heading = headingOf(event);
    return heading?.level === "turn" ? [{ seat: heading.seat, index, at: event.at ?? -1 }] : [];
  });
  const now = begun.at(-1);
  if (!now || (now.seat !== null && now.seat !== seat)) return null;
  const earlier = begun.slice(0, -1);
  const own = now.seat === null ? earlier.length - 2 : earlier.findLastIndex((turn) => turn.seat === seat);
  const first = earlier[own + 1];
  if (!first || first.at >= now.at) return null;
  return { from: first.at + 1, to: now.at + 1, events: events.slice(first.index, now.index) };
}
