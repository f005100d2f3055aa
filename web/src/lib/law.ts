/** A game's law in the browser: paragraphs, those below each, search, and references in the text. */
import type { Paragraph } from "../protocol";
import { api } from "./api";
import type { Language } from "./texts.svelte";

export interface Piece {
  text: string;
  /** The paragraph this piece of text refers to. */
  law?: string;
}

export class LawBook {
  readonly byId: ReadonlyMap<string, Paragraph>;
  private readonly below = new Map<string, Paragraph[]>();

  constructor(
    readonly game: string,
    readonly paragraphs: readonly Paragraph[],
  ) {
    this.byId = new Map(paragraphs.map((paragraph) => [paragraph.id, paragraph]));
    for (const paragraph of paragraphs) {
      const above = paragraph.parent ?? "";
      this.below.set(above, [...(this.below.get(above) ?? []), paragraph]);
    }
  }

  /** The paragraph with this number; "game 4.3.1" and "4.3.1" are the same. */
  find(reference: string): Paragraph | null {
    return this.byId.get(reference.split(" ").pop() ?? reference) ?? null;
  }

  children(id: string): Paragraph[] {
    return this.below.get(id) ?? [];
  }

  /** The paragraphs above one, from the chapter down. */
  path(id: string): Paragraph[] {
    const found: Paragraph[] = [];
    let at = this.byId.get(id);
    while (at?.parent) {
      at = this.byId.get(at.parent);
      if (at) found.unshift(at);
    }
    return found;
  }

  /** Paragraphs that hold all the words, or else as many as there are; whole words before parts, titles first. */
  search(words: string): Paragraph[] {
    const wanted = words
      .toLowerCase()
      .split(/[^\p{L}\p{N}.-]+/u)
      .filter(Boolean);
    const found = this.paragraphs.map((paragraph) => {
      const weights = wanted.map((word) => weight(word, paragraph));
      return { paragraph, held: weights.filter(Boolean).length, sum: weights.reduce((a, b) => a + b, 0) };
    });
    const most = Math.max(0, ...found.map(({ held }) => held));
    return found
      .filter(({ held }) => held > 0 && held === most)
      .toSorted((one, other) => other.sum - one.sum)
      .map(({ paragraph }) => paragraph);
  }

  /** A rule cut into pieces, so that each number of a paragraph in it can be followed. */
  pieces(rule: string): Piece[] {
    const pieces: Piece[] = [];
    let done = 0;
    for (const found of rule.matchAll(/\b(?:[A-Z]|\d+)(?:\.(?:\d+|[IVX]+))+[a-z]?\b|\b[A-Z]-\d+\b/g)) {
      if (!this.byId.has(found[0])) continue;
      if (found.index > done) pieces.push({ text: rule.slice(done, found.index) });
      pieces.push({ text: found[0], law: found[0] });
      done = found.index + found[0].length;
    }
    if (done < rule.length) pieces.push({ text: rule.slice(done) });
    return pieces;
  }
}

/** How well a paragraph answers to a word. */
function weight(word: string, { id, title, rule }: Paragraph): number {
  return 3 * held(word, `${id} ${title}`.toLowerCase()) + held(word, rule.toLowerCase());
}

/** 4 for a whole word, 2 for the beginning of one, 1 for a part (as in a compound), 0 if it is not there. */
function held(word: string, text: string): number {
  if (!text.includes(word)) return 0;
  const parts = text.split(/[^\p{L}\p{N}.-]+/u).map((part) => part.replace(/[.-]+$/, ""));
  if (parts.includes(word)) return 4;
  return parts.some((part) => part.startsWith(word)) ? 2 : 1;
}

const BOOKS = new Map<string, Promise<LawBook>>();

/** The law of a game in a language, fetched once. */
export function lawBook(game: string, language: Language): Promise<LawBook> {
  const key = `${game} ${language}`;
  let book = BOOKS.get(key);
  if (!book) {
    book = api.law(game, language).then((paragraphs) => new LawBook(game, paragraphs));
    book.catch(() => BOOKS.delete(key));
    BOOKS.set(key, book);
  }
  return book;
}
