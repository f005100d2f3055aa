/** Making matches: with one click, or as wished. */
import type { Quick } from "../games/game";
import { coverOf } from "../games/registry";
import type { ClockWish, GameInfo, SeatWish } from "../protocol";
import { api } from "./api";
import { keepLinks } from "./links";
import { person } from "./person.svelte";
import { go } from "./route.svelte";
import { t } from "./texts.svelte";

export interface Wish {
  options: Record<string, unknown>;
  seats: SeatWish[];
  listed: boolean;
  clock: ClockWish;
}

/** Make a match and go there; whoever has no name yet is a guest until they say otherwise. */
export async function make(game: string, wish: Wish): Promise<void> {
  await person.ensure(t("lobby.guest"));
  const links = await api.create({ game, ...wish });
  keepLinks(links);
  go(`match/${links.match}`);
}

/** Begin a lesson and go there. */
export async function learnAt(game: string, lesson: string): Promise<void> {
  await person.ensure(t("lobby.guest"));
  const links = await api.teach({ game, lesson });
  keepLinks(links);
  go(`match/${links.match}`);
}

/** One of the tables a game proposes: the first `mine` seats are mine, the others a bot's or open. */
export async function begin(info: GameInfo, quick: Quick): Promise<void> {
  const cover = await coverOf(info.name);
  const seats = cover
    .seats(quick.options, info)
    .map((_, seat): SeatWish =>
      seat < quick.mine ? { kind: "me" } : quick.bot ? { kind: "bot", bot: quick.bot } : { kind: "open" },
    );
  await make(info.name, { options: quick.options, seats, listed: false, clock: { kind: "none" } });
}
