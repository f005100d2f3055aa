/** What a game brings to the table, and what the table brings to a game.  The table itself names no game. */
import type { Component } from "svelte";
import type { Event, GameInfo, MatchLine, Question } from "../protocol";
import type { Play } from "$lib/play.svelte";
import type { Phrase } from "$lib/texts.svelte";
import type { Options } from "./shared/options";

/** How a game describes its table: plain data, made by the engine for one seat. */
export type Facts = Record<string, unknown>;

/** One legal answer. `mark` says what cannot be taken back: "reveals", "rolls", "ends", "phase", "over" or nothing. */
export interface Option {
  index: number;
  text: string;
  targets: readonly string[];
  mark: string;
  /** In words, as in a list; and on a button, where that is something else. */
  label?: Phrase;
  button?: Phrase | null;
  /** Several answers in a row, the first of them to the open question. */
  answers?: readonly string[];
  /** Whether those were chosen together; else they are a way to one thing. */
  whole?: boolean;
  /** What the last of them answers, if not the open question. */
  prompt?: string;
}

/** What is told about a thing when somebody points at it. */
export interface Explanation {
  title: string;
  text: string;
  law?: string;
}

/** A heading of the log: where in the game an event belongs. */
export interface Heading {
  level: "turn" | "phase";
  text: string;
  seat: number | null;
}

/** What has changed for a seat between two moments, in short phrases. */
export interface Change {
  seat: number;
  said: readonly Phrase[];
}

/** How a seat stands at the end. */
export interface Placing {
  seat: number;
  won: boolean;
  score: string;
  /** The points it has reached, whatever they were worth in the end. */
  points: number;
}

/** What the seats of a game are called. */
export interface Names {
  /** Name of a seat. */
  seat(name: string): string;
  /** The same for a sentence, which asks for a form of it, such as one with an article. */
  called(name: string): Phrase;
}

/**
 * A game in words, in the language of the moment; all of it is read again when the language changes. Questions,
 * options, events and reasons are put into words by the engine (`lib/wording`).
 */
export interface Words extends Names {
  /** Whose moment it is and which: "Anna's side · Daylight". */
  moment(table: Facts): string;
  /** A thing on the table (`clearing:3`, `card:anvil`), for people who cannot see it. */
  target(target: string, table: Facts): string;
  /** What a thing is for. */
  explain(target: string, table: Facts): Explanation | null;
  /** A line for somebody who plays this for the first time. */
  coach(question: Question, table: Facts): string | null;
  /** Everything on the table as a list of headings with lines: the table for a screen reader. */
  outline(table: Facts, me: number | null): { title: string; items: { target?: string; text: string }[] }[];
  /**
   * What has changed for each seat between two tables, and by what happened in between; what others did to the seat
   * that looks on (`me`) above all.
   */
  changes?: (before: Facts, after: Facts, events: readonly Event[], me: number) => Change[];
  /** Who has won and why. */
  result(table: Facts): string | null;
  /** How everybody stands at the end, the best first. */
  ranking(table: Facts): Placing[];
  /** What the game is about and how it is won, in a few sentences. */
  aim(): string;
}

/** A side panel or a page of a seat: its board. */
export interface SeatProps {
  play: Play;
  seat: number;
}

export interface TableProps {
  play: Play;
}

/** A small drawing of a thing that a sentence names, as high as its words. */
export interface SignProps {
  thing: Phrase;
  /** The sentence it stands in, which may say whose it is. */
  within: Phrase;
}

/** Choosing the options of a match. `options` is changed in place by the component. */
export interface SetupProps {
  info: GameInfo;
  options: Record<string, unknown>;
}

/** How a campaign stands after a match, and how it may go on: each way by the options it takes. */
export interface Sequel {
  title: string;
  text: string;
  /** What was played so far, a line for each match. */
  log: string[];
  ways: { label: string; options: Record<string, unknown> }[];
}

/** A match for one click: the first `mine` seats are theirs; the others are played by `bot`, or open if that is "". */
export interface Quick {
  title: string;
  text: string;
  options: Record<string, unknown>;
  mine: number;
  bot: string;
}

/** What is known of a game before anybody sits down: what the first page, lists and set-up show. */
export interface Cover {
  name: string;
  /** A wide picture for the first page: what the game is like; loaded there. */
  scene: () => Promise<{ default: Component }>;
  /** A picture for lists of matches. */
  Emblem: Component<{ size?: number }>;
  words: Names;
  /** The options of a new match; loaded when somebody chooses them. */
  setup: () => Promise<{ default: Component<SetupProps> }>;
  /** The seats of a match with these options, each by its own name, which `words.seat` and `colour` take. */
  seats(options: Options, info: GameInfo): string[];
  /** Colour variable of a seat (a CSS value such as `var(--ink)`). */
  colour(name: string): string;
  /** Why these options are unwise or impossible, as sentences; nothing if all is well. */
  warnings(options: Options, info: GameInfo): string[];
  /** Matches that somebody is offered for one click, at the table that the game itself says is usual. */
  quick(info: GameInfo): Quick[];
  /** In a list: what is worth saying about a match. */
  line?(match: MatchLine): string;
}

/** What a game adds to the table. */
export interface Face extends Cover {
  /** The middle of the table. */
  Board: Component<TableProps>;
  /** What the shown seat holds. */
  Hand: Component<TableProps>;
  /** One seat in a few lines, for the side. */
  Summary: Component<SeatProps>;
  /** One seat in full. */
  SeatBoard: Component<SeatProps>;
  /** Something that happens in several steps right now (a battle): shown beside the prompt while it lasts. */
  Happening?: Component<TableProps>;
  /** Draws what `sign` says has a drawing. */
  Sign?: Component<SignProps>;
  /** Whether a thing that a sentence names has a drawing: beside its name, or in its place. */
  sign?(thing: Phrase): "beside" | "instead" | null;
  words: Words;
  /** One table on which everything lies open, from what each seat saw of it (in the order of the seats). */
  together(tables: readonly Facts[]): Facts;
  /** What is drawn on the table and what it means, for the help; loaded when somebody wants it. */
  legend?: () => Promise<{ default: Component<TableProps> }>;
  /** What follows a match of a campaign, from the campaign after it and the options it had. */
  sequel?(campaign: Record<string, unknown>, options: Record<string, unknown>): Sequel;
}
