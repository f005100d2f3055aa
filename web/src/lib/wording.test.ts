import { beforeAll, describe, expect, it } from "vitest";
import type { Choice, Words } from "../games/game";
import type { Question } from "../protocol";
import { speak } from "./texts.svelte";
import { buttonOf, headingOf, labelOf, promptOf, reasonOf, sentenceOf } from "./wording";

const words = {} as Words;
const verbatim = (text: string): unknown[] => ["table.verbatim", { text }];
const asked: Question = { number: 1, seat: 0, prompt: "toy.which", law: [] };
const choice: Choice = { index: 0, text: "1>9", targets: [], mark: "" };

describe("what the engine says", () => {
  beforeAll(() => speak("en"));

  it("of a question is its sentence, else its key", () => {
    expect(promptOf(words, { ...asked, sentence: verbatim("which way?") }, {})).toBe("Which way?");
    expect(promptOf(words, asked, {})).toBe("toy.which");
  });

  it("of an option is its label in a list, and on a button what is shorter, if anything is", () => {
    const said = { ...choice, label: verbatim("from 1 to 9") };
    expect(labelOf(words, said, asked, {})).toBe("from 1 to 9");
    expect(buttonOf(words, said, asked, {})).toBe("From 1 to 9");
    expect(buttonOf(words, { ...said, button: verbatim("1 → 9") }, asked, {})).toBe("1 → 9");
    expect(labelOf(words, choice, asked, {})).toBe("1>9");
    expect(buttonOf(words, choice, asked, {})).toBe("1>9");
  });

  it("of an event is its sentence, if it has one, and the heading it begins", () => {
    const event = { kind: "turn", facts: {}, sentence: verbatim("anna began.") };
    expect(sentenceOf(words, event, {})).toBe("Anna began.");
    expect(sentenceOf(words, { kind: "silent", facts: {} }, {})).toBeNull();
    expect(headingOf(words, event, {})).toBeNull();
    expect(headingOf(words, { ...event, heading: { level: "turn", title: verbatim("Anna") } }, {})).toEqual({
      level: "turn",
      text: "Anna",
      seat: null,
    });
  });

  it("of a reason is its sentence", () => {
    const reason = { law: "toy 1", key: "why.no-bird", sentence: verbatim("No birds.") };
    expect(reasonOf(words, reason)).toBe("No birds.");
  });
});
