/** What a game says, kept for tests: `make samples` writes it from the engine, a file for each game. */
import type { Event, GameInfo, Question } from "../../../protocol";
import type { Option, Facts } from "../../game";

export interface AskedSample {
  table: number;
  question: Question;
  /** By language: the question, then its options. */
  said: string[][];
}

export interface ToldSample {
  table: number;
  event: Event;
  /** By language. */
  said: string[];
}

/** What the engine says of a thing that the browser has its own words for. */
export interface NamedSample {
  thing: string;
  /** By language. */
  said: string[];
}

export interface Samples {
  /** What the server says of the game. */
  info: GameInfo;
  languages: ("en" | "it" | "de")[];
  tables: Facts[];
  questions: AskedSample[];
  events: ToldSample[];
  things?: NamedSample[];
}

export interface Kept {
  samples: Samples;
  /** The table at which something was said. */
  tableOf: (sample: { table: number }) => Facts;
}

/** The samples of a game, from its file. */
export function kept(file: unknown): Kept {
  const samples = file as Samples;
  return {
    samples,
    tableOf({ table: number }) {
      const table = samples.tables[number];
      if (!table) throw new Error(`no table ${number}`);
      return table;
    },
  };
}

/** The options of a question, as the table hands them to a game. */
export const choicesOf = (question: Question): Option[] =>
  (question.options ?? []).map(([text = "", ...targets], index) => ({
    index,
    text,
    targets,
    mark: "",
    ...(question.labels?.[index] && { label: question.labels[index] }),
    button: question.buttons?.[index] ?? null,
  }));
