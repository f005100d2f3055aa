/**
 * The words people read, from the one catalogue that the terminal reads too (`src/rulewright/texts`, Project Fluent).
 * Keys are written with dots (`game.prompt.battle`). Whatever calls `t` while it renders is rendered again when the
 * language changes.
 *
 * A thing has forms, each named after the word of the language that it begins with; a sentence asks for the one that it
 * needs, `{ FORM($owner, "del") }`, or for another way to join a list, `{ OR($things) }`.
 */
import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
} from "@fluent/bundle";
import { untrack } from "svelte";
import { books } from "virtual:texts";
import { keep, recall } from "./settings.svelte";
import { sure } from "./sure";

/** The languages there are, each by the name it gives itself. */
export const LANGUAGES = { en: "English", it: "Italiano", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
/** What is said, as the engine says it: the key of a message, then its parts by name, if it has any. */
export type Phrase = readonly unknown[];
export type Parameters = Readonly<Record<string, string | number | Phrase | undefined>>;

const FIRST: Language = "en";
const KEY = "rulewright.language";
/** What is shown for a parameter that was not given. */
const UNKNOWN = "?";
/** The book of every page. */
const COMMON = "common";
/** What is said on the pages that were opened: a game's texts come with its board. */
const opened = new Set([COMMON]);
/** Those of them that can be said now. */
let atHand: ReadonlySet<string> = new Set();
/** What was read already, by language and book. */
const shelf = new Map<string, FluentResource>();

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>(FIRST);
let asked = 0;

/** The language spoken now. */
export const language = {
  get current(): Language {
    return current;
  },
};

/** A message; a missing one shows its key, a missing parameter a question mark: a game goes on. */
export function t(key: string, parameters: Parameters = {}): string {
  return formed(key, parameters) ?? `<${key}>`;
}

/** A phrase in words; what is in its parts is said as its message asks. */
export function say(phrase: Phrase): string {
  return sayIn(phrase);
}

/** A thing that was said in a sentence, and in which form. */
export interface Said {
  thing: Phrase;
  form: string | undefined;
}

/** Around the words of a thing in a marked sentence: its number stands between the first two. */
export const MARKS = { begin: "\uE000", named: "\uE001", end: "\uE002" } as const;
/** Forms that are compared and never read. */
const UNREAD = "gender";
/** What has been said of a sentence that is being marked. */
let marking: Said[] | null = null;

/** A phrase in words, with marks around each thing that it names, and those things by their numbers. */
export function marked(phrase: Phrase): { text: string; things: readonly Said[] } {
  const things: Said[] = [];
  marking = things;
  try {
    return { text: sayIn(phrase), things };
  } finally {
    marking = null;
  }
}

/** The words of a thing, between marks if the sentence is being marked. */
function mark(thing: Phrase, form: string | undefined): string {
  if (marking === null || form === UNREAD) return sayIn(thing, form);
  const number = marking.push({ thing, form }) - 1;
  return `${MARKS.begin}${number}${MARKS.named}${sayIn(thing, form)}${MARKS.end}`;
}

/** A message in one of its forms, or its plain form if it has no such one; null if there is no such message. */
function formed(key: string, parameters: Parameters, form?: string): string | null {
  const message = bundle?.getMessage(named(key));
  const pattern = (form === undefined ? undefined : message?.attributes[form]) ?? message?.value ?? null;
  if (!bundle || pattern === null) return null;
  const given: Record<string, FluentValue | number> = {};
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) given[name] = typeof value === "object" ? new Thing(value) : value;
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, given, errors);
  if (errors.length === 0) return said;
  const unknown = Object.fromEntries(variables(pattern).map((name) => [name, UNKNOWN]));
  return bundle.formatPattern(pattern, { ...unknown, ...given }, []);
}

/** A phrase in a sentence, or a list of phrases and numbers; it waits until the sentence says how it is wanted. */
class Thing extends FluentType<Phrase> {
  toString(): string {
    return this.said();
  }

  /** In words: in a form, and if it is a list (it does not begin with a key), joined with "and" or "or". */
  said(form?: string, type: "conjunction" | "disjunction" = "conjunction"): string {
    if (typeof this.value[0] === "string") return mark(this.value, form);
    const said = this.value.map((one) => (Array.isArray(one) ? mark(one, form) : String(one)));
    return listed(said, type);
  }
}

function sayIn(phrase: Phrase, form?: string): string {
  const [key, parts = {}] = phrase as [string, Parameters?];
  return formed(key, parts, form) ?? `<${key}>`;
}

const FUNCTIONS: Record<string, FluentFunction> = {
  /** A thing in one of its forms; with a capital ("Il") at the beginning of a sentence. */
  FORM: ([thing, name]) => {
    const form = String(name);
    const plain = form.charAt(0).toLowerCase() + form.slice(1);
    const said = thing instanceof Thing ? thing.said(plain) : String(thing);
    return plain === form ? said : capital(said);
  },
  /** One of several things, each in a form if one is named. */
  OR: ([things, name]) =>
    things instanceof Thing
      ? things.said(name === undefined ? undefined : String(name), "disjunction")
      : String(things),
};

