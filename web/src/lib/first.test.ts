import { beforeEach, describe, expect, it } from "vitest";
import { hasFinished, noteFinished } from "./first";
import { PACES, restOf } from "./settings.svelte";

describe("a first game", () => {
  beforeEach(() => localStorage.clear());

  it("is one of which none has come to its end here", () => {
    expect(hasFinished("toy")).toBe(false);
    noteFinished("toy");
    noteFinished("toy");
    expect(hasFinished("toy")).toBe(true);
    expect(hasFinished("other")).toBe(false);
  });

  it("is shown slowly, unless somebody wants it otherwise", () => {
    expect(restOf("fitting", true)).toBe(PACES.calm);
    expect(restOf("fitting", false)).toBe(PACES.usual);
    expect(restOf("none", true)).toBe(0);
    expect(restOf("step", false)).toBe(Infinity);
  });
});
