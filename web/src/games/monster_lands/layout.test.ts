import { describe, expect, it } from "vitest";
import type { Question } from "../../protocol";
import { fit } from "./fitting";
import { freshMarks } from "./fresh";
import { gathered, heaps, supply } from "./holding";
import { beside, isOpen, laidDice, laneState, totalIn, totalOf } from "./lanes";
import { samples } from "./samples";
import { aims, lastRoll, spreadMet, spreadOf } from "./solo";
import { monsterLandsTable, type BattleFacts, type ClanFacts, type PathFacts } from "./types";
import { meant, pageFor, pageOf, pageShowing } from "./zones";

const ask = (prompt: string, about: string[] = []): Question => ({
  number: 1,
  seat: 0,
  prompt: `monster_lands.${prompt}`,
  law: [],
  about,
});
const choice = (...targets: string[]) => ({ index: 0, text: "", targets, mark: "" });
const path = (change: Partial<PathFacts>): PathFacts => ({
  id: "1.2",
  member: "korgo",
  rival: false,
  seat: 0,
  wounded: false,
  strength: 0,
  magic: 0,
  persuasion: 0,
  traps: [],
  revealed: 0,
  defense: 0,
  potions: 0,
  venoms: 0,
  gold: 0,
  flags: 0,
  ...change,
});
const battle = (change: Partial<BattleFacts>): BattleFacts => ({
  area: "land_a",
  path: "1.2",
  beaten: 0,
  conquered: false,
  capturable: true,
  carried: 0,
  rolled: [],
  bonus: { strength: 0, magic: 0, persuasion: 0, total: 0, capture: 0, elimination: 0 },
  rerolls: [],
  totals: [],
  hits: [],
  ...change,
});

describe("the room of the board", () => {
  it("is filled exactly, at a size for which it is drawn", () => {
    for (const [width, height] of [
      [1060, 560],
      [900, 380],
      [1500, 740],
      [378, 420],
      [340, 300],
    ] as const) {
      const room = fit(width, height)!;
      expect(room.width * room.scale).toBeLessThanOrEqual(width);
      expect(room.width * room.scale).toBeGreaterThan(width - 2);
      expect(room.height * room.scale).toBeGreaterThan(height - 2);
      expect(room.width).toBeGreaterThanOrEqual(room.narrow ? 366 : 1050);
      expect(room.height).toBeGreaterThanOrEqual(room.narrow ? 400 : 544);
    }
  });

  it("has pages on a phone only", () => {
    expect(fit(378, 420)?.narrow).toBe(true);
    expect(fit(1060, 560)?.narrow).toBe(false);
    expect(fit(0, 0)).toBeNull();
  });
});

