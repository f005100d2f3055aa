import { describe, expect, it } from "vitest";
import { maps } from "./data";
import { motion } from "./flights";
import type { ClearingFacts, PlayerFacts, RootTable } from "./types";
import { layOut } from "./woodland";
import { distance } from "./wobble";

const woods = layOut(maps["autumn"]!, 1000, 600);
const players = ["marquise", "eyrie", "alliance", "vagabond"].map(
  (faction, seat) => ({ seat, faction }) as PlayerFacts,
);

function table(change: Record<number, Partial<ClearingFacts>>): RootTable {
  const clearings = maps["autumn"]!.clearing.map(({ id, slots }): ClearingFacts => ({
    id,
    suit: "fox",
    slots,
    open: slots,
    ruin: false,
    ruler: null,
    warriors: {},
    pieces: [],
    pawns: [],
    ...change[id],
  }));
  return { map: "autumn", clearings, players, forests: {} } as unknown as RootTable;
}
const moved = { kind: "moved", facts: { seat: 0, origin: 1, destination: 5, number: 2 } };

describe("what has happened on the map", () => {
  it("is seen as warriors that glide from where they stood to where they stand", () => {
    const before = table({ 1: { warriors: { "0": 3 } }, 5: { warriors: { "1": 1 } } });
    const now = table({ 1: { warriors: { "0": 1 } }, 5: { warriors: { "0": 2, "1": 1 } } });
    const { flights, coming } = motion(before, now, [moved], woods);
    expect(flights).toHaveLength(1);
    const [flight] = flights;
    expect(flight).toMatchObject({ mode: "glide", faction: "marquise", piece: "warrior", number: 2 });
    expect(distance(flight!.points[0]!, woods.clearings.get(1)!)).toBeLessThan(70);
    expect(distance(flight!.points.at(-1)!, woods.clearings.get(5)!)).toBeLessThan(70);
    expect(coming.get(5)?.get("0.warrior")).toBe(2);
    expect(coming.get(1)).toBeUndefined();
  });

  it("is seen as pieces that appear and pieces that vanish, whatever made them", () => {
    const before = table({
      3: { warriors: { "1": 4 } },
      2: { pieces: [{ seat: 0, piece: "wood", number: 2 }] },
    });
    const now = table({
      3: { warriors: { "1": 3 } },
      2: { pieces: [{ seat: 0, piece: "sawmill", number: 1 }] },
    });
    const { flights } = motion(before, now, [{ kind: "placed", facts: {} }], woods);
    expect(flights.map(({ mode, piece, number }) => `${mode} ${number} ${piece}`).sort()).toEqual([
      "fade 1 warrior",
      "fade 2 wood",
      "pop 1 sawmill",
    ]);
  });

  it("lets a pawn come out of a forest", () => {
    const event = { kind: "pawn", facts: { seat: 3, origin: 13, destination: 5 } };
    const { flights } = motion(table({}), table({ 5: { pawns: [3] } }), [event], woods);
    expect(flights).toHaveLength(1);
    expect(flights[0]!.points[0]).toEqual(
      expect.objectContaining({ x: woods.forests[0]!.x, y: woods.forests[0]!.y }),
    );
  });

  it("lets a pawn go into a forest", () => {
    const event = { kind: "pawn", facts: { seat: 3, origin: 5, destination: 14 } };
    const { flights, coming } = motion(table({ 5: { pawns: [3] } }), table({}), [event], woods);
    expect(flights).toMatchObject([{ mode: "glide", kind: "pawn", faction: "vagabond" }]);
    expect(coming.size).toBe(0);
  });

  it("is not shown when nothing happened, when it was taken back, or when it is another moment", () => {
    const before = table({ 1: { warriors: { "0": 3 } } });
    expect(motion(before, table({}), [], woods).flights).toEqual([]);
    expect(motion(before, table({}), [moved, { kind: "undone", facts: {} }], woods).flights).toEqual([]);
    const all = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [i + 1, { warriors: { "0": 1, "1": 1, "2": 1 }, pawns: [3] }]),
    );
    expect(motion(table({}), table(all), [{ kind: "turn", facts: {} }], woods).flights).toEqual([]);
  });
});
