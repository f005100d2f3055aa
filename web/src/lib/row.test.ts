import { describe, expect, it } from "vitest";
import type { Option } from "../games/game";
import type { MenuEntry } from "../protocol";
import { rowOf, type Item } from "./row";

const option = (index: number, text: string, targets: string[] = [], mark = ""): Option => ({
  index,
  text,
  targets,
  mark,
});
const entry = (text: string, options: number[] = [], target = ""): MenuEntry => ({
  text,
  label: ["toy"],
  options,
  target,
});
const shown = (items: Item[]): string[] =>
  items.map(
    (item) =>
      `${item.kind} ${"entry" in item && item.entry ? item.entry.text : "option" in item ? item.option.text : ""}`,
  );

describe("the row of answers", () => {
  it("has the menu in its order, also what is not possible, and the end of the turn last", () => {
    const options = [option(0, "done", [], "ends"), option(1, "march"), option(2, "use:x", ["card:x"])];
    const menu = [entry("fight"), entry("march", [1])];
    expect(shown(rowOf({ options, remaining: options, picks: [], menu }))).toEqual([
      "missing fight",
      "option march",
      "option use:x",
      "option done",
    ]);
  });

  it("has a house once, with whatever can be done there", () => {
    const options = [option(0, "inn:a", ["house:inn", "die:a"]), option(1, "inn:b", ["house:inn", "die:b"])];
    const menu = [entry("inn", [0, 1], "house:inn"), entry("mine", [], "house:mine")];
    expect(shown(rowOf({ options, remaining: options, picks: [], menu }))).toEqual([
      "place inn",
      "missing mine",
    ]);
  });

  it("leaves out what is not possible where there is no room, the last first", () => {
    const options = Array.from({ length: 8 }, (_, index) => option(index, `a${index}`));
    const menu = [
      ...options.map(({ text, index }) => entry(text, [index])),
      ...["x", "y", "z", "u", "v", "w"].map((text) => entry(text)),
    ];
    const texts = shown(rowOf({ options, remaining: options, picks: [], menu }));
    expect(texts).toHaveLength(12);
    expect(texts.slice(-4)).toEqual(["missing x", "missing y", "missing z", "missing u"]);
  });

  it("shows the ways that go on from what was picked, many of one action as one", () => {
    const options = [option(0, "march"), option(1, "fight"), option(2, "done")];
    const way = (index: number, first: string, then: string): Option => ({
      ...option(index, `${first} ${then}`, ["place:1"]),
      answers: [first, then],
    });
    const marches = Array.from({ length: 9 }, (_, place) => way(10 + place, "march", `1>${place}`));
    const items = rowOf({
      options,
      remaining: [...marches, way(3, "fight", "1:b")],
      picks: ["place:1"],
      menu: [],
    });
    expect(shown(items)).toEqual(["option fight 1:b", "action march"]);
  });
});
