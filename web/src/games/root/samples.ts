/** What the terminal says, for tests: made by `make samples` from the engine. */
import type { Happening, Question } from "../../protocol";
import type { Choice, Facts } from "../game";
import raw from "./samples.json";

export interface AskedSample {
  table: number;
  question: Question;
  /** By language: the question, then its options. */
  said: string[][];
}

export interface ToldSample {
  table: number;
  event: Happening;
  /** By language. */
  said: string[];
}

export interface RefusedSample {
  table: number;
  question: Question;
  /** Answers that the rules have excluded, in notation. */
  refused: string[];
}

interface Samples {
  languages: ("en" | "it" | "de")[];
  tables: Facts[];
  questions: AskedSample[];
  events: ToldSample[];
  refusals: RefusedSample[];
}

export const samples = raw as unknown as Samples;

/** The table at which something was said. */
export function tableOf(sample: { table: number }): Facts {
  const table = samples.tables[sample.table];
  if (!table) throw new Error(`no table ${sample.table}`);
  return table;
}

/** The options of a question, as the table hands them to a game. */
export const choicesOf = (question: Question): Choice[] =>
  (question.options ?? []).map(([text = "", ...targets], index) => ({ index, text, targets, mark: "" }));

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
