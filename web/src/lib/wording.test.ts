import { beforeAll, describe, expect, it } from "vitest";
import type { Option } from "../games/game";
import type { Question } from "../protocol";
import { speak } from "./texts.svelte";
import { buttonOf, headingOf, labelOf, promptOf, sentenceOf } from "./wording";

const verbatim = (text: string): unknown[] => ["table.verbatim", { text }];
const asked: Question = { number: 1, seat: 0, prompt: "toy.which", law: [] };
const choice: Option = { index: 0, text: "1>9", targets: [], mark: "" };

describe("what the engine says", () => {
  beforeAll(() => speak("en"));

  it("of a question is its sentence, else its key", () => {
    expect(promptOf({ ...asked, sentence: verbatim("which way?") })).toBe("Which way?");
    expect(promptOf(asked)).toBe("toy.which");
  });

  it("of an option is its label in a list, and on a button what is shorter, if anything is", () => {
    const said = { ...choice, label: verbatim("from 1 to 9") };
    expect(labelOf(said)).toBe("from 1 to 9");
    expect(buttonOf(said)).toBe("From 1 to 9");
    expect(buttonOf({ ...said, button: verbatim("1 → 9") })).toBe("1 → 9");
    expect(labelOf(choice)).toBe("1>9");
    expect(buttonOf(choice)).toBe("1>9");
  });

  it("of an event is its sentence, if it has one, and the heading it begins", () => {
    const event = { kind: "turn", facts: {}, sentence: verbatim("anna began.") };
    expect(sentenceOf(event)).toBe("Anna began.");
    expect(sentenceOf({ kind: "silent", facts: {} })).toBeNull();
    expect(headingOf(event)).toBeNull();
    expect(headingOf({ ...event, heading: { level: "turn", title: verbatim("Anna") } })).toEqual({
      level: "turn",
      text: "Anna",
      seat: null,
    });
  });
});
