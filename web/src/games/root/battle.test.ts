import { describe, expect, it } from "vitest";
import type { Event } from "../../protocol";
import "./factions";
import { dutyOf, inVain, lastBattle, lossesOf, stageOf } from "./battle";

/** Events as the engine tells them, written briefly: entry, kind, facts. */
const told = (...rows: [number, string, Record<string, unknown>][]): Event[] =>
  rows.map(([at, kind, facts]) => ({ at, kind, facts }));

/** A whole battle: ambush, foil, sappers, losses on both sides, outrage and field hospitals. */
const LONG = told(
  [160, "moved", { seat: 0, origin: 3, destination: 10, number: 2 }],
  [168, "battle", { attacker: 0, defender: 2, clearing: 10 }],
  [169, "discarded", { seat: 2, card: "ambush_bird", source: "hand" }],
  [170, "discarded", { seat: 0, card: "ambush_rabbit", source: "hand" }],
  [170, "rolled", { dice: [3, 1], attacker: 1, defender: 0, attacker_die: 3, defender_die: 1 }],
  [170, "extra_hits", { seat: 0, number: 1, cause: "defenseless" }],
  [171, "discarded", { seat: 2, card: "sappers", source: "play" }],
  [171, "extra_hits", { seat: 2, number: 1, cause: "sappers" }],
  [171, "hits", { attacker: 2, defender: 1 }],
  [171, "removed", { by: 0, owner: 2, place: 10, piece: "sympathy", number: 1 }],
  [171, "removed", { by: 2, owner: 0, place: 10, piece: "warrior", number: 1 }],
  [171, "scored", { seat: 0, points: 1, why: "removal", total: 4 }],
  [172, "outrage", { seat: 2, payer: 0, place: 10, shown: false }],
  [173, "supporter", { seat: 2 }],
  [174, "discarded", { seat: 0, card: "favor_of_the_rabbits", source: "hand" }],
  [174, "hospitals", { seat: 0, place: 3, number: 1 }],
);

const AMBUSHED = told(
  [922, "battle", { attacker: 1, defender: 2, clearing: 7 }],
  [923, "discarded", { seat: 2, card: "ambush_mouse", source: "hand" }],
  [923, "removed", { by: 2, owner: 1, place: 7, piece: "warrior", number: 1 }],
);

describe("a battle", () => {
  it("is put together from what happened", () => {
    const battle = lastBattle(LONG);
    expect(battle).toEqual({
      attacker: 0,
      defender: 2,
      clearing: 10,
      from: 168,
      to: 174,
      ambush: "ambush_bird",
      foil: "ambush_rabbit",
      dice: [3, 1],
      dies: { attacker: 3, defender: 1 },
      rolled: { attacker: 1, defender: 0 },
      causes: [
        { seat: 0, number: 1, cause: "defenseless" },
        { seat: 2, number: 1, cause: "sappers" },
      ],
      effects: [{ seat: 2, card: "sappers" }],
      hits: { attacker: 2, defender: 1 },
      extra: { attacker: 1, defender: 1 },
      losses: [
        { owner: 2, piece: "sympathy", number: 1, early: false },
        { owner: 0, piece: "warrior", number: 1, early: false },
      ],
      points: [{ seat: 0, points: 1 }],
      notes: [
        { what: "outrage", seat: 0 },
        { what: "saved", n: 1 },
      ],
      past: false,
    });
  });

  it("is there from its first event on", () => {
    const battle = lastBattle(LONG.slice(0, 2));
    expect(battle?.dice).toBeNull();
    expect(battle && stageOf(battle, "root.battle.ambush")).toBe("ambush");
  });

  it("is not there where none was fought", () => {
    expect(lastBattle(LONG.slice(0, 1))).toBeNull();
    expect(lastBattle([])).toBeNull();
  });

  it("is the last one where there were several", () => {
    expect(lastBattle([...LONG, ...AMBUSHED])?.clearing).toBe(7);
  });

  it("is over when something else has happened", () => {
    for (const after of told(
      [175, "moved", { seat: 0, origin: 1, destination: 2, number: 1 }],
      [175, "turn", { seat: 1, round: 4 }],
      [175, "discarded", { seat: 0, card: "brutal_tactics", source: "hand" }],
      [175, "scored", { seat: 1, points: 3, why: "roosts", total: 9 }],
      [175, "removed", { by: 1, owner: 2, place: 3, piece: "sympathy", number: 1 }],
      [175, "discarded", { seat: 1, card: "anvil", source: "decree" }],
    )) {
      const battle = lastBattle([...LONG, after]);
      expect(battle?.past, after.kind).toBe(true);
      expect(battle?.to, after.kind).toBe(174);
      expect(battle && stageOf(battle, "root.marquise.hospitals"), after.kind).toBe("over");
    }
  });

  it("is at the stage that is asked about", () => {
    const battle = lastBattle(LONG.slice(0, 4));
    expect(battle?.dies).toBeNull();
    if (!battle) throw new Error("there is a battle");
    expect(stageOf(battle, "root.battle.foil")).toBe("foil");
    expect(stageOf(battle, "root.battle.effect")).toBe("effects");
    expect(stageOf(battle, "root.vagabond.hit")).toBe("losses");
    expect(stageOf(battle, "root.marquise.hospitals")).toBe("aftermath");
    expect(dutyOf("aftermath", "root.marquise.hospitals")).toBe("hospitals");
    expect(dutyOf("aftermath", "root.triggers.next")).toBe("order");
    expect(dutyOf("foil", "root.battle.foil")).toBe("foil");
    expect(stageOf(battle, "root.marquise.action")).toBe("over");
    expect(stageOf(battle, null)).toBe("over");
  });
});

