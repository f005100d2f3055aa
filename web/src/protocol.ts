// What goes over the wire. Made by `make types` from src/rulewright/protocol: do not edit.
// How it is used: docs/protocol.md.

export const VERSION = 2;

/**
 * Anything that goes over the wire.
 */
export type Wire =
  | Sit
  | Rise
  | Answer
  | Undo
  | Consent
  | Say
  | Why
  | AskOdds
  | AskWays
  | Foresee
  | Advise
  | Agree
  | Look
  | Orders
  | Resync
  | AskView
  | Ping
  | Welcome
  | MenuEntry
  | Remark
  | Loss
  | Question
  | Heading
  | Gain
  | Event
  | SeatState
  | ClockWish
  | LessonPage
  | Lesson
  | View
  | Fork
  | State
  | Spoken
  | Update
  | Seats
  | UndoAsked
  | UndoRefused
  | Way
  | Repeated
  | Ways
  | Reason
  | Reasons
  | Chance
  | Odds
  | Foreseen
  | Advised
  | Advice
  | Looked
  | Packed
  | Accepted
  | Refused
  | Pong
  | SeatWish
  | NewMatch
  | NewLesson
  | NewFork
  | NewSequel
  | Links
  | SeatResult
  | MatchLine
  | ListQuery
  | HistoryQuery
  | Invitation
  | Shared
  | GameFigures
  | SeatFigures
  | Figures
  | Problem
  | NewPerson
  | Me
  | PushKeys
  | Push
  | PushKey
  | Change
  | Recovery
  | SeatSecret
  | WatchSecret
  | SeatAndBot
  | Leaving
  | OwnSeat
  | SeatLink
  | Place
  | LogQuery
  | LawQuery
  | Paragraph
  | NotesQuery
  | NotePart
  | Note
  | NoteCollection
  | Notes
  | GameOption
  | LessonInfo
  | GameInfo
  | Health
  | Request
  | Message;
export type Request =
  | Sit
  | Rise
  | Answer
  | Undo
  | Consent
  | Say
  | Why
  | AskOdds
  | AskWays
  | Foresee
  | Advise
  | Agree
  | Look
  | Orders
  | Resync
  | AskView
  | Ping;
export type Message =
  | Welcome
  | State
  | Update
  | Seats
  | Spoken
  | UndoAsked
  | UndoRefused
  | Reasons
  | Odds
  | Foreseen
  | Advice
  | Ways
  | Looked
  | Packed
  | Accepted
  | Refused
  | Pong;

/**
 * Follow a match: as the seats I hold there, or as a spectator.
 */
export interface Sit {
  type: "sit";
  match: string;
  /**
   * The secret of a link to watch, for whoever has no other right to follow a match that is not listed. Left out: null.
   */
  watch?: string | null;
  /**
   * Whether my questions are told with `marks` and `odds`; a bot that needs neither spares the server some work. Left out: true.
   */
  marks?: boolean;
  /**
   * Whether questions and events are told in words as well; a program that reads only facts spares some work. Left out: true.
   */
  words?: boolean;
}
/**
 * Follow a match no longer.
 */
export interface Rise {
  type: "rise";
  match: string;
}
/**
 * Answer the question with this number.
 */
export interface Answer {
  type: "answer";
  match: string;
  question: number;
  option: string;
  /**
   * Whether it goes with my answer before it, or was the only one: who takes back takes back both. Left out: false.
   */
  follows?: boolean;
}
/**
 * Ask to go back to the question with this number.
 */
export interface Undo {
  type: "undo";
  match: string;
  question: number;
}
/**
 * Agree, or not, to an undo that somebody asked for.
 */
export interface Consent {
  type: "consent";
  match: string;
  question: number;
  agreed: boolean;
}
/**
 * Say something at the table.
 */
export interface Say {
  type: "say";
  match: string;
  text: string;
}
/**
 * Ask why something is not offered: an answer, or several separated by spaces, or a thing on the table.
 */
