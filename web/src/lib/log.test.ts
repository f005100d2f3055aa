import { beforeAll, describe, expect, it } from "vitest";
import type { Event } from "../protocol";
import { timeline } from "./log";
import { speak } from "./texts.svelte";

const verbatim = (text: string): unknown[] => ["table.verbatim", { text }];

const line = (text: string, at?: number): Event => ({
  kind: "moved",
  facts: {},
  sentence: verbatim(text),
  ...(at !== undefined && { at }),
});

const begins = (level: "turn" | "phase", title: string, at: number): Event => ({
  ...line(`${title} began.`, at),
  heading: { level, title: verbatim(title) },
});

describe("the log", () => {
  beforeAll(() => speak("en"));

  it("puts lines under the turn or phase they belong to", () => {
    const sections = timeline([
      line("placed!"),
      begins("turn", "Anna", 3),
      begins("phase", "Dawn", 3),
      line("moved!", 4),
    ]);
    expect(sections.map((section) => section.heading?.text ?? null)).toEqual([null, "Anna", "Dawn"]);
    expect(sections.map((section) => section.lines.map((one) => one.text))).toEqual([
      ["Placed!"],
      [],
      ["Moved!"],
    ]);
  });

  it("puts an event into words once for each language", async () => {
    const event = { kind: "moved", facts: {}, at: 1, sentence: ["root.suit.fox"] };
    const said = (): string | undefined => timeline([event])[0]?.lines[0]?.text;
    expect(said()).toBe("Fox");
    event.sentence = ["root.suit.mouse"];
    expect(said()).toBe("Fox");
    await speak("it");
    expect(said()).toBe("Topo");
    await speak("en");
  });

  it("leaves out what needs no line, and knows what happened while setting up", () => {
    const [start] = timeline([{ kind: "silent", facts: {}, at: 1 }, line("placed!")]);
    expect(start?.lines).toEqual([{ at: -1, text: "Placed!", kind: "moved" }]);
  });
});
