/**
 * Component tables that the server plays with instead of those this client was built with.
 *
 * The page says for which games (a server whose tables are the usual ones adds nothing to the way a table opens);
 * they must be there before a game's board is loaded, because the board reads them once.
 */
import { api } from "./api";

const given = new Map<string, Record<string, unknown>>();

const named = (): string[] =>
  document.querySelector<HTMLMetaElement>("meta[name='tables']")?.content.split(" ") ?? [];

/** Ask the server for a game's tables, if they are not the usual ones. */
export async function askTables(game: string): Promise<void> {
  if (given.has(game) || !named().includes(game)) return;
  given.set(game, await api.tables(game));
}

/** A table of a game: the server's, or the one this client was built with. */
export const tableOf = (game: string, file: string, built: unknown): unknown =>
  given.get(game)?.[file] ?? built;
