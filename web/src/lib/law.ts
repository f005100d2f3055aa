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

  /** Paragraphs that hold all the words, titles first. */
  search(words: string): Paragraph[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return [];
    const holds = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
    const inTitle = this.paragraphs.filter((paragraph) => holds(`${paragraph.id} ${paragraph.title}`));
    const inRule = this.paragraphs.filter(
      (paragraph) => !inTitle.includes(paragraph) && holds(`${paragraph.title} ${paragraph.rule}`),
    );
    return [...inTitle, ...inRule];
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
