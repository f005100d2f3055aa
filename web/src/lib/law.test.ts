import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Law from "../shell/Law.svelte";
import { LawBook, lawBook } from "./law";
import { speak } from "./texts.svelte";
import type { Notes, Paragraph } from "../protocol";

const notes: Notes = {
  rulings: {
    preface: "IT = the Italian edition.",
    notes: [
      {
        label: "R-1",
        title: "One card each",
        tags: ["gap"],
        chapter: "A. Battle",
        paragraphs: ["4.3.1"],
        parts: [],
      },
      { label: "R-2", title: "Who is left", chapter: "A. Battle", paragraphs: ["4.3.1.II"], parts: [] },
      { label: "R-3", title: "Ends", chapter: "B. Ends", paragraphs: ["4.3"], parts: [] },
    ],
  },
  examples: {
    preface: "",
    notes: [
      {
        label: "EX-1",
        title: "Two warriors fall",
        paragraphs: ["4.3.1"],
        parts: [
          { label: "Position", text: "2* foxes, see R-1." },
          { label: "Expected", text: "as follows.\n  - Both: gone." },
        ],
      },
    ],
  },
};
const book = new LawBook(
  "root",
  [
    { id: "4", title: "Key terms", rule: "" },
    { id: "4.3", title: "Battle", rule: "See 4.3.1 and 9.9.", parent: "4" },
    { id: "4.3.1", title: "Ambush", rule: "The defender may ambush (4.3).", parent: "4.3" },
    { id: "4.3.1.II", title: "Nobody left", rule: "The battle ends.", parent: "4.3.1" },
  ],
  notes,
);

describe("the law", () => {
  it("finds a paragraph with or without the name of its game", () => {
    expect(book.find("root 4.3.1")?.title).toBe("Ambush");
    expect(book.find("4.3.1")?.title).toBe("Ambush");
    expect(book.find("4.9")).toBeNull();
  });

  it("knows what stands above and below", () => {
    expect(book.path("4.3.1.II").map((paragraph) => paragraph.id)).toEqual(["4", "4.3", "4.3.1"]);
    expect(book.children("4.3").map((paragraph) => paragraph.id)).toEqual(["4.3.1"]);
  });

  it("finds words in titles before words in rules", () => {
    expect(book.search("ambush").map((paragraph) => paragraph.id)).toEqual(["4.3.1"]);
    expect(book.search("BATTLE").map((paragraph) => paragraph.id)).toEqual(["4.3", "4.3.1.II"]);
    expect(book.search("  ")).toEqual([]);
    expect(book.search("xyz")).toEqual([]);
  });

  it("finds whole words before parts of words, and as many words as there are", () => {
    const laws = new LawBook("toy", [
      { id: "1", title: "Winter", rule: "It snows." },
      { id: "2", title: "Twins", rule: "Two of them." },
      { id: "3", title: "The end", rule: "Whoever has thirty points will win." },
      { id: "4", title: "To win", rule: "Thirty points." },
    ]);
    expect(laws.search("win").map(({ id }) => id)).toEqual(["4", "1", "3", "2"]);
    expect(laws.search("how do I win?")[0]?.id).toBe("4");
    expect(laws.search("win thirty").map(({ id }) => id)).toEqual(["4", "3"]);
  });

  it("links numbers of paragraphs that exist, and no others", () => {
    expect(book.pieces("See 4.3.1 and 9.9, or 4.3.1.II.")).toEqual([
      { text: "See " },
      { text: "4.3.1", law: "4.3.1" },
      { text: " and 9.9, or " },
      { text: "4.3.1.II", law: "4.3.1.II" },
      { text: "." },
    ]);
  });
});

describe("rulings and test vectors", () => {
  it("are found by their labels, and those of a paragraph by its own", () => {
    expect(book.note("R-1")).toMatchObject({ kind: "rulings", note: { title: "One card each" } });
    expect(book.note("EX-1")?.kind).toBe("examples");
    expect(book.note("R-9")).toBeNull();
    expect(book.labelled(["R-2", "R-9"]).map(({ label }) => label)).toEqual(["R-2"]);
    expect(book.labelled()).toEqual([]);
  });

  it("stand under their headings", () => {
    expect(book.chapters("rulings").map(({ title, notes }) => [title, notes.length])).toEqual([
      ["A. Battle", 2],
      ["B. Ends", 1],
    ]);
  });

  it("are searched with the paragraphs, in all their parts", () => {
    expect(book.search("fall").map(({ id }) => id)).toEqual(["EX-1"]);
    expect(book.search("foxes").map(({ id }) => id)).toEqual(["EX-1"]);
    expect(book.search("ends").map(({ id }) => id)).toEqual(["R-3", "4.3.1.II"]);
  });

  it("can be followed in a text, and what is marked is no emphasis", () => {
    expect(book.pieces("See R-2, EX-1 and R-9: *both* of 2* or 3* in `law.toml`, 1*, 2*.")).toEqual([
      { text: "See " },
      { text: "R-2", law: "R-2" },
      { text: ", " },
      { text: "EX-1", law: "EX-1" },
      { text: " and R-9: " },
      { text: "both", style: "em" },
      { text: " of 2* or 3* in " },
      { text: "law.toml", style: "code" },
      { text: ", 1*, 2*." },
    ]);
    expect(book.pieces("**Tags.** [gap]")).toEqual([{ text: "Tags.", style: "strong" }, { text: " [gap]" }]);
  });
});

