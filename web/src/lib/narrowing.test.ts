import { describe, expect, it } from "vitest";
import type { Option } from "../games/game";
import { isOrdered, narrowed, pickable } from "./narrowing";

const choices = (...all: string[]): Option[] =>
  all.map((text, index) => ({ index, text, targets: text.split(" "), mark: "" }));
const texts = (found: Option[]): string[] => found.map(({ text }) => text);

describe("answers that name the same things in another order", () => {
  const ways = choices("a b", "b a", "a c");

  it("are told apart by what is picked first", () => {
    expect(isOrdered(ways)).toBe(true);
    expect([...pickable(ways, [])]).toEqual(["a", "b"]);
    expect(texts(narrowed(ways, ["a"]))).toEqual(["a b", "a c"]);
    expect([...pickable(ways, ["a"])]).toEqual(["b", "c"]);
    expect(texts(narrowed(ways, ["b", "a"]))).toEqual(["b a"]);
    expect([...pickable(ways, ["b", "a"])]).toEqual([]);
  });
});

describe("all other answers", () => {
  const things = choices("a b", "c b", "c");

  it("are narrowed by things in any order", () => {
    expect(isOrdered(things)).toBe(false);
    expect([...pickable(things, [])]).toEqual(["a", "b", "c"]);
    expect(texts(narrowed(things, ["b"]))).toEqual(["a b", "c b"]);
    expect(texts(narrowed(things, ["b", "a"]))).toEqual(["a b"]);
    expect([...pickable(things, ["b"])]).toEqual(["a", "c"]);
    expect(texts(narrowed(things, ["c"]))).toEqual(["c b", "c"]);
  });

  it("include those that name exactly the same things", () => {
    expect(isOrdered(choices("a b", "a b"))).toBe(false);
  });
});

describe("answers that take several of a kind", () => {
  const dice = choices("red", "red red", "red red blue", "blue");

  it("are narrowed by how many were picked", () => {
    expect(texts(narrowed(dice, ["red"]))).toEqual(["red", "red red", "red red blue"]);
    expect(texts(narrowed(dice, ["red", "red"]))).toEqual(["red red", "red red blue"]);
    expect([...pickable(dice, ["red"])]).toEqual(["red", "blue"]);
    expect([...pickable(dice, ["red", "red"])]).toEqual(["blue"]);
  });
});
