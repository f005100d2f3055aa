import { beforeAll, describe, expect, it } from "vitest";
import type { Event } from "../protocol";
import { byRound, scoreOf, spread } from "./score";
import { speak } from "./texts.svelte";

const turn = (title: string, round: number): Event => ({
  kind: "turn",
  facts: { round },
  heading: { level: "turn", title: ["table.verbatim", { text: title }] },
});
const gain = (seat: number, points: number, source: string): Event => ({
  kind: "scored",
  facts: {},
  gains: [{ seat, points, source: [source] }],
});

const EVENTS = [
  turn("one, A", 1),
  gain(0, 2, "items"),
  turn("one, B", 1),
  gain(1, 1, "quests"),
  gain(0, 1, "items"),
  turn("two, A", 2),
  gain(0, 4, "roosts"),
  gain(0, -3, "turmoil"),
];

describe("a score", () => {
  beforeAll(() => speak("en"));

  it("is what it came from, the most first, with what there was from the beginning", () => {
    const { sources } = scoreOf(EVENTS, [4, 6]);
    expect(sources[0]).toEqual([
      { source: ["roosts"], points: 4 },
      { source: ["items"], points: 3 },
      { source: ["turmoil"], points: -3 },
    ]);
    expect(sources[1]).toEqual([
      { source: null, points: 5 },
      { source: ["quests"], points: 1 },
    ]);
    for (const [seat, end] of [4, 6].entries())
      expect(sources[seat]?.reduce((sum, { points }) => sum + points, 0)).toBe(end);
  });

  it("is read at the beginning and after every turn, and ends as it ended", () => {
    const { readings } = scoreOf(EVENTS, [4, 6]);
    expect(readings.map(({ title, points }) => [title, ...points])).toEqual([
      ["", 0, 5],
      ["One, A", 2, 5],
      ["One, B", 3, 6],
      ["Two, A", 4, 6],
    ]);
    expect(byRound(readings).map(({ round, points }) => [round, ...points])).toEqual([
      [null, 0, 5],
      [1, 3, 6],
      [2, 4, 6],
    ]);
  });

  it("is there for one who plays alone, and before anything has happened", () => {
    expect(scoreOf([], [7])).toEqual({
      sources: [[{ source: null, points: 7 }]],
      readings: [{ title: "", round: null, points: [7] }],
    });
  });
});

describe("labels along an edge", () => {
  it("keep apart, in their order and between the ends", () => {
    expect(spread([10, 12, 50], 10, 0, 100)).toEqual([10, 20, 50]);
    expect(spread([99, 98], 10, 0, 100)).toEqual([100, 90]);
    expect(spread([5], 10, 8, 100)).toEqual([8]);
  });
});
