import { describe, expect, it } from "vitest";
import type { MatchLine } from "../protocol";
import { bars } from "./course";

const ended = (match: string, points: number, change: Partial<MatchLine> = {}): MatchLine => ({
  match,
  game: "toy",
  status: "over",
  updated: 1,
  seats: [
    { seat: 0, seat_name: "a", kind: "bot", name: "" },
    { seat: 1, seat_name: "b", kind: "person", name: "Anna", mine: true },
  ],
  results: [
    { seat: 0, points: 3 },
    { seat: 1, points, won: points > 3 },
  ],
  ...change,
});

describe("the course of my matches", () => {
  it("is told from the oldest on, with my seat and whether I won", () => {
    expect(bars([ended("new", 9), ended("old", 2)])).toEqual([
      { match: "old", seat: "b", points: 2, won: false },
      { match: "new", seat: "b", points: 9, won: true },
    ]);
  });

  it("leaves out what does not count, and what is long ago", () => {
    expect(
      bars([
        ended("fork", 9, { fork: { match: "m", question: 1 } }),
        ended("lesson", 9, { lesson: "first" }),
      ]),
    ).toEqual([]);
    const many = Array.from({ length: 40 }, (_, index) => ended(`${index}`, 5));
    expect(bars(many).at(-1)?.match).toBe("0");
    expect(bars(many)).toHaveLength(18);
  });
});