export interface Why {
  type: "why";
  match: string;
  /**
   * Left out: "".
   */
  text?: string;
  /**
   * The thing that was pointed at, in place of a text. Left out: null.
   */
  target?: string | null;
  /**
   * What had been picked before, of the answer that was meant. Left out: [].
   *
   * @maxItems 8
   *
   * Items: a thing on the table, such as `clearing:3`
   */
  picks?: string[];
}
/**
 * Ask for the odds of an option of the question that is put to me.
 */
export interface AskOdds {
  type: "odds";
  match: string;
  option: string;
}
/**
 * Ask what the question that is put to me leads to: what can be pointed at before an action is chosen.
 */
export interface AskWays {
  type: "ways";
  match: string;
}
/**
 * Ask what an option of the question that is put to me does, costs and scores.
 */
export interface Foresee {
  type: "foresee";
  match: string;
  option: string;
}
/**
 * Ask what a good player would answer to the question with this number, which is put to me.
 */
export interface Advise {
  type: "advise";
  match: string;
  question: number;
}
/**
 * Agree that advice is given at a table of several people, or no longer.
 */
export interface Agree {
  type: "agree";
  match: string;
  agreed: boolean;
}
/**
 * Show me the table as it stood: as I saw it or, after the end, as a seat or all did.
 *
 * Either when the `question` with a number was open, or after so many of the answers that hold (`step`; a negative
 * one counts back from how things stand).
 */
export interface Look {
  type: "look";
  match: string;
  /**
   * Left out: null.
   */
  question?: number | null;
  /**
   * Left out: null.
   */
  step?: number | null;
  /**
   * Left out: null.
   */
  seat?: number | "all" | null;
}
/**
 * Declare standing orders of my seat: prompt to option, only those that the game admits.
 */
export interface Orders {
  type: "orders";
  match: string;
  seat: number;
  orders: {
    /**
     * the notation of an option
     */
    [k: string]: string;
  };
}
/**
 * Tell me again how a match stands: I missed a message.
 */
export interface Resync {
  type: "resync";
  match: string;
}
/**
 * Send me, for a bot of mine, all that my seat may know: it is asked now.
 */
export interface AskView {
  type: "view";
  match: string;
}
/**
 * Ask whether the server is there.
 */
export interface Ping {
  type: "ping";
}
/**
 * The first message: which protocol this is and who the server takes you for.
 */
export interface Welcome {
  type: "welcome";
  n: number;
  version: number;
  person: string;
  name: string;
}
/**
 * Something that usually stands at a question, whether it is possible now or not.
 */
export interface MenuEntry {
  /**
   * Its notation: what to ask about, if it is not possible (`why`).
   */
  text: string;
  label: unknown[];
  /**
   * The thing on the table that it stands for, if it is one: then to be asked about in place of the text. Left out: "".
   */
  target?: string;
  /**
   * Which of the offered options it stands for; none if it is not possible now. Left out: [].
   */
  options?: number[];
  /**
   * Whether it is no action, but comes at a price beside them. Left out: false.
   */
  aside?: boolean;
}
/**
 * Something worth knowing, in words.
 */
export interface Remark {
  sentence: unknown[];
  /**
   * The paragraph behind it, if there is one. Left out: "".
   */
  law?: string;
}
/**
 * What an event took from the seat that sees it, said to that seat.
 */
export interface Loss {
  sentence: unknown[];
  /**
   * Left out: "".
   */
  law?: string;
  /**
   * Whether it is told also where one's own turn brought it about. Left out: false.
   */
  grave?: boolean;
}
/**
 * The open question as a seat may know it; options only for the seat that is asked.
 */
