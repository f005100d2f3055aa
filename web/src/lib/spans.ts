/** A sentence as a tree of words and things, so that a thing can be shown with its drawing, or left out. */
import { capital, language, marked, MARKS, type Language, type Phrase } from "./texts.svelte";

/** Words, or a thing: then `inside` are its words, and it may name further things. */
export interface Span {
  text: string;
  thing?: Phrase;
  form?: string | undefined;
  inside: readonly Span[];
}

/** In which form a thing acts, where it is not said plainly. */
const ACTING: Record<Language, string> = { en: "the", it: "il", de: "der" };

/** A phrase as a sentence in spans. */
export function spansOf(phrase: Phrase): Span[] {
  const { text, things } = marked(phrase);
  const root: { inside: Span[] } = { inside: [] };
  const open = [root];
  for (const piece of capital(text).split(/(\uE000\d+\uE001|\uE002)/u)) {
    const last = open.at(-1) ?? root;
    if (piece === MARKS.end) open.pop();
    else if (piece.startsWith(MARKS.begin)) {
      const said = things[Number(piece.slice(1, -1))];
      const span = { text: "", inside: [], ...(said && { thing: said.thing, form: said.form }) };
      last.inside.push(span);
      open.push(span);
    } else if (piece) last.inside.push({ text: piece, inside: [] });
  }
  return root.inside;
}

/** The words of spans, as plain text. */
export const plain = (spans: readonly Span[]): string =>
  spans.map(({ text, inside }) => text + plain(inside)).join("");

/** Whether a sentence begins with somebody who acts in it, so that below their name it is understood without it. */
export function actedBy([first, second]: readonly Span[], actor: Phrase): boolean {
  return (
    first?.thing !== undefined &&
    (first.form === undefined || first.form.toLowerCase() === ACTING[language.current]) &&
    JSON.stringify(first.thing) === JSON.stringify(actor) &&
    /^ \p{L}/u.test(second?.text ?? "")
  );
}
