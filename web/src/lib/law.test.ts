import { describe, expect, it } from "vitest";
import { LawBook } from "./law";

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