export interface Question {
  number: number;
  seat: number;
  prompt: string;
  /**
   * The question in words. Left out: null.
   */
  sentence?: unknown[] | null;
  law: string[];
  /**
   * Left out: [].
   */
  about?: string[];
  /**
   * Each option: its text, then its targets. Left out: null.
   */
  options?: string[][] | null;
  /**
   * For each option, its words in a list. Left out: [].
   */
  labels?: unknown[][];
  /**
   * For each option, its words on a button beside the question; null where they are those of the list. Left out: [].
   */
  buttons?: (unknown[] | null)[];
  /**
   * For each option, what could not simply be taken back: "", "reveals", "rolls", "ends", "phase" or "over"; empty
   * if all are "". Left out: [].
   */
  marks?: string[];
  /**
   * Whether there are odds to ask for; an option may have none all the same. Left out: false.
   */
  odds?: boolean;
  /**
   * What harm an option would do to whoever chooses it, by its text; only where it is certain. Left out: {}.
   */
  warnings?: {
    [k: string]: Remark[];
  };
  /**
   * Whether it is put in the middle of a deed that is another's, or that can no longer be taken back: nobody need be
   * warned again. Left out: false.
   */
  sealed?: boolean;
  /**
   * What usually stands at this question, in its order; only in words, and only for the seat that is asked. Left out: [].
   */
  menu?: MenuEntry[];
}
/**
 * Something begins with an event: a turn or a phase.
 */
export interface Heading {
  level: "phase" | "turn";
  title: unknown[];
  /**
   * Whose. Left out: null.
   */
  seat?: number | null;
}
/**
 * Points that an event brought a seat, or cost it.
 */
export interface Gain {
  seat: number;
  points: number;
  /**
   * What they came from, in words that can head a line of a table.
   */
  source: unknown[];
}
/**
 * One event, as the receiver may see it.
 */
export interface Event {
  kind: string;
  facts: {
    [k: string]: unknown;
  };
  /**
   * The number of the entry, which is that of the question answered, that caused it; -1 for the setup. Left out: -1.
   */
  at?: number;
  /**
   * The event in words; null if it needs none. Left out: null.
   */
  sentence?: unknown[] | null;
  /**
   * What it begins in a log, if it begins anything. Left out: null.
   */
  heading?: Heading | null;
  /**
   * What it took from the seat that sees it, if anything. Left out: null.
   */
  loss?: Loss | null;
  /**
   * Points it brought or cost: all of a match together are how the score came about. Left out: [].
   */
  gains?: Gain[];
}
/**
 * Who sits where.
 */
export interface SeatState {
  seat: number;
  /**
   * What the game calls the seat: at one table each seat has a name of its own.
   */
  seat_name: string;
  kind: string;
  /**
   * What to call whoever holds it.
   */
  name: string;
  /**
   * Left out: "".
   */
  bot?: string;
  /**
   * Left out: false.
   */
  connected?: boolean;
  /**
   * Left out: false.
   */
  mine?: boolean;
  /**
   * Seconds left on the clock. Left out: null.
   */
  left?: number | null;
  /**
   * My standing orders, on my own seat. Left out: {}.
   */
  orders?: {
    [k: string]: string;
  };
  /**
   * Whether the person there agrees that advice is given at this table. Left out: false.
   */
  advice?: boolean;
}
/**
 * The clock of a new match: none, so many seconds each for the whole match, or so many days per move.
 */
export interface ClockWish {
  /**
   * Left out: "none".
   */
  kind?: "days" | "live" | "none";
  /**
   * Left out: 0.
   */
  amount?: number;
  /**
   * Left out: 0.
   */
  increment?: number;
}
/**
 * Something to read, and where to look meanwhile.
 */
export interface LessonPage {
  text: unknown[];
  /**
   * Things on the table, as targets, or parts of the page (`part:hand`); none if the wanted answers are meant. Left out: [].
   */
  show?: string[];
  /**
   * The paragraph behind it. Left out: "".
   */
  law?: string;
}
/**
 * What whoever learns is shown at the question put to them.
 */
export interface Lesson {
  name: string;
  /**
   * Which step this is, counted from 0; `steps` when the lesson is over.
   */
  step: number;
  steps: number;
  /**
   * To be read one after the other; none where the lesson has nothing to say. Left out: [].
   */
  pages?: LessonPage[];
  /**
   * The options that the lesson would like, the best first; none if all are as good. Left out: [].
   */
  wanted?: string[];
  /**
   * What is to be said about the last answer. Left out: null.
   */
  remark?: unknown[] | null;
}
/**
 * A match as one seat, or (with seat None) a spectator, may know it.
 */
