import { describe, expect, it } from "vitest";
import type { Option } from "../games/game";
import type { MenuEntry } from "../protocol";
import { digitAt, listed, meantBy, numbered } from "./numbering";

const option = (index: number, text: string, targets: string[] = [], mark = ""): Option => ({
  index,
  text,
  targets,
  mark,
});
const source = (options: Option[], menu: MenuEntry[] = []) => ({
  options,
  remaining: options,
  picks: [],
  menu,
});

describe("the numbers of answers", () => {
  it("are those of the buttons, of which the one that ends the turn comes last", () => {
    const table = source([option(0, "end", [], "ends"), option(1, "march"), option(2, "battle")]);
    expect(numbered(table).map(({ key }) => key)).toEqual(["option march", "option battle", "option end"]);
    expect(meantBy(3, table)?.key).toBe("option end");
    expect(listed(table).map(({ option, place }) => `${digitAt(place)} ${option.text}`)).toEqual([
      "1 march",
      "2 battle",
      "3 end",
    ]);
  });

  it("go on in the list after the buttons", () => {
    const places = Array.from({ length: 12 }, (_, i) => option(i, `at ${i}`, [`clearing:${i}`]));
    const table = source([...places, option(12, "stop")]);
    expect(meantBy(1, table)?.key).toBe("option stop");
    expect(meantBy(2, table)?.key).toBe("option at 0");
    expect(meantBy(0, table)?.key).toBe("option at 8");
    expect(listed(table)).toHaveLength(13);
    expect(digitAt(10)).toBe("");
  });

  it("stay with their places while something is not possible", () => {
    const entry = (text: string, options: number[]): MenuEntry => ({
      text,
      label: ["table.verbatim", { text }],
      options,
    });
    const table = source(
      [option(0, "march"), option(1, "build")],
      [entry("march", [0]), entry("recruit", []), entry("build", [1])],
    );
    expect(meantBy(2, table)?.kind).toBe("missing");
    expect(meantBy(3, table)?.key).toBe("option build");
    expect(listed(table).map(({ option, place }) => `${digitAt(place)} ${option.text}`)).toEqual([
      "1 march",
      "3 build",
    ]);
  });
});
