import { describe, expect, it } from "vitest";
import type { Words } from "../games/game";
import { timeline } from "./log";

const words = {
  heading: (event: { kind: string; facts: Record<string, unknown> }) =>
    event.kind === "turn" || event.kind === "phase"
      ? { level: event.kind, text: String(event.facts["name"]), seat: null }
      : null,
  sentence: (event: { kind: string }) => (event.kind === "silent" ? null : `${event.kind}!`),
} as unknown as Words;

describe("the log", () => {
  it("puts lines under the turn or phase they belong to", () => {
    const sections = timeline(
      [
        { kind: "placed", facts: {} },
        { kind: "turn", facts: { name: "Anna" }, at: 3 },
        { kind: "phase", facts: { name: "Dawn" }, at: 3 },
        { kind: "moved", facts: {}, at: 4 },
      ],
      words,
      {},
    );
    expect(sections.map((section) => section.heading?.text ?? null)).toEqual([null, "Anna", "Dawn"]);
    expect(sections.map((section) => section.lines.map((line) => line.text))).toEqual([
      ["placed!"],
      [],
      ["moved!"],
    ]);
  });

  it("leaves out what needs no line, and knows what happened while setting up", () => {
    const [start] = timeline(
      [
        { kind: "silent", facts: {}, at: 1 },
        { kind: "placed", facts: {} },
      ],
      words,
      {},
    );
    expect(start?.lines).toEqual([{ at: -1, text: "placed!", kind: "placed" }]);
  });
});