export interface View {
  seat: number | null;
  table: {
    [k: string]: unknown;
  };
  /**
   * Left out: [].
   */
  events?: Event[];
  /**
   * Left out: null.
   */
  question?: Question | null;
  /**
   * "order" if what has just happened is an answer by a standing order of this seat; only the seat hears it. Left out: "".
   */
  source?: string;
  /**
   * The last question that this seat has answered, if there is one: whoever takes back an answer goes there. Left out: -1.
   */
  last?: number;
  /**
   * Where whoever learns in this match stands; only their seat is told, when it is asked. Left out: null.
   */
  lesson?: Lesson | null;
}
/**
 * Where a match was forked: from another one, when this question was open there.
 */
export interface Fork {
  match: string;
  question: number;
}
/**
 * How a match stands, in full: after sitting down and after a resync.  Its events are all that happened.
 */
export interface State {
  type: "state";
  n: number;
  match: string;
  game: string;
  status: string;
  /**
   * Left out: "".
   */
  notice?: string;
  /**
   * How many entries the journal has: the number of the open question, and of the next entry.
   */
  entries: number;
  seed_hash: string;
  /**
   * Revealed when the match is over (and, if it is a fork, the match that its seed belongs to). Left out: null.
   */
  seed?: string | null;
  options: {
    [k: string]: unknown;
  };
  clock: ClockWish;
  seats: SeatState[];
  /**
   * One for each seat I hold, or one for a spectator.
   */
  views: View[];
  /**
   * Left out: [].
   */
  chat?: Spoken[];
  /**
   * The first question that may be taken back without asking. Left out: 0.
   */
  free?: number;
  /**
   * The match that follows this one. Left out: "".
   */
  rematch?: string;
  /**
   * Of a match of a campaign that is over: the campaign after it. Left out: null.
   */
  sequel?: {
    [k: string]: unknown;
  } | null;
  /**
   * Which match this is a fork of, if it is one. Left out: null.
   */
  fork?: Fork | null;
  /**
   * Whether somebody there may know cards and dice that are still to come: told for ever. Left out: false.
   */
  foreseen?: boolean;
}
/**
 * Somebody said something.
 */
export interface Spoken {
  type: "spoken";
  /**
   * Left out: 0.
   */
  n?: number;
  match: string;
  /**
   * The lines of a table's chat are numbered from 0.
   */
  line: number;
  /**
   * What whoever said it was called then; anybody may be called so.
   */
  name: string;
  /**
   * The seat that they owned then; none if they only watched. Left out: null.
   */
  seat?: number | null;
  /**
   * The same for all that one person says at this table, and for nobody else. Left out: "".
   */
  who?: string;
  text: string;
  at: number;
}
/**
 * An entry was added to the journal: what happened, and how things stand now.
 */
