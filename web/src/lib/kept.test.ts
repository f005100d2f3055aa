import { describe, expect, it } from "vitest";
import { kept } from "./kept";

describe("kept", () => {
  const before = { list: [{ id: 1 }, { id: 2, more: [1, 2] }], name: "a", gone: null };

  it("is the old object where nothing changed", () => {
    expect(kept(before, structuredClone(before))).toBe(before);
  });

  it("keeps the parts that did not change", () => {
    const now = { ...structuredClone(before), name: "b" };
    const made = kept(before, now);
    expect(made).toEqual(now);
    expect(made).not.toBe(before);
    expect(made.list).toBe(before.list);
  });

  it("changes only the way down to what changed", () => {
    const now = structuredClone(before);
    now.list[0] = { id: 3 };
    const made = kept(before, now);
    expect(made).toEqual(now);
    expect(made.list[0]).not.toBe(before.list[0]);
    expect(made.list[1]).toBe(before.list[1]);
  });

  it.each([
    ["a longer list", [1, 2, 3]],
    ["a shorter list", [1]],
    ["a record instead of a list", { 0: 1, 1: 2 }],
    ["nothing", null],
    ["a word", "12"],
  ])("is what is new: %s", (_, now) => {
    expect(kept<unknown>([1, 2], now)).toEqual(now);
  });

  it.each([
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: [] }, { a: {} }],
  ])("sees that %j became %j", (old, now) => {
    const made = kept<unknown>(old, now);
    expect(made).toStrictEqual(now);
    expect(made).not.toBe(old);
  });

  it("never changes what it was given", () => {
    const old = structuredClone(before);
    const now = { ...structuredClone(before), list: [{ id: 9 }] };
    const copy = structuredClone(now);
    kept(old, now);
    expect(old).toEqual(before);
    expect(now).toEqual(copy);
  });
});
