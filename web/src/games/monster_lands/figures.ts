/** Numbers that the engine tells with a question: `price:lorios=5`, `hits:3`, `room:2`. */
import type { Question } from "../../protocol";
import { readTarget } from "../shared/speech";

/** The name of a question. */
export const promptOf = (question: Question): string => question.prompt.replace(/^monster_lands\./, "");

/** A number by what it counts; null where the question says nothing of it. */
export function figure(question: Question, what: string): number | null {
  const found = named(question, what)[0];
  return found === undefined ? null : Number(found);
}

/** Everything of a kind that a question is about, by name. */
export const named = (question: Question, kind: string): string[] =>
  (question.about ?? [])
    .map(readTarget)
    .filter(([one]) => one === kind)
    .map(([, name]) => name);

/** Whether an answer is offered; what is offered to others is not known. */
export const offers = (question: Question, test: (text: string) => boolean): boolean =>
  (question.options ?? []).some(([text = ""]) => test(text));
