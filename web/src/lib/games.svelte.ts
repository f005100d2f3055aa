/** The games of this server, asked for once. */
import type { GameInfo } from "../protocol";
import { known } from "../games/registry";
import { api } from "./api";

class Games {
  list = $state.raw<GameInfo[]>([]);
  private asking: Promise<void> | null = null;

  /** Ask the server; games for which this client has no board are left out. */
  load(): Promise<void> {
    this.asking ??= api
      .games()
      .then((found) => {
        this.list = found.filter((game) => known(game.name));
      })
      .catch((error: unknown) => {
        this.asking = null;
        throw error;
      });
    return this.asking;
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }
}

export const games = new Games();
