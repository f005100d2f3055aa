import { describe, expect, it } from "vitest";
import { arrange, type Stand } from "./arrange";
import type { ClearingFacts, PlayerFacts } from "./types";

const players = ["marquise", "eyrie", "alliance", "vagabond"].map(
  (faction, seat) => ({ seat, faction }) as PlayerFacts,
);
const empty: ClearingFacts = {
  id: 1,
  suit: "fox",
  slots: 3,
  open: 3,
  ruin: false,
  ruler: null,
  warriors: {},
  pieces: [],
  pawns: [],
};
const crowded: ClearingFacts = {
  ...empty,
  open: 0,
  ruin: true,
  warriors: { "0": 11, "1": 20, "2": 10 },
  pawns: [3],
  pieces: [
    { seat: 0, piece: "sawmill", number: 1 },
    { seat: 1, piece: "roost", number: 1 },
    { seat: 0, piece: "keep", number: 1 },
    { seat: 0, piece: "wood", number: 8 },
    { seat: 2, piece: "sympathy", number: 1 },
  ],
};

/** What a piece covers: left, top, right, bottom. */
function box({ kind, x, y, scale }: Stand, boost: number): [number, number, number, number] {
  if (kind === "pawn") return [x - 21 * scale, y - 27 * scale, x + 17 * scale, y + 20 * scale];
  if (kind === "warrior")
    return [x - 13 * scale, y - 27 * scale, x + (11 + 8.4 * boost) * scale, y + 16 * scale];
  const half = kind === "token" ? 13 : 14;
  return [x - half, y - half, x + half, y + half];
}

describe("what stands in a clearing", () => {
  it.each([1, 1.45])("covers nothing else, with all that four factions can bring (numbers ×%d)", (boost) => {
    const stands = arrange(crowded, players, boost);
    expect(stands).toHaveLength(10);
    const boxes = stands.map((stand) => box(stand, boost));
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b, j) => {
        const apart =
          a[2] <= b[0] + 0.01 || b[2] <= a[0] + 0.01 || a[3] <= b[1] + 0.01 || b[3] <= a[1] + 0.01;
        expect(apart, `${stands[i]?.key} and ${stands[i + 1 + j]?.key}`).toBe(true);
      }),
    );
  });

  it("shows every slot: a building, a ruin, or open", () => {
    const kinds = (facts: ClearingFacts): string[] => arrange(facts, players).map((stand) => stand.kind);
    expect(kinds(empty)).toEqual(["slot", "slot", "slot"]);
    expect(kinds(crowded).filter((kind) => kind === "building" || kind === "ruin")).toHaveLength(3);
  });

  it("keeps the key of a piece while others come and go", () => {
    const keys = arrange(crowded, players).map((stand) => stand.key);
    expect(keys).toContain("1.warrior");
    expect(arrange({ ...empty, warriors: { "1": 2 } }, players).map((stand) => stand.key)).toContain(
      "1.warrior",
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("does not shrink figures that have room", () => {
    expect(arrange({ ...empty, warriors: { "0": 3, "1": 2 } }, players).at(-1)?.scale).toBe(1);
  });
});
