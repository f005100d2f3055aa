import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace } from "./pace.svelte";

const REST = 400;
let shown: number[] = [];
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  shown = [];
  pace = new Pace(() => REST);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const put = (from: number, to: number, rests = true): void => {
  for (let number = from; number <= to; number += 1) pace.put(() => shown.push(number), rests);
};

describe("a pace", () => {
  it("shows the first move at once, and the next ones after a rest each", () => {
    put(1, 3);
    expect(shown).toEqual([1]);
    expect(pace.waiting).toBe(2);
    vi.advanceTimersByTime(REST);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(REST);
    expect(shown).toEqual([1, 2, 3]);
    expect(pace.waiting).toBe(0);
  });

  it("does not rest where there is nothing to see", () => {
    put(1, 5, false);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
    expect(pace.waiting).toBe(0);
  });

  it("keeps the order, also of what needs no rest", () => {
    put(1, 2);
    put(3, 3, false);
    put(4, 4);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(REST);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(REST);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("goes faster the more are waiting, and shows them all", () => {
    put(1, 100);
    vi.advanceTimersByTime(2 * REST);
    expect(shown.length).toBeGreaterThan(5);
    expect(pace.waiting).toBeGreaterThan(80);
    vi.advanceTimersByTime(20 * REST);
    expect(pace.waiting).toBeGreaterThan(5);
    vi.advanceTimersByTime(100 * REST);
    expect(shown).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it("rests from the last move on, whenever it was shown", () => {
    put(1, 1);
    vi.advanceTimersByTime(REST / 2);
    put(2, 2);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(REST / 2);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(10 * REST);
    put(3, 3);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("skips to the end", () => {
    put(1, 9);
    pace.skip();
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(pace.waiting).toBe(0);
    vi.advanceTimersByTime(100 * REST);
    expect(shown).toHaveLength(9);
  });

  it("answers one's own move at once", () => {
    put(1, 1);
    pace.put(() => shown.push(2), true, true);
    expect(shown).toEqual([1, 2]);
  });

  it("forgets what waits when the table is told anew", () => {
    put(1, 9);
    pace.clear();
    vi.advanceTimersByTime(100 * REST);
    expect(shown).toEqual([1]);
    expect(pace.waiting).toBe(0);
  });

  it("does not make anybody wait who is not looking", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    put(1, 5);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it("without a rest shows all at once", () => {
    pace = new Pace(() => 0);
    put(1, 5);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("one move at a time", () => {
  let rest = Infinity;
  beforeEach(() => {
    rest = Infinity;
    pace = new Pace(() => rest);
  });

  it("shows the next move when it is asked for, however long that takes", () => {
    put(1, 3);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1_000_000);
    expect(shown).toEqual([1]);
    pace.step();
    expect(shown).toEqual([1, 2]);
    expect(pace.waiting).toBe(1);
  });

  it("shows one move at a time also where very many wait", () => {
    put(1, 100);
    pace.step();
    expect(shown).toEqual([1, 2]);
  });

  it("asks no more after a skip, until somebody has moved themselves", () => {
    put(1, 3);
    pace.skip();
    put(4, 5);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
    pace.put(() => shown.push(6), true, true);
    put(7, 9);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("goes on by itself when that is wished in the middle", () => {
    put(1, 3);
    rest = REST;
    pace.again();
    vi.advanceTimersByTime(REST);
    expect(shown).toEqual([1, 2]);
    rest = 0;
    pace.again();
    expect(shown).toEqual([1, 2, 3]);
  });
});
