import { describe, expect, it } from "vitest";
import { equipment, lands, loots, members, missions, modifierPath, monsters, traps } from "./data";
import { effectBits, goodsBits, optionBits, type Bit } from "./effects";

/** A row as a line of text. */
const said = (bits: Bit[]): string =>
  bits
    .map((bit) =>
      "text" in bit
        ? bit.text
        : "die" in bit
          ? `[${bit.die}]`
          : "sign" in bit
            ? `${bit.no ? "no " : ""}${bit.sign}`
            : "element" in bit
              ? bit.element
              : bit.building,
    )
    .join(" ");

describe("effects in pictures", () => {
  it.each([
    ["members", members],
    ["monsters", monsters],
    ["equipment", equipment],
    ["lands", lands],
    ["loot", loots],
    ["traps", traps],
  ] as [string, ReadonlyMap<unknown, { id: unknown; effect: { kind: string } }>][])(
    "exist for all %s",
    (_, table) => {
      const blank = [...table.values()].filter(({ effect }) => effectBits(effect).length === 0);

      expect(blank.map(({ id }) => id)).toEqual([]);
    },
  );

  it("exist for what every path gives", () => {
    const faces = ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B", "6A", "6B"];
    const paths = faces.flatMap((face) => [1, 2, 3, 4].map((path) => modifierPath(face, path)));

    expect(paths.filter((path) => !path || effectBits(path.benefit).length === 0)).toEqual([]);
  });

  it.each([
    ["enh_strength_dice_2", "[strength] [strength]"],
    ["enh_magic_plus_2", "[magic] +2"],
    ["enh_total_plus_6", "sword +6"],
    ["shield_magic_dice_1", "[magic] lock"],
    ["trick_steal_any_2", "steal 2 [strength] / [magic]"],
    ["trick_divert_2", "divert [monster] [monster]"],
  ])("say what the trap %s does", (trap, line) => {
    expect(said(effectBits(traps.get(trap)!.effect))).toBe(line);
  });

  it("strike out what is forbidden", () => {
    expect(said(effectBits(monsters.get("gator")!.effect))).toBe("no potion no venom");
  });

  it("tell where a bonus counts", () => {
    expect(said(effectBits(equipment.get("kedavra")!.effect))).toBe("[magic] +2 conquest");
    expect(said(effectBits(equipment.get("pugnor")!.effect))).toBe("[strength] +1");
  });
});

describe("costs and rewards", () => {
  it("are told by number for glory and gold, one by one for tokens", () => {
    expect(said(goodsBits({ glory: 2, gold: 3, potion: 2 }))).toBe("2 glory 3 gold potion potion");
  });

  it("tell dice of two colours that can be mixed freely once", () => {
    expect(said(optionBits(lands.get("thaklan")!.dice_options))).toBe("2 [strength] / [magic]");
    expect(said(optionBits(missions.get(5)!.b_left.dice_options))).toBe("[strength] / [magic]");
    expect(said(optionBits(missions.get(10)!.a.dice_options))).toBe("[strength] [magic] [persuasion]");
  });
});
