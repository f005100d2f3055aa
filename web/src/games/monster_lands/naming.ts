/** What the clans are called. */
import type { Phrase } from "$lib/texts.svelte";

/** A clan, of which sentences ask for forms. */
export const clanOf = (name: string): Phrase => [
  name === "rival" ? "monster_lands.say.rival" : `monster_lands.clan.${name}`,
];
