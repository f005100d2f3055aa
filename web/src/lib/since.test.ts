import { beforeAll, describe, expect, it } from "vitest";
import type { Event } from "../protocol";
import { spanBefore } from "./since";
import { speak } from "./texts.svelte";

const turn = (at: number, seat: number | null): Event => ({
  kind: "turn",
  facts: {},
  at,
  heading: { level: "turn", title: ["table.verbatim", { text: "turn" }], seat },
});
const deed = (at: number): Event => ({ kind: "deed", facts: {}, at });
const range = (events: Event[], seat: number): unknown => {
  const span = spanBefore(events, seat);
  return span && [span.from, span.to, span.events.filter(({ kind }) => kind === "deed").map(({ at }) => at)];
};

describe("what came between one's turns", () => {
  beforeAll(() => speak("en"));

  it("is what others did since one's last turn", () => {
    const events = [turn(3, 0), deed(4), turn(6, 1), deed(7), turn(9, 2), deed(10), turn(12, 0), deed(13)];
    expect(range(events, 0)).toEqual([7, 13, [7, 10]]);
  });

  it("is what others did before one's first turn", () => {
    expect(range([deed(1), turn(3, 1), deed(4), turn(6, 0)], 0)).toEqual([4, 7, [4]]);
  });

  it("is nothing in the turn of another, in the very first turn, and while setting up", () => {
    expect(range([turn(3, 0), turn(6, 1)], 0)).toBeNull();
    expect(range([turn(3, 0)], 0)).toBeNull();
    expect(range([deed(1)], 0)).toBeNull();
    expect(range([turn(3, 0), deed(4), turn(6, 0)], 0)).toBeNull();
  });

  it("is the last round where rounds are everybody's", () => {
    const events = [turn(-1, null), deed(4), turn(9, null), deed(10), turn(20, null)];
    expect(range(events, 1)).toEqual([10, 21, [10]]);
  });
});
