/**
 * The words people read, from the one catalogue that the terminal reads too (`src/rulewright/texts`, Project Fluent).
 * Keys are written with dots (`game.prompt.battle`). Whatever calls `t` while it renders is rendered again when the
 * language changes.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { keep, recall } from "./settings.svelte";

/** The languages there are, each by the name it gives itself. */
export const LANGUAGES = { en: "English", it: "Italiano", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Parameters = Readonly<Record<string, string | number | undefined>>;

const FIRST: Language = "en";
const KEY = "rulewright.language";
/** What is shown for a parameter that was not given. */
const UNKNOWN = "?";
/** What stands between the things of a list. */
const BETWEEN = ", ";
const FILES: Record<Language, () => Promise<{ sources: readonly string[] }>> = {
  en: () => import("./texts/en"),
  it: () => import("./texts/it"),
  de: () => import("./texts/de"),
};

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
  const pattern = bundle?.getMessage(named(key))?.value ?? null;
  if (!bundle || pattern === null) return `<${key}>`;
  const given: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) given[name] = value;
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, given, errors);
  if (errors.length === 0) return said;
  const unknown = Object.fromEntries(variables(pattern).map((name) => [name, UNKNOWN]));
  return bundle.formatPattern(pattern, { ...unknown, ...given }, []);
}

/** What is said, as the engine says it: the key of a message, then its parts by name, if it has any. */
export type Phrase = readonly unknown[];

/** A phrase in words; the phrases in its parts are said first, and lists are joined. */
export function say(phrase: Phrase): string {
  const [key, parts = {}] = phrase as [string, Record<string, unknown>?];
  return t(key, Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, sayPart(part)])));
}

/** A part in words: a phrase begins with its key, a list with a phrase or a number. */
function sayPart(part: unknown): string | number {
  if (!Array.isArray(part)) return part as string | number;
  return typeof part[0] === "string" ? say(part) : part.map((one) => String(sayPart(one))).join(BETWEEN);
}

/** A text that begins a line, such as a sentence or what stands on a button. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

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

/** Load a language and speak it, unless another one was asked for in the meantime. */
async function change(wanted: Language): Promise<boolean> {
  const turn = ++asked;
  const { sources } = await FILES[wanted]();
  if (turn !== asked) return false;
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  for (const source of sources) loaded.addResource(new FluentResource(source));
  bundle = loaded;
  current = wanted;
  document.documentElement.lang = wanted;
  return true;
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