describe("an ambush", () => {
  it("takes pieces before the dice fall", () => {
    const battle = lastBattle(AMBUSHED);
    expect(battle?.losses).toEqual([{ owner: 1, piece: "warrior", number: 1, early: true }]);
    expect(battle && inVain(battle)).toBe(false);
  });

  it("is in vain where it takes nothing", () => {
    const battle = lastBattle([
      ...AMBUSHED.slice(0, 2),
      ...told([924, "rolled", { dice: [2, 2], attacker: 2, defender: 1 }]),
    ]);
    expect(battle && inVain(battle)).toBe(true);
  });
});

describe("hits", () => {
  const fought = (...rows: [number, string, Record<string, unknown>][]): Event[] =>
    told([1, "battle", { attacker: 3, defender: 0, clearing: 5 }], ...rows);

  it("beyond the dice are extra", () => {
    const battle = lastBattle(
      fought(
        [2, "rolled", { dice: [2, 1], attacker: 1, defender: 0 }],
        [2, "hits", { attacker: 3, defender: 0 }],
      ),
    );
    expect(battle?.extra).toEqual({ attacker: 2, defender: 0 });
  });

  it("that armour stopped count as none", () => {
    const battle = lastBattle(
      fought(
        [2, "rolled", { dice: [3, 1], attacker: 3, defender: 1 }],
        [3, "discarded", { seat: 0, card: "armorers", source: "play" }],
        [3, "hits", { attacker: 1, defender: 1 }],
      ),
    );
    expect(battle?.extra).toEqual({ attacker: 1, defender: 0 });
  });

  it("bought by Brutal Tactics tell the card and the point", () => {
    const battle = lastBattle(
      fought(
        [2, "rolled", { dice: [1, 1], attacker: 1, defender: 1 }],
        [3, "scored", { seat: 0, points: 1, why: "brutal_tactics", total: 6 }],
        [3, "hits", { attacker: 2, defender: 1 }],
      ),
    );
    expect(battle?.effects).toEqual([{ seat: 3, card: "brutal_tactics" }]);
    expect(battle?.points).toEqual([{ seat: 0, points: 1 }]);
  });

  it("damage the Vagabond's items, counted by kind, and may make an enemy of a friend", () => {
    const battle = lastBattle(
      fought(
        [2, "rolled", { dice: [2, 3], attacker: 1, defender: 2 }],
        [2, "hits", { attacker: 1, defender: 2 }],
        [2, "removed", { by: 3, owner: 0, place: 5, piece: "warrior", number: 1 }],
        [2, "relation", { seat: 3, other: 0, relation: "hostile" }],
        [3, "damaged", { seat: 3, item: "sword" }],
        [4, "damaged", { seat: 3, item: "sword-" }],
      ),
    );
    expect(battle && lossesOf(battle, "attacker")).toEqual([
      { owner: 3, piece: "item:sword", number: 2, early: false },
    ]);
    expect(battle && lossesOf(battle, "defender")).toEqual([
      { owner: 0, piece: "warrior", number: 1, early: false },
    ]);
    expect(battle?.notes).toEqual([{ what: "hostile", seat: 0 }]);
  });

  it("taken by a friend's warriors stand on the attacker's side", () => {
    const battle = lastBattle(
      fought(
        [2, "hits", { attacker: 0, defender: 1 }],
        [2, "removed", { by: 0, owner: 1, place: 5, piece: "warrior", number: 1 }],
      ),
    );
    expect(battle && lossesOf(battle, "attacker").map((loss) => loss.owner)).toEqual([1]);
    expect(battle && lossesOf(battle, "defender")).toEqual([]);
  });
});