export interface Update {
  type: "update";
  n: number;
  match: string;
  /**
   * How many entries the journal has now: the number of the open question.
   */
  entries: number;
  status: string;
  /**
   * Left out: "".
   */
  notice?: string;
  views: View[];
  /**
   * Left out: [].
   */
  clocks?: (number | null)[];
  /**
   * Left out: null.
   */
  seed?: string | null;
  /**
   * Left out: 0.
   */
  free?: number;
  /**
   * Of a match of a campaign that is over: the campaign after it. Left out: null.
   */
  sequel?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Somebody sat down, left, connected or was lost.
 */
export interface Seats {
  type: "seats";
  n: number;
  match: string;
  status: string;
  seats: SeatState[];
  /**
   * The match that follows this one. Left out: "".
   */
  rematch?: string;
  /**
   * Left out: false.
   */
  foreseen?: boolean;
}
/**
 * Somebody wants to go further back than is free; every person at the table must agree.
 */
export interface UndoAsked {
  type: "undo_asked";
  n: number;
  match: string;
  question: number;
  by: number;
  agreed: number[];
}
/**
 * Somebody does not agree to an undo: the matter is ended.
 */
export interface UndoRefused {
  type: "undo_refused";
  n: number;
  match: string;
  question: number;
  by: number;
}
/**
 * Answers that can be given in a row within one action, and the things on the table that they name.
 */
export interface Way {
  answers: string[];
  targets: string[];
  /**
   * Of the question that the last of them answers.
   */
  prompt: string;
  /**
   * The last of them in words, as in a list.
   */
  label: unknown[];
  /**
   * And on a button, where that is something else. Left out: null.
   */
  button?: unknown[] | null;
}
/**
 * The open question will be put several times in a row.
 */
export interface Repeated {
  times: number;
  /**
   * Whether nothing can be answered twice.
   */
  distinct: boolean;
  /**
   * The answers that somebody would usually give, if the game knows. Left out: [].
   */
  usual?: string[];
  /**
   * For each option, how many times in a row it can be answered; empty if once. Left out: [].
   */
  most?: number[];
}
/**
 * What the open question leads to, for the seat that is asked.
 */
export interface Ways {
  type: "ahead";
  n: number;
  match: string;
  question: number;
  /**
   * Those that begin with an answer without targets.
   */
  ways: Way[];
  /**
   * Left out: null.
   */
  repeated?: Repeated | null;
}
/**
 * A paragraph that stands in the way.
 */
export interface Reason {
  law: string;
  key: string;
  /**
   * How, in words.
   */
  sentence: unknown[];
}
/**
 * Why something is not offered; without a reason it is.
 */
export interface Reasons {
  type: "reasons";
  n: number;
  match: string;
  /**
   * The answer, or the chain of answers, that was asked about or meant; "" if a thing belongs to none.
   */
  text: string;
  /**
   * The thing that was pointed at, if one was. Left out: null.
   */
  target?: string | null;
  reasons: Reason[];
  /**
   * Answers to the open question, in words, after which it can be chosen. Left out: [].
   */
  offered?: unknown[][];
}
/**
 * An outcome, in words of the game, and its probability.
 */
export interface Chance {
  chance: number;
  facts: {
    [k: string]: number;
  };
  /**
   * The outcome in words. Left out: null.
   */
  sentence?: unknown[] | null;
}
/**
 * The odds of an option: every outcome with its probability, or none if it has no odds.
 */
export interface Odds {
  type: "chances";
  n: number;
  match: string;
  question: number;
  option: string;
  rows: Chance[];
  /**
   * What they come to: who loses how much on average, or how probable a death is. Left out: [].
   */
  summary?: unknown[][];
}
/**
 * What an option does, as far as it is certain.
 */
export interface Foreseen {
  type: "foreseen";
  n: number;
  match: string;
  question: number;
  option: string;
  /**
   * What it is for, what it costs and scores. Left out: [].
   */
  about?: Remark[];
  /**
   * What harm it does to whoever chooses it. Left out: [].
   */
  warnings?: Remark[];
  /**
   * What will happen, in the words in which it will be told. Left out: [].
   */
  happens?: unknown[][];
  /**
   * How many points it brings, or costs, at once. Left out: 0.
   */
  points?: number;
  /**
   * What I am asked next. Left out: null.
   */
  then?: unknown[] | null;
}
/**
 * An answer that is advised.
 */
export interface Advised {
  option: string;
  /**
   * How much worse than the best it seems, in points or whatever the game counts in. Left out: 0.
   */
  behind?: number;
  /**
   * Left out: [].
   */
  reasons?: Remark[];
}
/**
 * What a good player would answer, best first; nothing if there is nothing to advise.
 */
export interface Advice {
  type: "advice";
  n: number;
  match: string;
  question: number;
  advised: Advised[];
}
/**
 * The table as it stood when a question was open.
 */
export interface Looked {
  type: "looked";
  n: number;
  match: string;
  question: number;
  /**
   * How many of the answers that hold had been given.
   */
  step: number;
  /**
   * How many there are.
   */
  steps: number;
  /**
   * The steps with which turns begin, one for each heading of a turn in the log. Left out: [].
   */
  turns?: number[];
  views: View[];
}
/**
 * A concealed match, as the seat that is asked may know it: what `View.unpack` makes a `View` of.
 */
export interface Packed {
  type: "packed";
  n: number;
  match: string;
  question: number;
  seat: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * Your answer is on record, as this entry of the journal; `again` if it had been before.
 */
export interface Accepted {
  type: "accepted";
  n: number;
  match: string;
  question: number;
  /**
   * Left out: false.
   */
  again?: boolean;
}
/**
 * A request that changed nothing, and why.
 */
export interface Refused {
  type: "refused";
  n: number;
  code: string;
  reason: string;
  /**
   * The type of the request, if it was one. Left out: null.
   */
  request?: string | null;
  /**
   * Left out: null.
   */
  match?: string | null;
  /**
   * Left out: null.
   */
  question?: number | null;
}
/**
 * The server is there.
 */
export interface Pong {
  type: "pong";
  n: number;
}
/**
 * How a seat of a new match is to be filled.
 */
export interface SeatWish {
  /**
   * Left out: "open".
   */
  kind?: "bot" | "me" | "open";
  /**
   * Left out: "".
   */
  bot?: string;
}
/**
 * A match to be created.
 */
export interface NewMatch {
  game: string;
  /**
   * Left out: {}.
   */
  options?: {
    [k: string]: unknown;
  };
  /**
   * Left out: [].
   *
   * @maxItems 16
   */
  seats?: SeatWish[];
  /**
   * Left out: false.
   */
  listed?: boolean;
  clock?: ClockWish1;
}
/**
 * The clock of a new match: none, so many seconds each for the whole match, or so many days per move.
 */
export interface ClockWish1 {
  /**
   * Left out: "none".
   */
  kind?: "days" | "live" | "none";
  /**
   * Left out: 0.
   */
  amount?: number;
  /**
   * Left out: 0.
   */
  increment?: number;
}
/**
 * A lesson to be begun.
 */
export interface NewLesson {
  game: string;
  lesson: string;
}
/**
 * A match to be made of the first answers of another one, up to a question; without seats: mine, and bots.
 */
export interface NewFork {
  question: number;
  /**
   * Left out: [].
   *
   * @maxItems 16
   */
  seats?: SeatWish[];
}
/**
 * The next match of a campaign: what the campaign leaves open, such as the difficulty.
 */
export interface NewSequel {
  /**
   * Left out: {}.
   */
  options?: {
    [k: string]: unknown;
  };
}
/**
 * The secrets in the links of a match: one for each seat, and a public one for spectators.
 *
 * Whoever shows them writes `ADDRESS/#/seat/SECRET` and `ADDRESS/#/watch/SECRET` (see `links`).
 */
export interface Links {
  match: string;
  seats: string[];
  watch: string;
}
/**
 * How a seat came off.
 */
export interface SeatResult {
  seat: number;
  /**
   * Left out: false.
   */
  won?: boolean;
  /**
   * Left out: 0.
   */
  points?: number;
}
/**
 * A match in a list.
 */
export interface MatchLine {
  match: string;
  game: string;
  status: string;
  /**
   * Left out: {}.
   */
  options?: {
    [k: string]: unknown;
  };
  seats: SeatState[];
  updated: number;
  /**
   * The seat that is to answer. Left out: null.
   */
  waiting?: number | null;
  /**
   * The lesson that is taught in it, if one is. Left out: "".
   */
  lesson?: string;
  /**
   * Which match this is a fork of, if it is one. Left out: null.
   */
  fork?: Fork | null;
  /**
   * Whether somebody there may know cards and dice that are still to come. Left out: false.
   */
  foreseen?: boolean;
  /**
   * Of a match that is over: how every seat came off. Left out: [].
   */
  results?: SeatResult[];
  /**
   * How well it was done, where nobody plays against anybody. Left out: "".
   */
  rank?: string;
  /**
   * Left out: null.
   */
  ended?: number | null;
}
/**
 * Which of the listed matches are wanted: the newest, of all games, if nothing is said.
 */
export interface ListQuery {
  /**
   * Left out: null.
   */
  game?: string | null;
  /**
   * Only those whose seats are not all taken. Left out: false.
   */
  free?: boolean;
  /**
   * Only those that were last changed before this moment: to go on behind the last one of a list. Left out: 1000000000000.0.
   */
  before?: number;
}
/**
 * Which part of my history is wanted: the latest matches, or those that ended before some moment.
 */
export interface HistoryQuery {
  /**
   * Left out: 1000000000000.0.
   */
  before?: number;
}
/**
 * Where the link of a seat leads: the match, the seat, and who made the match.
 */
export interface Invitation {
  match: MatchLine;
  seat: number;
  /**
   * Left out: "".
   */
  host?: string;
  clock?: ClockWish2;
  /**
   * Whether the seat is somebody else's, who has not handed it on by this link. Left out: false.
   */
  taken?: boolean;
}
/**
 * The clock of a new match: none, so many seconds each for the whole match, or so many days per move.
 */
export interface ClockWish2 {
  /**
   * Left out: "none".
   */
  kind?: "days" | "live" | "none";
  /**
   * Left out: 0.
   */
  amount?: number;
  /**
   * Left out: 0.
   */
  increment?: number;
}
/**
 * The secret in a link by which anybody may look at a match that is over.
 */
export interface Shared {
  watch: string;
}
/**
 * What somebody has played of a game: how often, won, with how many points in all and at best.
 */
export interface GameFigures {
  game: string;
  matches: number;
  won: number;
  points: number;
  best: number;
  /**
   * With other people at the table.
   */
  together: number;
  /**
   * The longest streak of matches won one after the other.
   */
  longest: number;
  /**
   * The one that goes on.
   */
  streak: number;
}
/**
 * What somebody has played on the seats of one name.
 */
export interface SeatFigures {
  game: string;
  seat_name: string;
  matches: number;
  won: number;
  points: number;
  best: number;
}
/**
 * What somebody has played to the end: no forks, no records brought along, not against themselves.
 */
export interface Figures {
  matches: number;
  won: number;
  together: number;
  longest: number;
  streak: number;
  games: GameFigures[];
  seats: SeatFigures[];
}
/**
 * Why a request was refused.
 */
export interface Problem {
  code: string;
  reason: string;
}
/**
 * Somebody who has not been here before.
 */
export interface NewPerson {
  name: string;
}
/**
 * The person a request comes from.
 */
export interface Me {
  person: string;
  name: string;
  /**
   * The secret of the recovery link: told once, when it is made. Left out: null.
   */
  recovery?: string | null;
}
/**
 * A browser's keys for Web Push.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * A browser's subscription to Web Push, as `PushSubscription.toJSON()` gives it.
 */
export interface Push {
  endpoint: string;
  keys: PushKeys;
  /**
   * Left out: null.
   */
  expirationTime?: number | null;
}
/**
 * The server's public key for Web Push.
 */
export interface PushKey {
  /**
   * What a browser wants as `applicationServerKey`: 65 bytes as base64 for URLs.
   */
  key: string;
}
/**
 * What a person wants to change about themselves; null takes something away.
 */
export interface Change {
  /**
   * Left out: no change.
   */
  name?: string;
  /**
   * Left out: no change.
   */
  webhook?: string | null;
  /**
   * Left out: no change.
   */
  push?: Push | null;
}
/**
 * A recovery secret.
 */
export interface Recovery {
  secret: string;
}
/**
 * The secret of a seat's link.
 */
export interface SeatSecret {
  secret: string;
}
/**
 * The secret of a link to watch.
 */
export interface WatchSecret {
  secret: string;
}
/**
 * A seat of a match, and a bot for it.
 */
export interface SeatAndBot {
  seat: number;
  /**
   * Left out: "".
   */
  bot?: string;
}
/**
 * A seat that I leave, and a bot for it.
 */
export interface Leaving {
  seat: number;
  /**
   * Left out: "".
   */
  bot?: string;
  /**
   * Whether anybody with the seat's link may take it meanwhile. Left out: false.
   */
  offered?: boolean;
}
/**
 * A seat of mine.
 */
export interface OwnSeat {
  seat: number;
}
/**
 * The secret of a new link to a seat, by which its owner hands it on.
 */
export interface SeatLink {
  secret: string;
}
/**
 * Where somebody sits now.
 */
export interface Place {
  match: string;
  seat: number;
}
/**
 * Whose log is wanted.
 */
export interface LogQuery {
  /**
   * One of my seats; my first one if it is not named. Left out: null.
   */
  seat?: number | null;
}
/**
 * Which paragraphs of a law are wanted; all of them if nothing is said.
 */
export interface LawQuery {
  /**
   * The number of a paragraph. Left out: null.
   */
  paragraph?: string | null;
  /**
   * Whether those directly below the paragraph are wanted too. Left out: false.
   */
  children?: boolean;
  /**
   * Words that the paragraphs must hold. Left out: null.
   */
  search?: string | null;
  /**
   * The language of the texts, and of the words; a paragraph that is not translated is in English. Left out: "en".
   */
  language?: "de" | "en" | "it";
}
/**
 * A paragraph of a law.
 */
export interface Paragraph {
  id: string;
  title: string;
  rule: string;
  /**
   * Left out: "".
   */
  parent?: string;
  /**
   * The labels of the rulings about it. Left out: [].
   */
  rulings?: string[];
  /**
   * The labels of the test vectors about it. Left out: [].
   */
  examples?: string[];
}
/**
 * In which language the notes beside a law are wanted.
 */
export interface NotesQuery {
  /**
   * Left out: "en".
   */
  language?: "de" | "en" | "it";
}
/**
 * One part of a note: what a source says, the ruling, the reason; a position, what is done, what is expected.
 */
export interface NotePart {
  label: string;
  /**
   * In Markdown, as far as lists and emphasis go.
   */
  text: string;
}
/**
 * A ruling or a test vector that stands beside a law.
 */
export interface Note {
  label: string;
  title: string;
  /**
   * Why it was needed, in a word each. Left out: [].
   */
  tags?: string[];
  /**
   * The heading it stands under. Left out: "".
   */
  chapter?: string;
  /**
   * The paragraphs it is about. Left out: [].
   */
  paragraphs?: string[];
  /**
   * Left out: [].
   */
  parts?: NotePart[];
}
/**
 * All rulings of a game, or all its test vectors.
 */
export interface NoteCollection {
  /**
   * What a reader should know before: where they come from, and what abbreviations mean.
   */
  preface: string;
  notes: Note[];
}
/**
 * What stands beside a law.
 */
export interface Notes {
  rulings: NoteCollection;
  examples: NoteCollection;
}
/**
 * An option of a game: a flag, one of several values, or several of them.
 */
export interface GameOption {
  name: string;
  kind: string;
  default: unknown;
  /**
   * Left out: [].
   */
  among?: string[];
  /**
   * Left out: 0.
   */
  fewest?: number;
  /**
   * Left out: 0.
   */
  most?: number;
}
/**
 * A lesson of a game; its title and what it is about are messages named after it.
 */
export interface LessonInfo {
  name: string;
  /**
   * The name of the seat that one learns to play.
   */
  seat: string;
  /**
   * About how long it takes.
   */
  minutes: number;
  steps: number;
}
/**
 * A game that can be played here, and how.
 */
export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  data: string;
  options: GameOption[];
  bots: string[];
  /**
   * Standing orders: by prompt, what may be ordered.
   */
  orders: {
    [k: string]: string[];
  };
  /**
   * In the order in which they are best taken. Left out: [].
   */
  lessons?: LessonInfo[];
}
/**
 * All is well.
 */
export interface Health {
  status: string;
  games: string[];
}
