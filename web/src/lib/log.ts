/** The log as a timeline: turns, the phases in them, and the lines of each; what repeats itself is said once. */
import type { Heading } from "../games/game";
import type { Event } from "../protocol";
import { sure } from "./sure";
import { actedBy, plain, spansOf, type Span } from "./spans";
import { language as spoken, type Phrase } from "./texts.svelte";
import { headingOf } from "./wording";

export interface Line {
  /** The last entry of the journal that caused it; -1 while setting up. */
  at: number;
  /** All entries that it stands for. */
  entries: readonly number[];
  /** How often it happened. */
  times: number;
  kind: string;
  sentence: Phrase;
  text: string;
  spans: readonly Span[];
  /** Whether it begins with the one whom the heading above names already. */
  acted: boolean;
}

/** A phase of a turn; without a heading, what comes before the first. */
export interface Section {
  key: string;
  heading: Heading | null;
  lines: Line[];
  /** How many lines come before these, where not all of them are told. */
  before: number;
}

export interface Turn {
  key: string;
  heading: Heading | null;
  /** Which question was open when it began. */
  question: number;
  sections: Section[];
  /** The points that each seat gained in it, or lost. */
  gains: Map<number, number>;
}

interface Told {
  language: string;
  heading: Heading | null;
  spans: readonly Span[];
  text: string;
}

/** Parts of sentences that may be lists: who does the same with one after the other does it with all of them. */
const FOLDED = ["place", "card"];

/** An event is put into words once for each language: a long match has thousands, and grows by one at a time. */
const told = new WeakMap<Event, Told>();

/** The same of runs of events that are told together, by the last of them. */
const toldTogether = new WeakMap<Event, Told>();

function tell(event: Event, sentence: Phrase | null, known = told): Told {
  const language = spoken.current;
  const before = known.get(event);
  if (before?.language === language) return before;
  const spans = sentence ? spansOf(sentence) : [];
  const fresh = { language, heading: headingOf(event), spans, text: plain(spans) };
  known.set(event, fresh);
  return fresh;
}

/** One sentence for two, if they differ in one thing only, of which there can be several; else null. */
export function together(one: Phrase, other: Phrase): Phrase | null {
  if (one[0] !== other[0]) return null;
  const [ours, theirs] = [one[1] ?? {}, other[1] ?? {}] as Record<string, unknown>[];
  const names = Object.keys(theirs ?? {});
  const differing = names.filter((name) => JSON.stringify(ours?.[name]) !== JSON.stringify(theirs?.[name]));
  const [name] = differing;
  if (name === undefined || differing.length > 1 || !FOLDED.includes(name)) return null;
  const had: unknown = ours?.[name];
  const more: unknown = theirs?.[name];
  if (!isPhrase(had) || !isPhrase(more)) return null;
  return [one[0], { ...ours, [name]: [...(isList(had) ? had : [had]), more] }];
}

const isPhrase = (part: unknown): part is Phrase => Array.isArray(part);
const isList = (part: readonly unknown[]): boolean => Array.isArray(part[0]);

/** Where the last turns begin, so many of them; at the beginning if there are no more. */
export function lastTurns(events: readonly Event[], count: number): number {
  let left = count;
  const first = events.findLastIndex(({ heading }) => heading?.level === "turn" && --left === 0);
  return Math.max(first, 0);
}

/**
 * Group events under the headings they begin, from the one at which a turn begins (`first`) on; `called` is how sentences
 * name a seat.
 */
export function timeline(events: readonly Event[], called: (seat: number) => Phrase, first = 0): Turn[] {
  const turns: Turn[] = [];
  /** Who acts here, as the headings say. */
  let actor: number | null = null;
  for (let index = first; index < events.length; index++) {
    const event = sure(events[index]);
    const sentence = event.sentence ?? null;
    const { heading, spans, text } = tell(event, sentence);
    if (heading?.level === "turn" || (turns.length === 0 && (heading ?? sentence))) {
      turns.push({
        key: heading ? `h${index}` : "start",
        heading: heading?.level === "turn" ? heading : null,
        question: (event.at ?? -1) + 1,
        sections: [],
        gains: new Map(),
      });
    }
    const turn = turns.at(-1);
    for (const gain of event.gains ?? [])
      turn?.gains.set(gain.seat, (turn.gains.get(gain.seat) ?? 0) + gain.points);
    if (heading) actor = heading.seat ?? (heading.level === "turn" ? null : (turn?.heading?.seat ?? null));
    if (heading?.level === "phase") turn?.sections.push({ key: `h${index}`, heading, lines: [], before: 0 });
    if (sentence === null || heading || !turn) continue;
    if (turn.sections.length === 0)
      turn.sections.push({ key: `s${index}`, heading: null, lines: [], before: 0 });
    const lines = turn.sections.at(-1)?.lines ?? [];
    const at = event.at ?? -1;
    const acted = actor !== null && actedBy(spans, called(actor));
    const line = { at, entries: [at], times: 1, kind: event.kind, sentence, text, spans, acted };
    const last = lines.at(-1);
    const folded = last && fold(last, line, event);
    if (folded) lines[lines.length - 1] = folded;
    else lines.push(line);
  }
  return turns;
}

/** The last lines of a timeline, so many of them, under the headings they have; the same timeline if there are no more. */
export function lastLines(turns: readonly Turn[], count: number): readonly Turn[] {
  const kept: Turn[] = [];
  let left = count;
  for (const turn of turns.toReversed()) {
    const sections: Section[] = [];
    for (const section of turn.sections.toReversed()) {
      const before = Math.max(section.lines.length - left, 0);
      left -= section.lines.length - before;
      if (before < section.lines.length || before === 0)
        sections.unshift(before ? { ...section, lines: section.lines.slice(before), before } : section);
      if (before) return sections.length ? [{ ...turn, sections }, ...kept] : kept;
    }
    kept.unshift(turn);
  }
  return turns;
}

/** Two lines as one, if they say the same, or the same of several things. */
function fold(last: Line, line: Line, event: Event): Line | null {
  if (last.kind !== line.kind) return null;
  const both = { at: line.at, entries: [...last.entries, line.at], times: last.times + 1 };
  if (last.text === line.text) return { ...last, ...both };
  const sentence = together(last.sentence, line.sentence);
  if (!sentence) return null;
  const { spans, text } = tell(event, sentence, toldTogether);
  return { ...last, ...both, sentence, spans, text };
}
