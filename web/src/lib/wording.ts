/**
 * What the engine says, in the language of the moment. A game that still puts something into words itself is asked
 * first.
 */
import type { Choice, Facts, Heading, Words } from "../games/game";
import type { Happening, Question, Reason } from "../protocol";
import { capital, say } from "./texts.svelte";

/** The open question as a sentence. */
export function promptOf(words: Words, question: Question, table: Facts): string {
  if (words.prompt) return words.prompt(question, table);
  return question.sentence ? capital(say(question.sentence)) : question.prompt;
}

/** An option in words, as complete as a list needs it. */
export function labelOf(words: Words, choice: Choice, question: Question, table: Facts): string {
  if (words.label) return words.label(choice, question, table);
  return choice.label ? say(choice.label) : choice.text;
}

/** An option as a button that stands beside the question: a word or two. */
export function buttonOf(words: Words, choice: Choice, question: Question, table: Facts): string {
  if (words.button) return words.button(choice, question, table);
  const phrase = choice.button ?? choice.label;
  return phrase ? capital(say(phrase)) : choice.text;
}

/** What happened, as a sentence; null for what needs no line. */
export function sentenceOf(words: Words, event: Happening, table: Facts): string | null {
  if (words.sentence) return words.sentence(event, table);
  return event.sentence ? capital(say(event.sentence)) : null;
}

/** The heading an event begins, if it begins one. */
export function headingOf(words: Words, event: Happening, table: Facts): Heading | null {
  if (words.heading) return words.heading(event, table);
  const { heading } = event;
  return heading
    ? { level: heading.level, text: capital(say(heading.title)), seat: heading.seat ?? null }
    : null;
}

/** Why something is not offered. */
export function reasonOf(words: Words, reason: Reason): string {
  return words.reason ? words.reason(reason.key) : say(reason.sentence);
}
