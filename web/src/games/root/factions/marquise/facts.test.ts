import { describe, expect, it } from "vitest";
import { rootTable, type PlayerFacts } from "../../types";
import { marquiseNow } from "./facts";

describe("what the Marquise has left", () => {
  const player = {
    seat: 0,
    faction: "marquise",
    board: { actions: 1, moves: 0, recruited: true },
  } as unknown as PlayerFacts;
  const now = (turn: number, phase: string, step: string): unknown =>
    marquiseNow(rootTable({ turn, phase, step, over: false }), player);

  it("is of this turn once her actions have begun", () => {
    expect(now(0, "daylight", "action")).toEqual(player.board);
    expect(now(0, "evening", "discard")).toEqual(player.board);
  });

  it("is not told while it is left over from the last turn", () => {
    expect(now(0, "birdsong", "wood")).toBeNull();
    expect(now(0, "daylight", "craft")).toBeNull();
    expect(now(1, "daylight", "action")).toBeNull();
  });
});
