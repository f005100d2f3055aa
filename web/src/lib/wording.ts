/** What the engine says, in the language of the moment. */
import type { Option, Heading } from "../games/game";
import type { Event, Question } from "../protocol";
import { capital, say } from "./texts.svelte";

/** The open question as a sentence. */
export function promptOf(question: Question): string {
  return question.sentence ? capital(say(question.sentence)) : question.prompt;
}

/** An option in words, as complete as a list needs it. */
export function labelOf(choice: Option): string {
  return choice.label ? say(choice.label) : choice.text;
}

/** An option as a button that stands beside the question: a word or two. */
export function buttonOf(choice: Option): string {
  const phrase = choice.button ?? choice.label;
  return phrase ? capital(say(phrase)) : choice.text;
}

/** What happened, as a sentence; null for what needs no line. */
export function sentenceOf(event: Event): string | null {
  return event.sentence ? capital(say(event.sentence)) : null;
}

/** The turn that an event begins, as a sentence; null if it begins none. */
export function turnOf(event: Event): string | null {
  const heading = headingOf(event);
  return heading?.level === "turn" ? `${heading.text}.` : null;
}

/** The heading an event begins in the log, if it begins one. */
export function headingOf({ heading }: Event): Heading | null {
  return heading
    ? { level: heading.level, text: capital(say(heading.title)), seat: heading.seat ?? null }
    : null;
}
