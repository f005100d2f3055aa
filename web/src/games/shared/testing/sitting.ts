/** A match for tests, as somebody sits at it. */
import { Play } from "$lib/play.svelte";
import type { View, SeatState, State } from "../../../protocol";
import type { Face } from "../../game";

/** Everybody a person, called by what they play. */
export const people = (names: readonly string[], mine: number | null): SeatState[] =>
  names.map((seat_name, seat) => ({
    seat,
    seat_name,
    kind: "person",
    name: seat_name,
    mine: seat === mine,
  }));

/** All Anna's, but the second seat, on which a bot sits. */
export const annaAndABot = (names: readonly string[], mine: number | null): SeatState[] =>
  names.map((seat_name, seat) => ({
    seat,
    seat_name,
    kind: seat === 1 ? "bot" : "person",
    name: seat === 1 ? "" : "Anna",
    bot: seat === 1 ? "greedy" : "",
    mine: seat === mine,
    connected: true,
  }));

/** A match of a game with these seats, as one view shows it. */
export function sitting(
  face: Face,
  game: string,
  seats: SeatState[],
  view: View,
  more: Partial<State> = {},
): Play {
  const play = new Play("m", face, { send: () => undefined });
  play.hear({
    type: "state",
    n: 1,
    match: "m",
    game,
    status: "playing",
    entries: view.question?.number ?? 0,
    seed_hash: "",
    options: {},
    clock: {},
    seats,
    views: [view],
    ...more,
  });
  return play;
}

/** jsdom lays nothing out, so that nothing there has a size to observe. */
export class Unsized {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}
