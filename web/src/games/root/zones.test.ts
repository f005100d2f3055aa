import { describe, expect, it } from "vitest";
import type { Option } from "../game";
import type { Question } from "../../protocol";
import { meant, pickable, pieceTarget } from "./zones";

const choice = (text: string, ...targets: string[]): Option => ({ index: 0, text, targets, mark: "" });
const asked = (prompt: string, about: string[] = []): Question => ({
  number: 1,
  seat: 3,
  prompt,
  law: [],
  about,
});

describe("a card that lies in several places", () => {
  const craft = asked("root.craft");
  const options = [
    choice("craft:sword", "card:sword"),
    choice("take:dominance_fox", "card:dominance_fox"),
    choice("use:cobbler", "card:cobbler"),
  ];

  it("is meant where the option says", () => {
    expect(meant("card:sword", "hand", options, craft)).toBe(true);
    expect(meant("card:sword", "discard", options, craft)).toBe(false);
    expect(meant("card:dominance_fox", "available", options, craft)).toBe(true);
    expect(meant("card:dominance_fox", "hand", options, craft)).toBe(false);
    expect(meant("card:cobbler", "play", options, craft)).toBe(true);
    expect(meant("card:cobbler", "hand", options, craft)).toBe(false);
  });

  it("may be asked about everywhere when no option names it", () => {
    expect(meant("card:anvil", "hand", options, craft)).toBe(true);
    expect(meant("card:anvil", "discard", options, craft)).toBe(true);
    expect(meant("card:anvil", "discard", [], null)).toBe(true);
  });

  it("is taken from the discard pile by day labor, and from the supporters by the Alliance", () => {
    const sword = [choice("sword", "card:sword")];
    expect(pickable("discard", sword, asked("root.vagabond.day_labor"))).toEqual(new Set(["card:sword"]));
    expect(pickable("hand", sword, asked("root.vagabond.day_labor"))).toEqual(new Set());
    expect(pickable("supporters", sword, asked("root.alliance.supporter"))).toEqual(new Set(["card:sword"]));
  });
});

describe("a piece on the map", () => {
  const loss = { ...asked("root.battle.loss", ["clearing:4"]), seat: 0 };
  const losing = [choice("sawmill", "piece:sawmill"), choice("wood", "piece:wood")];

  it("is picked as what it is when its owner loses pieces in that clearing", () => {
    expect(pieceTarget({ clearing: 4, seat: 0, piece: "wood" }, losing, [], loss, null)).toBe("piece:wood");
    expect(pieceTarget({ clearing: 5, seat: 0, piece: "wood" }, losing, [], loss, null)).toBeNull();
    expect(pieceTarget({ clearing: 4, seat: 1, piece: "roost" }, losing, [], loss, null)).toBeNull();
  });

  it("is picked by whose it is, or by what it is, whichever says more", () => {
    const strike = [
      choice("marquise:sawmill", "seat:0", "clearing:4", "piece:sawmill"),
      choice("marquise:wood", "seat:0", "clearing:4", "piece:wood"),
      choice("alliance:sympathy", "seat:2", "clearing:4", "piece:sympathy"),
    ];
    const question = asked("root.vagabond.strike");
    expect(pieceTarget({ clearing: 4, seat: 0, piece: "wood" }, strike, [], question, 4)).toBe("piece:wood");
    expect(pieceTarget({ clearing: 4, seat: 2, piece: "sympathy" }, strike, [], question, 4)).toBe("seat:2");
    expect(pieceTarget({ clearing: 5, seat: 2, piece: "sympathy" }, strike, [], question, 4)).toBeNull();
  });

  it("stands for its owner where the pawn is, if no clearing is named", () => {
    const aid = [choice("eyrie", "seat:1"), choice("marquise", "seat:0")];
    expect(
      pieceTarget({ clearing: 7, seat: 1, piece: "warrior" }, aid, [], asked("root.vagabond.aid"), 7),
    ).toBe("seat:1");
    expect(
      pieceTarget({ clearing: 8, seat: 1, piece: "warrior" }, aid, [], asked("root.vagabond.aid"), 7),
    ).toBeNull();
  });

  it("waits for its clearing when its owner can be battled in several", () => {
    const battle = [
      choice("7:eyrie", "clearing:7", "seat:1"),
      choice("8:eyrie", "clearing:8", "seat:1"),
      choice("8:alliance", "clearing:8", "seat:2"),
    ];
    const question = asked("root.battle.where");
    const eyrie = { clearing: 8, seat: 1, piece: "warrior" };
    expect(pieceTarget(eyrie, battle, [], question, null)).toBeNull();
    expect(pieceTarget({ ...eyrie, seat: 2 }, battle, [], question, null)).toBe("seat:2");
    const left = battle.filter((one) => one.targets.includes("clearing:8"));
    expect(pieceTarget(eyrie, left, ["clearing:8"], question, null)).toBe("seat:1");
  });

  it("is no target for what is to be built", () => {
    const build = [choice("sawmill@1", "piece:sawmill", "clearing:1")];
    const question = { ...asked("root.marquise.build"), seat: 0 };
    expect(pieceTarget({ clearing: 1, seat: 0, piece: "sawmill" }, build, [], question, null)).toBeNull();
  });
});
