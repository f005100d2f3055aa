/** What the terminal says, for tests: made by `make samples` from the engine. */
import type { Facts } from "../game";
import { kept } from "../shared/testing/samples";
import raw from "./samples.json";

export const { samples, tableOf } = kept(raw);

/** Everything on a table that can be pointed at. */
export function targetsOf(facts: Facts): string[] {
  const table = facts as unknown as {
    clearings: { id: number }[];
    players: {
      hand_known: string[];
      in_play: string[];
      pieces_left: Record<string, number>;
      board: object;
    }[];
    discard: string[];
    available: string[];
  };
  const found = table.clearings.map(({ id }) => `clearing:${id}`);
  found.push("forest:1", "forest:2", "deck", "discard", "suit:fox", "phase:daylight", "column:build");
  for (const [seat, player] of table.players.entries()) {
    found.push(`seat:${seat}`);
    for (const card of [...player.hand_known, ...player.in_play]) found.push(`card:${card}`);
    for (const piece of Object.keys(player.pieces_left)) found.push(`piece:${piece}`);
    const board = player.board as Partial<{
      items: Record<string, number>;
      quests: string[];
      leaders_face_up: string[];
      character: string | null;
    }>;
    for (const item of Object.keys(board.items ?? {})) found.push(`item:${item}`);
    for (const quest of board.quests ?? []) found.push(`quest:${quest}`);
    for (const leader of board.leaders_face_up ?? []) found.push(`leader:${leader}`);
    if (board.character) found.push(`character:${board.character}`);
  }
  for (const card of [...table.discard, ...table.available]) found.push(`card:${card}`);
  return [...new Set(found)];
}
