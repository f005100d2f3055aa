/** Bots by the names people know them by. */
import { has, t } from "./texts.svelte";

// texts: lobby.bot-name.{greedy,random}
export function botName(bot: string): string {
  return has(`lobby.bot-name.${bot}`) ? t(`lobby.bot-name.${bot}`) : bot;
}
