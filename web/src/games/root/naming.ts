/** What the seats of a table are called. */
import { t, type Parameters, type Phrase } from "$lib/texts.svelte";
import type { PlayerFacts } from "./types";

type Say = (key: string, parameters?: Parameters) => string;
type Named = Pick<PlayerFacts, "name" | "faction">;
/** A seat that shares its faction with another has a name of its own, the faction's with something added: that is shown. */
const mark = ({ name, faction }: Named): string =>
  name === undefined || name === faction ? "" : name.replace(faction, "").replace(/^[\W_]+/, "");

/** What a seat is called in a sentence, which says in which form. */
export const called = (player: Named): Phrase => {
  const name = [`root.short.${player.faction}`];
  return mark(player) ? ["table.marked", { name, mark: mark(player) }] : name;
};

/** What a seat is called on its own: in a word, or in full. */
export const shortName = (player: Named, say: Say = t): string => {
  const name = say(`root.short.${player.faction}`);
  return mark(player) ? say("table.marked", { name, mark: mark(player) }) : name;
};
export const fullName = (player: Named, say: Say = t): string => {
  const name = say(`root.faction.${player.faction}`);
  return mark(player) ? say("table.marked", { name, mark: mark(player) }) : name;
};