describe("a law in a language", () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  /** A server with one paragraph, whose title is what was asked for, and some notes. */
  function serve(): string[] {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const paragraph = { id: "1", title: path, rule: "", rulings: ["R-1"], examples: ["EX-1"] };
      return Promise.resolve(new Response(JSON.stringify(path.includes("/notes") ? notes : [paragraph])));
    });
    return asked;
  }

  it("is fetched once in each language", async () => {
    const asked = serve();
    await lawBook("toy", "en");
    const italian = await lawBook("toy", "it");
    expect(await lawBook("toy", "it")).toBe(italian);
    expect(italian.find("1")?.title).toBe("/api/law/toy?language=it");
    expect(asked).toEqual(
      ["en", "it"].flatMap((spoken) => [
        `/api/law/toy?language=${spoken}`,
        `/api/law/toy/notes?language=${spoken}`,
      ]),
    );
  });

  it("is shown again when another language is spoken, at the same paragraph", async () => {
    serve();
    await speak("en");
    const page = render(Law, { game: "shown", paragraph: "1" });
    await page.findByRole("heading", { name: "1 /api/law/shown?language=en" });
    await speak("it");
    await page.findByRole("heading", { name: "1 /api/law/shown?language=it" });
  });

  it("shows the rulings and test vectors of a paragraph, and each on a page of its own", async () => {
    serve();
    await speak("en");
    const moved: string[] = [];
    const page = render(Law, { game: "noted", paragraph: "1", onmove: (to: string) => moved.push(to) });
    await page.findByText("One card each");
    await fireEvent.click(await page.findByRole("button", { name: "R-1" }));
    await page.findByRole("heading", { name: "R-1 One card each" });
    await page.findByText("gap");
    await fireEvent.click(page.getByRole("button", { name: "Rulings" }));
    await page.findByText("IT = the Italian edition.");
    await fireEvent.click(page.getByRole("button", { name: "R-2 Who is left" }));
    await page.findByRole("heading", { name: "R-2 Who is left" });
    expect(moved).toEqual(["R-1", "rulings", "R-2"]);
  });

  it("passes over a heading that only repeats the one above it", () => {
    const paragraph = (id: string, title: string): Paragraph => ({
      id,
      title,
      rule: "",
      parent: id.split(".").slice(0, -1).join("."),
    });
    const book = new LawBook("game", [
      paragraph("F", "Landmarks"),
      paragraph("F.1", "General"),
      paragraph("F.1.1", "Ownership"),
      paragraph("G", "Glossary"),
      paragraph("G.1", "Glossary"),
      paragraph("G.1.1", "Ability"),
      paragraph("G.1.2", "Adjacent"),
    ]);
    expect(book.children("").map(({ id }) => id)).toEqual(["F", "G"]);
    expect(book.children("G").map(({ id }) => id)).toEqual(["G.1.1", "G.1.2"]);
    expect(book.path("G.1.2").map(({ id }) => id)).toEqual(["G"]);
    expect(book.children("F").map(({ id }) => id)).toEqual(["F.1"]);
    expect(book.path("F.1.1").map(({ id }) => id)).toEqual(["F", "F.1"]);
  });

  it("lists rulings and test vectors among its contents", async () => {
    serve();
    await speak("de");
    const page = render(Law, { game: "listed" });
    await fireEvent.click(await page.findByRole("button", { name: "Beispiele" }));
    await fireEvent.click(await page.findByRole("button", { name: "EX-1 Two warriors fall" }));
    await page.findByText("• Both: gone.", { exact: false });
  });

  it("is fetched again when it could not be had", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    await expect(lawBook("other", "de")).rejects.toThrow();
    serve();
    expect((await lawBook("other", "de")).paragraphs).toHaveLength(1);
  });
});