describe("where a thing is picked", () => {
  const offer = [choice("trap:starting"), choice("loot:gold_10"), choice("member:novice")];

  it("is the display for what is bought, and one's own place for what one has", () => {
    expect(meant("trap:starting", "display", offer, ask("buy_trap"))).toBe(true);
    expect(meant("trap:starting", "hand", offer, ask("buy_trap"))).toBe(false);
    expect(meant("trap:starting", "display", offer, ask("which_trap"))).toBe(false);
    expect(meant("loot:gold_10", "hand", offer, ask("act"))).toBe(true);
    expect(meant("member:novice", "hand", offer, ask("hire"))).toBe(false);
  });

  it("does not matter for what is not offered", () => {
    expect(meant("trap:other", "display", offer, ask("which_trap"))).toBe(true);
    expect(meant("trap:other", "hand", offer, ask("which_trap"))).toBe(true);
  });

  it("is on one of three pages, or not on the board", () => {
    expect(pageOf("space:mine.2", "act")).toBe("citadel");
    expect(pageOf("path:2.4", "act")).toBe("lands");
    expect(pageOf("path:m1.2", "act")).toBe("missions");
    expect(pageOf("path:e.1", "act")).toBe("missions");
    expect(pageOf("loot:gold_10", "loot")).toBe("missions");
    expect(pageOf("loot:gold_10", "act")).toBeNull();
    expect(pageOf("die:magic", "act")).toBeNull();
  });

  it("is turned to when a lesson speaks of it, whether it can be picked or not", () => {
    const table = monsterLandsTable({ ...structuredClone(samples.tables[0]!), gate: "at_the_gate" });
    const { land, monster } = table.lands[0]!;
    expect(pageShowing(`land:${land}`, "act", table)).toBe("lands");
    expect(pageShowing(`monster:${monster}`, "act", table)).toBe("lands");
    expect(pageShowing("monster:at_the_gate", "act", table)).toBe("missions");
    expect(pageShowing("monster:somewhere_else", "act", table)).toBeNull();
    expect(pageShowing("rival", "act", table)).toBe("lands");
    expect(pageShowing("entrance", "act", table)).toBe("missions");
    expect(pageShowing("loot", "act", table)).toBe("missions");
    expect(pageShowing("building:mine", "act", table)).toBe("citadel");
    expect(pageShowing("part:hand", "act", table)).toBeNull();
  });

  it("is followed by the page: options, then what is spoken of, then the battle", () => {
    expect(pageFor("citadel", ["path:1.1"], ask("act"), null)).toBe("lands");
    expect(pageFor("citadel", ["path:1.1", "building:mine"], ask("act"), null)).toBe("citadel");
    expect(pageFor("citadel", ["die:magic"], ask("path_dice", ["path:m1.1"]), null)).toBe("missions");
    expect(pageFor("citadel", [], null, "land_b")).toBe("lands");
    expect(pageFor("citadel", [], null, "entrance")).toBe("missions");
    expect(pageFor("lands", [], null, null)).toBe("lands");
  });
});

describe("a path", () => {
  it("shows rolled dice with their faces, highest first, then those that are left", () => {
    const dice = laidDice(path({ strength: 3, magic: 1 }), battle({ rolled: ["strength-2", "strength-5"] }));

    expect(dice.map((die) => die.target)).toEqual([
      "die:strength-5",
      "die:strength-2",
      "die:strength",
      "die:magic",
    ]);
  });

  it("shows no faces of another path", () => {
    const dice = laidDice(path({ id: "1.3", strength: 1 }), battle({ rolled: ["strength-2"] }));

    expect(dice).toEqual([{ colour: "strength", face: 0, target: "die:strength" }]);
  });

  it("is free, taken, in hand, fought, won, or a grave", () => {
    expect(laneState(path({ member: null }), null)).toBe("free");
    expect(laneState(path({ member: null, rival: true }), null)).toBe("ready");
    expect(laneState(path({}), battle({}))).toBe("now");
    expect(laneState(path({ id: "1.1", flags: 1 }), battle({}))).toBe("fought");
    expect(laneState(path({ id: "1.1", flags: 3 }), battle({}))).toBe("won");
    expect(laneState(path({ flags: 4 }), battle({}))).toBe("gone");
  });

  it("counts dice with their bonus, never below nothing, and what was done before", () => {
    const bonus = { strength: 1, magic: -1, persuasion: 0, total: 4, capture: 0, elimination: 0 };

    expect(totalOf(battle({ rolled: ["strength-5", "magic-1"], bonus, carried: 7 }))).toBe(17);
    expect(totalOf(battle({ rolled: ["magic-1"], bonus: { ...bonus, magic: -3, total: 0 } }))).toBe(0);
  });

  it("counts a failure once: it is carried on when the duel is over", () => {
    const failed = battle({ path: "1.1", rolled: ["strength-3"], carried: 10 });
    expect(totalIn({ path: "1.1", total: 10, outcome: "failed" }, failed)).toBe(10);
    expect(totalIn({ path: "1.1", total: null, outcome: null }, { ...failed, carried: 7 })).toBe(
      totalOf({ ...failed, carried: 7 }),
    );
    expect(totalIn({ path: "1.2", total: 4, outcome: null }, failed)).toBe(4);
  });

  it("knows which of its tokens lie face up", () => {
    expect([0, 1, 2].map((place) => isOpen(path({ revealed: 5 }), place))).toEqual([true, false, true]);
  });
});

