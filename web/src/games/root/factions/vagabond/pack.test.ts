import { describe, expect, it } from "vitest";
import { packOf, standing } from "./pack";

describe("the numbers of a Vagabond's board", () => {
  it("put each of a Vagabond's items where it lies", () => {
    const pack = packOf({
      character: "tinker",
      items: { bag: 2, tea: 4, "tea-": 1, sword: 1, "sword!": 1, "boot-!": 1 },
      on_tracks: { tea: 3, bag: 2 },
      relations: {},
      aids: {},
      quests: [],
      completed: [],
      quest_deck: 0,
    });
    expect(pack.tracks).toEqual({ tea: 3, coins: 0, bag: 2 });
    expect(pack.satchel.map((tile) => tile.name)).toEqual(["sword", "tea", "tea-"]);
    expect(pack.damaged.map((tile) => tile.name)).toEqual(["sword!", "boot-!"]);
    expect(pack).toMatchObject({ ready: 7, total: 10, carried: 5, limit: 10 });
  });

  it("tell how far a relationship is", () => {
    const board = {
      character: null,
      items: {},
      on_tracks: {},
      relations: { "0": "hostile", "1": "amiable", "2": "allied" } as const,
      aids: { "1": 1 },
      quests: [],
      completed: [],
      quest_deck: 0,
    };
    expect(standing(board, 0).level).toBe(-1);
    expect(standing(board, 1)).toEqual({ level: 1, given: 1, needed: 2 });
    expect(standing(board, 2)).toEqual({ level: 3, given: 0, needed: 0 });
  });
});
