/** A game's law in the browser: paragraphs, rulings and test vectors, search, and references in the text. */
import type { Note, NoteCollection, Notes, Paragraph } from "../protocol";
import { api } from "./api";
import type { Language } from "./texts.svelte";

export interface Piece {
  text: string;
  /** The paragraph, ruling or test vector this piece of text refers to. */
  law?: string;
  style?: "strong" | "em" | "code";
}

/** The two kinds of notes, which are also the names of the pages that list them. */
export const KINDS = ["rulings", "examples"] as const;
export type Kind = (typeof KINDS)[number];

export interface Chapter {
  title: string;
  notes: Note[];
}

/** What a search finds: a paragraph, or a note, of which only the title is shown. */
export interface Hit {
  id: string;
  title: string;
  rule: string;
}

/** Bold, emphasis, code, or a number of the law. A star behind a number marks it and opens nothing. */
const MARKED =
  /\*\*(?<strong>[^*\n]+)\*\*|\*(?=[\p{L}\p{N}])(?<em>[^*\n]*[^\s*])\*|`(?<code>[^`\n]+)`|(?<law>\b(?:[A-Z]|\d+)(?:\.(?:\d+|[IVX]+))+(?:\.[a-z])?\b|\b[A-Z]+-[A-Z]?\d+\b)/gu;

export class LawBook {
  readonly byId: ReadonlyMap<string, Paragraph>;
  private readonly below = new Map<string, Paragraph[]>();
  private readonly byLabel: ReadonlyMap<string, { note: Note; kind: Kind }>;

  constructor(
    readonly game: string,
    readonly paragraphs: readonly Paragraph[],
    readonly notes: Notes = NONE,
  ) {
    this.byId = new Map(paragraphs.map((paragraph) => [paragraph.id, paragraph]));
    for (const paragraph of paragraphs) {
      const above = paragraph.parent ?? "";
      this.below.set(above, [...(this.below.get(above) ?? []), paragraph]);
    }
    this.byLabel = new Map(
      KINDS.flatMap((kind) => notes[kind].notes.map((note) => [note.label, { note, kind }] as const)),
    );
  }

  /** The paragraph with this number; "game 4.3.1" and "4.3.1" are the same. */
  find(reference: string): Paragraph | null {
    return this.byId.get(reference.split(" ").pop() ?? reference) ?? null;
  }

  /** The ruling or the test vector with this label, and which of the two it is. */
  note(label: string): { note: Note; kind: Kind } | null {
    return this.byLabel.get(label) ?? null;
  }

  /** The notes with these labels, as far as they are there. */
  labelled(labels: readonly string[] = []): Note[] {
    return labels.flatMap((label) => this.byLabel.get(label)?.note ?? []);
  }

  /** All notes of a kind under their headings, in order. */
  chapters(kind: Kind): Chapter[] {
    const chapters: Chapter[] = [];
    for (const note of this.notes[kind].notes) {
      const title = note.chapter ?? "";
      const last = chapters.at(-1);
      if (last?.title === title) last.notes.push(note);
      else chapters.push({ title, notes: [note] });
    }
    return chapters;
  }

  /** The paragraphs below one; a lone heading that only repeats it stands for those below itself. */
  children(id: string): Paragraph[] {
    const below = this.below.get(id) ?? [];
    const [only] = below;
    return only && this.repeats(only) ? this.children(only.id) : below;
  }

  /** The paragraphs above one, from the chapter down, each heading once. */
  path(id: string): Paragraph[] {
    const found: Paragraph[] = [];
    let at = this.byId.get(id);
    while (at?.parent) {
      at = this.byId.get(at.parent);
      if (at && !this.repeats(at)) found.unshift(at);
    }
    return found;
  }

  /** Whether a paragraph is nothing but the heading of the one above it, once more. */
  private repeats({ id, title, parent = "" }: Paragraph): boolean {
    return (
      parent !== "" &&
      this.byId.get(parent)?.title === title &&
      this.below.get(parent)?.length === 1 &&
      this.below.has(id)
    );
  }

  /**
   * Paragraphs and notes that hold all the words, or else as many as there are; whole words before parts, titles
   * first.
   */
  search(words: string): Hit[] {
    const wanted = words
      .toLowerCase()
      .split(/[^\p{L}\p{N}.-]+/u)
      .filter(Boolean);
    const entries: { hit: Hit; body: string }[] = [
      ...this.paragraphs.map((paragraph) => ({ hit: paragraph, body: paragraph.rule })),
      ...Array.from(this.byLabel.values(), ({ note }) => ({
        hit: { id: note.label, title: note.title, rule: "" },
        body: (note.parts ?? []).map((part) => part.text).join(" "),
      })),
    ];
    const found = entries.map(({ hit, body }) => {
      const weights = wanted.map((word) => weight(word, `${hit.id} ${hit.title}`, body));
      return { hit, held: weights.filter(Boolean).length, sum: weights.reduce((a, b) => a + b, 0) };
    });
    const most = Math.max(0, ...found.map(({ held }) => held));
    return found
      .filter(({ held }) => held > 0 && held === most)
      .toSorted((one, other) => other.sum - one.sum)
      .map(({ hit }) => hit);
  }

  /** A text cut into pieces, so that each number of the law in it can be followed, and emphasis is seen. */
  pieces(text: string): Piece[] {
    const pieces: Piece[] = [];
    let done = 0;
    for (const found of text.matchAll(MARKED)) {
      const { strong, em, code, law } = found.groups ?? {};
      if (law && !this.byId.has(law) && !this.byLabel.has(law)) continue;
      if (found.index > done) pieces.push({ text: text.slice(done, found.index) });
      if (law) pieces.push({ text: law, law });
      else if (strong) pieces.push({ text: strong, style: "strong" });
      else if (em) pieces.push({ text: em, style: "em" });
      else if (code) pieces.push({ text: code, style: "code" });
      done = found.index + found[0].length;
    }
    if (done < text.length) pieces.push({ text: text.slice(done) });
    return pieces;
  }
}

const EMPTY: NoteCollection = { preface: "", notes: [] };
const NONE: Notes = { rulings: EMPTY, examples: EMPTY };

/** How well a heading and what stands below it answer to a word. */
function weight(word: string, heading: string, body: string): number {
  return 3 * held(word, heading.toLowerCase()) + held(word, body.toLowerCase());
}

/** 4 for a whole word, 2 for the beginning of one, 1 for a part (as in a compound), 0 if it is not there. */
function held(word: string, text: string): number {
  if (!text.includes(word)) return 0;
  const parts = text.split(/[^\p{L}\p{N}.-]+/u).map((part) => part.replace(/[.-]+$/, ""));
  if (parts.includes(word)) return 4;
  return parts.some((part) => part.startsWith(word)) ? 2 : 1;
}

const BOOKS = new Map<string, Promise<LawBook>>();

/** The law of a game in a language, with its rulings and test vectors, fetched once. */
export function lawBook(game: string, language: Language): Promise<LawBook> {
  const key = `${game} ${language}`;
  let book = BOOKS.get(key);
  if (!book) {
    book = Promise.all([api.law(game, language), api.lawNotes(game, language)]).then(
      ([paragraphs, notes]) => new LawBook(game, paragraphs, notes),
    );
    book.catch(() => BOOKS.delete(key));
    BOOKS.set(key, book);
  }
  return book;
}