describe("the hand", () => {
  it("sorts the pool by colour, persuasion from the highest", () => {
    const clan = {
      pool: { "persuasion-2": 1, magic: 2, "persuasion-5": 1, strength: 1 },
    } as unknown as ClanFacts;

    expect(heaps(clan).map((heap) => heap.target)).toEqual([
      "die:strength",
      "die:magic",
      "die:persuasion-5",
      "die:persuasion-2",
    ]);
  });

  it("offers the supply only where dice are taken from it", () => {
    const choices = [choice("die:magic"), choice("die:persuasion")];

    expect(supply(choices, "convert_to")).toEqual(["magic", "persuasion"]);
    expect(supply(choices, "convert_from")).toEqual([]);
  });

  it("gathers what looks alike", () => {
    expect(gathered(["a", "b", "a"])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });
});

describe("what has just happened", () => {
  it("marks the things it happened to", () => {
    const marks = freshMarks([
      { kind: "placed", facts: { seat: 0, building: "mine", die: "strength", space: 3 } },
      { kind: "displayed", facts: { pile: "loot", card: "gold_10" } },
      { kind: "rolled", facts: { path: "1.2", dice: [], total: 0 } },
      { kind: "paid", facts: { seat: 0 } },
    ]);

    expect([...marks]).toEqual(["space:mine.3", "shown:loot.gold_10", "dice:1.2"]);
  });
});

describe("a solo scenario", () => {
  const member = (name: string) => ({ name, equipment: [] });
  const clan = {
    members: ["purkas", "korgo", "tortock", "novice"].map(member),
    points: 31,
    gold: 9,
    missions: 2,
    defense: 5,
    traps: 1,
    potions: 0,
    venoms: 0,
  };
  const alone = (scenario: number) =>
    monsterLandsTable({ ...structuredClone(samples.tables[0]!), scenario, clans: [clan] });

  it("counts what its goal asks for", () => {
    expect(aims(alone(1))).toEqual([{ what: "vp", have: 31, want: { trainee: 35, veteran: 45, hero: 60 } }]);
    expect(aims(alone(9)).map((aim) => [aim.what, aim.have, aim.want.hero])).toEqual([
      ["missions", 2, 8],
      ["vp", 31, 55],
    ]);
    expect(aims(alone(2)).map((aim) => [aim.what, aim.want.trainee])).toEqual([
      ["gold", 15],
      ["vp", 25],
    ]);
    expect(aims(alone(5)).map((aim) => aim.what)).toContain("equipment");
  });

  it("counts mercenaries by affinity, novices not", () => {
    expect(spreadOf(clan as unknown as ClanFacts)).toEqual([2, 1, 0, 0]);
    expect(spreadMet([2, 1, 0, 0], [2, 2, 2, 2])).toBe(3);
    expect(spreadMet([5, 0, 0, 0], [2, 1, 1, 1])).toBe(2);
  });

  it("remembers what Madhala rolled last", () => {
    expect(lastRoll([])).toBeNull();
    expect(lastRoll([{ kind: "rival_rolled", facts: { red: 2, yellow: 5 } }])).toEqual({ red: 2, yellow: 5 });
  });
});

describe("markers on one line", () => {
  it("stay where they are while there is room", () => {
    expect(beside([10, 100, 50], 18, 300)).toEqual([10, 100, 50]);
  });

  it("stand beside one another on one spot, in their order, around it", () => {
    expect(beside([60, 60, 60], 20, 300)).toEqual([40, 60, 80]);
  });

  it("push apart what is near, and stay on the line", () => {
    const found = beside([290, 300, 296], 18, 300);
    expect(found).toEqual([264, 300, 282]);
    expect(beside([0, 2], 20, 300)).toEqual([0, 20]);
  });
});