/** A phrase that says a text as it stands, such as a name that somebody chose. */
export const verbatim = (text: string): Phrase => ["table.verbatim", { text }];

/** Words joined as the language joins them: with "and", or with "or". */
export function listed(
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(current, { type }).format(words);
}

/** A moment as the language writes it: `{ dateStyle: "medium" }` and its like. */
export const dated = (at: number, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(region(), style).format(at * 1000);

/** The spoken language as it is written where the reader lives, if their browser says so. */
const region = (): string => navigator.languages.find((wish) => wish.startsWith(`${current}-`)) ?? current;

/** A number as the language writes it. */
export const numbered = (value: number, style: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(current, style).format(value);

/** A text that begins a line, such as a sentence or what stands on a button. */
export const capital = (text: string): string =>
  text.replace(
    /^((?:\uE000\d+\uE001)*)(.)/u,
    (_, marks: string, first: string) => marks + first.toLocaleUpperCase(),
  );

/** Whether there is such a message. */
export function has(key: string): boolean {
  return bundle?.hasMessage(named(key)) ?? false;
}

/** The paragraph of the law behind a message (`game 6.2.3`), if it names one. */
export function lawOf(key: string): string | undefined {
  const pattern = bundle?.getMessage(named(key))?.attributes["law"];
  return bundle && pattern !== undefined ? bundle.formatPattern(pattern, {}, []) : undefined;
}

/** Speak a language from now on, and remember it. If its file cannot be loaded, nothing changes. */
export async function speak(wanted: Language): Promise<void> {
  if (await change(wanted)) keep(KEY, wanted);
}

/** Speak for the first time: what was chosen before, or what the browser asks for; before anything is rendered. */
export async function beginToSpeak(): Promise<void> {
  const wanted = choose(recall<unknown>(KEY, null), navigator.languages);
  try {
    await change(wanted);
  } catch (error) {
    if (wanted === FIRST) throw error;
    await change(FIRST);
  }
}

/** Which language to speak: one that was chosen before, else the first we know among those wished for, else English. */
export function choose(saved: unknown, wished: readonly string[]): Language {
  const known = (name: unknown): name is Language =>
    typeof name === "string" && Object.hasOwn(LANGUAGES, name);
  if (known(saved)) return saved;
  return wished.map((name) => name.toLowerCase().split("-")[0]).find(known) ?? FIRST;
}

/** Have the texts of a game at hand, in the language of the moment and in any that is spoken later. */
export async function learn(book: string): Promise<void> {
  // Whoever waits for texts does not wait again when they are there; nor are words drawn again for nothing.
  const spoken = next;
  if (atHand.has(book)) return;
  opened.add(book);
  try {
    await gather(spoken);
  } catch (error) {
    opened.delete(book);
    throw error;
  }
  if (spoken === untrack(() => current)) compose(spoken);
}

/** The language that is spoken, or will be as soon as its texts are there. */
let next: Language = FIRST;

/** Load a language and speak it, unless another one was asked for in the meantime. */
async function change(wanted: Language): Promise<boolean> {
  const turn = ++asked;
  next = wanted;
  try {
    await gather(wanted);
  } catch (error) {
    if (turn === asked) next = untrack(() => current);
    throw error;
  }
  if (turn !== asked) return false;
  compose(wanted);
  document.documentElement.lang = wanted;
  // texts: page.noscript - said by the page itself, see plugins/page.ts
  document.querySelector("meta[name=description]")?.setAttribute("content", t("page.description"));
  return true;
}

/** Read what is missing of the opened books, also of those that are opened meanwhile. */
async function gather(wanted: Language): Promise<void> {
  const missing = [...opened].filter((book) => !shelf.has(`${wanted}/${book}`));
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async (book) => {
      const loaded = await books[wanted][book]?.();
      shelf.set(`${wanted}/${book}`, new FluentResource(loaded?.default ?? ""));
    }),
  );
  await gather(wanted);
}

/** Speak a language with all that has been read of it. */
function compose(wanted: Language): void {
  const loaded = new FluentBundle(wanted, { functions: FUNCTIONS, useIsolating: false });
  const there = [...opened].filter((book) => shelf.has(`${wanted}/${book}`));
  for (const book of there) loaded.addResource(sure(shelf.get(`${wanted}/${book}`), book));
  atHand = new Set(there);
  bundle = loaded;
  current = wanted;
}

function named(key: string): string {
  return key.replaceAll(".", "-");
}

/** The names of the parameters anywhere inside a pattern. */
function variables(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variables);
  if (typeof part !== "object" || part === null) return [];
  const { type, name } = part as { type?: unknown; name?: unknown };
  return type === "var" && typeof name === "string" ? [name] : Object.values(part).flatMap(variables);
}
