import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Law from "../shell/Law.svelte";
import { LawBook, lawBook } from "./law";
import { speak } from "./texts.svelte";

const book = new LawBook("root", [
  { id: "4", title: "Key terms", rule: "" },
  { id: "4.3", title: "Battle", rule: "See 4.3.1 and 9.9.", parent: "4" },
  { id: "4.3.1", title: "Ambush", rule: "The defender may ambush (4.3).", parent: "4.3" },
  { id: "4.3.1.II", title: "Nobody left", rule: "The battle ends.", parent: "4.3.1" },
]);

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

describe("a law in a language", () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  /** A server with one paragraph, whose title is what was asked for. */
  function serve(): string[] {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify([{ id: "1", title: path, rule: "" }])));
    });
    return asked;
  }

  it("is fetched once in each language", async () => {
    const asked = serve();
    await lawBook("toy", "en");
    const italian = await lawBook("toy", "it");
    expect(await lawBook("toy", "it")).toBe(italian);
    expect(italian.find("1")?.title).toBe("/api/law/toy?language=it");
    expect(asked).toEqual(["/api/law/toy?language=en", "/api/law/toy?language=it"]);
  });

  it("is shown again when another language is spoken, at the same paragraph", async () => {
    serve();
    await speak("en");
    const page = render(Law, { game: "shown", paragraph: "1" });
    await page.findByRole("heading", { name: "1 /api/law/shown?language=en" });
    await speak("it");
    await page.findByRole("heading", { name: "1 /api/law/shown?language=it" });
  });

  it("is fetched again when it could not be had", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    await expect(lawBook("other", "de")).rejects.toThrow();
    serve();
    expect((await lawBook("other", "de")).paragraphs).toHaveLength(1);
  });
});
