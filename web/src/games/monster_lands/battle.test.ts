import { describe, expect, it } from "vitest";
import type { Event } from "../../protocol";
import { areaOf, lastFights, shownDuel, stageOf } from "./battle";

/** Events as the engine tells them, written briefly: entry, kind, facts. */
const told = (...rows: [number, string, Record<string, unknown>][]): Event[] =>
  rows.map(([at, kind, facts]) => ({ at, kind, facts }));

const SENT: [number, string, Record<string, unknown>][] = [
  [1, "assigned", { seat: 2, member: "wishor", path: "1.1" }],
  [2, "assigned", { seat: 0, member: "korgo", path: "1.2" }],
  [3, "assigned", { seat: 1, member: "taron", path: "1.3" }],
  [3, "phase", { phase: "adventure" }],
  [3, "area", { area: "land_a" }],
];

describe("a battle", () => {
  it("follows each mercenary through attack, defence and blow", () => {
    const [fight] = lastFights(
      told(
        ...SENT,
        [3, "revealed", { path: "1.2", trap: "starting" }],
        [4, "weakened", { seat: 2, path: "1.1", dice: 1 }],
        [4, "monster_attacks", { monster: "krinx", path: "1.1", dice: 2 }],
        [4, "monster_rolled", { dice: [6, 1], hits: 1 }],
        [4, "hit", { seat: 2, path: "1.1", hits: 1 }],
        [5, "wounded", { seat: 2, member: "wishor", path: "1.1" }],
        [6, "rolled", { path: "1.1", dice: ["strength-4"], total: 5 }],
        [7, "venom_used", { path: "1.1", total: 7 }],
        [8, "attack_failed", { seat: 2, path: "1.1", total: 7 }],
        [8, "monster_attacks", { monster: "krinx", path: "1.2", dice: 3 }],
        [8, "monster_rolled", { dice: [1, 2, 2], hits: 0 }],
        [9, "rolled", { path: "1.2", dice: ["strength-6", "magic-2"], total: 15 }],
        [9, "captured", { seat: 0, monster: "krinx", path: "1.2" }],
        [9, "gold_won", { seat: 0, gold: 5, total: 9, reason: "capture" }],
        [9, "glory_won", { seat: 0, points: 3, total: 8, reason: "capture" }],
      ),
    );

    expect(fight).toMatchObject({ area: "land_a", monster: "krinx", current: "1.2", from: 3, to: 9 });
    expect(fight?.duels.find((duel) => duel.path === "1.1")).toMatchObject({
      member: "wishor",
      seat: 2,
      weakened: 1,
      attack: { dice: 2, faces: [6, 1] },
      hits: 1,
      wounded: true,
      died: false,
      dice: ["strength-4"],
      total: 7,
      venoms: 1,
      outcome: "failed",
    });
    expect(fight?.duels.find((duel) => duel.path === "1.2")).toMatchObject({
      traps: ["starting"],
      hits: null,
      outcome: "captured",
      gold: 5,
      glory: 3,
    });
  });

  it("gives loot to those who neither won nor died, from the left", () => {
    const [fight] = lastFights(
      told(
        ...SENT,
        [4, "monster_attacks", { monster: "krinx", path: "1.1", dice: 2 }],
        [4, "died", { seat: 2, member: "wishor", path: "1.1" }],
        [5, "attack_failed", { seat: 0, path: "1.2", total: 4 }],
        [5, "eliminated", { seat: 1, monster: "krinx", path: "1.3" }],
        [6, "loot_taken", { seat: 0, loot: "gold_10" }],
      ),
    );

    expect(fight?.duels.map((duel) => [duel.path, duel.loot])).toEqual([
      ["1.1", null],
      ["1.2", "gold_10"],
      ["1.3", null],
    ]);
  });

  it("is one of several in an adventure phase, and the next phase begins anew", () => {
    const first = told(
      ...SENT,
      [4, "attack_failed", { seat: 2, path: "1.1", total: 1 }],
      [5, "area", { area: "land_b" }],
      [5, "conquered", { seat: 1, land: "kale", path: "2.4" }],
    );

    expect(lastFights(first).map((fight) => fight.area)).toEqual(["land_a", "land_b"]);

    const second = [
      ...first,
      ...told(
        [6, "phase", { phase: "cleanup" }],
        [7, "phase", { phase: "adventure" }],
        [7, "area", { area: "entrance" }],
      ),
    ];

    expect(lastFights(second).map((fight) => fight.area)).toEqual(["entrance"]);
  });

  it("takes nothing from what happens after it", () => {
    const events = told(
      ...SENT,
      [4, "attack_failed", { seat: 2, path: "1.1", total: 1 }],
      [5, "phase", { phase: "cleanup" }],
      [5, "glory_won", { seat: 2, points: 9, total: 9, reason: "talent" }],
    );

    expect(lastFights(events)[0]?.duels[0]?.glory).toBe(0);
    expect(lastFights(events)[0]?.to).toBe(4);
  });

  it("counts what a failed mission costs", () => {
    const [fight] = lastFights(
      told(
        [1, "assigned", { seat: 3, member: "poissen", path: "m1.1" }],
        [2, "phase", { phase: "adventure" }],
        [2, "area", { area: "mission_a" }],
        [3, "rolled", { path: "m1.1", dice: ["magic-1"], total: 1 }],
        [3, "mission_failed", { seat: 3, path: "m1.1" }],
        [3, "glory_lost", { seat: 3, points: 2, total: 1, reason: "mission" }],
      ),
    );

    expect(fight?.duels[0]).toMatchObject({ outcome: "mission_failed", glory: -2, total: 1 });
  });
});

describe("what is shown of it", () => {
  it("is the path in hand, or the one that was last", () => {
    const [fight] = lastFights(
      told(
        ...SENT,
        [4, "attack_failed", { seat: 2, path: "1.1", total: 1 }],
        [4, "revealed", { path: "1.3", trap: "starting" }],
      ),
    );

    expect(fight && shownDuel(fight, null)?.path).toBe("1.1");
    expect(fight && shownDuel(fight, "1.3")?.path).toBe("1.3");
  });

  it("names the step by the question", () => {
    expect(stageOf("block_tokens")).toBe("defence");
    expect(stageOf("strike_monster")).toBe("attack");
    expect(stageOf("act")).toBe("over");
  });

  it("knows the area of every path", () => {
    expect(["1.1", "2.4", "m1.2", "m2.1", "e.2"].map(areaOf)).toEqual([
      "land_a",
      "land_b",
      "mission_a",
      "mission_b",
      "entrance",
    ]);
  });
});
