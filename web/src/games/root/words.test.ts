import { beforeAll, describe, expect, it } from "vitest";
import type { Question } from "../../protocol";
import type { Facts } from "../game";
import { has, lawOf, speak, t } from "$lib/texts.svelte";
import { saysEverything } from "../shared/testing/words";
import { samples, tableOf, targetsOf } from "./samples";
import { makeWords } from "./words";

const words = makeWords({ t, has, lawOf });

saysEverything({ words, kept: { samples, tableOf }, targetsOf, longest: 60 });

describe("in English", () => {
  beforeAll(() => speak("en"));
  const four = samples.tables.find((table) => (table["players"] as unknown[]).length === 4) ?? {};

  it("a clearing beside the map is named with whose it is and who is there", () => {
    const table = { players: [{ seat: 0, faction: "duchy", beside: 3 }], clearings: [] };
    expect(words.target("clearing:0", table)).toBe("The Burrow: ruled by the Duchy; 3 warriors");
    expect(words.explain("clearing:0", table)).toMatchObject({ title: "The Burrow", law: "root 12.2.2" });
  });

  it("a clearing is named with what is there", () => {
    const table = {
      players: [
        { seat: 0, faction: "marquise" },
        { seat: 1, faction: "eyrie" },
        { seat: 2, faction: "vagabond" },
      ],
      clearings: [
        {
          id: 1,
          suit: "fox",
          slots: 2,
          open: 0,
          ruin: true,
          ruler: 1,
          warriors: { "0": 1, "1": 6 },
          pieces: [{ seat: 1, piece: "roost", number: 1 }],
          pawns: [2],
        },
      ],
    };
    expect(words.target("clearing:1", table)).toBe(
      "Clearing 1, fox, ruled by the Eyrie; Marquise: 1 warrior; Eyrie: 6 warriors and 1 roost; Vagabond: pawn; a ruin; open slots: 0 of 2",
    );
    const crafted = { ...table, clearings: [{ ...table.clearings[0], ruin: false, activated: 1 }] };
    expect(words.target("clearing:1", crafted)).toContain(
      "; 1 crafting piece activated this turn; open slots",
    );
  });

  it("a card is named with its cost and its effect", () => {
    expect(words.target("card:anvil", four)).toBe("Anvil (fox); costs 1 fox; a hammer, 2 points");
    expect(words.explain("card:anvil", four)).toMatchObject({ title: "Anvil (fox)" });
  });

  it("an explanation names its paragraph, and says more of what is shown", () => {
    expect(words.explain("item:sword-!", four)).toEqual({
      title: "Sword (damaged, exhausted)",
      text: [t("root.explain.sword"), t("root.explain.damaged"), t("root.explain.exhausted")].join(" "),
      law: "root 9.5.2",
    });
    expect(words.explain("decree", four)).toEqual({
      title: "Decree",
      text: t("root.explain.decree"),
      law: "root 7.5.2",
    });
    expect(words.explain("card:ambush_fox", four)?.law).toBe("root 4.3.1");
    expect(words.explain("something new", four)).toBeNull();
  });

  it("the coach speaks of the phase where a question is everybody's, and only in one's own turn", () => {
    const question = { number: 1, seat: 0, prompt: "root.craft", law: [] };
    const table = { turn: 0, phase: "daylight", players: [{ faction: "marquise" }] };
    const general = t("root.coach.craft");
    expect(words.coach(question, table)).toBe(`${t("root.coach.marquise.daylight")} ${general}`);
    expect(words.coach(question, { ...table, turn: 1 })).toBe(general);
    expect(words.coach({ ...question, prompt: "root.marquise.action" }, table)).toBe(
      t("root.coach.marquise.action"),
    );
    expect(words.coach({ ...question, prompt: "root.something.new" }, table)).toBe(
      t("root.coach.marquise.daylight"),
    );
    expect(words.coach({ ...question, prompt: "root.something.new" }, { ...table, turn: 1 })).toBeNull();
  });

  const marquise = (board: object): object => ({ seat: 0, faction: "marquise", board, pieces_left: {} });
  const asked = (prompt: string, options: string[][], more = {}): Question => ({
    number: 1,
    seat: 0,
    prompt,
    law: [],
    options,
    ...more,
  });

  it("the coach counts the actions that are left, and with none says what is left", () => {
    const table = (actions: number): object => ({
      turn: 0,
      phase: "daylight",
      players: [marquise({ actions, moves: 0, recruited: false })],
    });
    const question = asked("root.marquise.action", [["done"], ["extra"]]);
    expect(words.coach(question, table(2) as Facts)).toBe(
      `2 actions are left. ${t("root.coach.marquise.action")}`,
    );
    expect(words.coach(question, table(0) as Facts)).toBe(t("root.hint.actions_bird"));
    expect(words.coach({ ...question, options: [["done"]] }, table(0) as Facts)).toBe(
      t("root.hint.actions_none"),
    );
  });

  it("the coach recommends only leaders that are still there", () => {
    const table: Facts = {
      turn: 0,
      phase: "setup",
      players: [{ faction: "eyrie", rules: [], board: null }],
      clearings: [],
    };
    const hint = (...leaders: string[]): string =>
      words.coach(
        asked(
          "root.eyrie.leader",
          leaders.map((leader) => [leader]),
        ),
        table,
      ) ?? "";
    const advice = t("root.coach.eyrie.leader");
    expect(hint("builder", "charismatic", "commander", "despot")).toBe(
      `Often a good choice: Despot and Charismatic. ${advice}`,
    );
    expect(hint("builder", "charismatic")).toBe(`Often a good choice: Charismatic. ${advice}`);
    expect(hint("builder", "commander")).toBe(advice);
    expect(advice).not.toMatch(/despot|charismatic/i);
  });

  it("the coach of somebody who wins by dominance says how far that is", () => {
    const board = { actions: 2, moves: 0, recruited: false };
    const table: Facts = {
      turn: 0,
      phase: "daylight",
      players: [{ ...marquise(board), dominance: "dominance_fox", rules: [1, 2] }],
      clearings: [{ suit: "fox" }, { suit: "mouse" }],
    };
    expect(words.coach(asked("root.marquise.action", [["done"]]), table)).toBe(
      "2 actions are left. You win if you rule three fox clearings at the start of your Birdsong; now you rule 1.",
    );
  });

  it("the coach says which of the two moves of a march it is", () => {
    const table = (moves: number, phase = "daylight"): Facts => ({
      turn: 0,
      phase,
      players: [marquise({ actions: 1, moves, recruited: false })],
    });
    const question = asked("root.move.where", [["1>5", "clearing:1", "clearing:5"]]);
    expect(words.coach(question, table(0))).toMatch(/^This march has two moves; this is the first\./);
    expect(words.coach(question, table(1))).toMatch(/^The second move of this march/);
    expect(words.coach(question, table(0, "evening"))).toBe(t("root.coach.move.where"));
  });

  it("the coach counts the cards of a column of the Decree", () => {
    const card = (name: string, resolved: boolean): object => ({ card: name, resolved });
    const decree = {
      recruit: [],
      move: [card("anvil", true), card("sword", true), card("cobbler", false)],
      battle: [],
      build: [],
    };
    const table: Facts = { turn: 0, phase: "daylight", players: [{ faction: "eyrie", board: { decree } }] };
    const more = { law: ["root 7.5.2.II"], about: ["suit:mouse"] };
    const question = asked("root.move.where", [["1>5", "clearing:1", "clearing:5"]], more);
    expect(words.coach(question, table)).toMatch(/^Move: card 2 of 3 in this column\./);
    const next = asked("root.eyrie.decree.move", [["rabbit"]], { law: ["root 7.5.2.II"] });
    expect(words.coach(next, table)).toMatch(/^Move: card 3 of 3 in this column\./);
  });

  it("a battle that could cost a card is warned of", () => {
    const clearing = (id: number, piece: string, seat: number): object => ({
      id,
      suit: "fox",
      pieces: [{ seat, piece, number: 1 }],
    });
    const table: Facts = {
      turn: 0,
      phase: "daylight",
      players: [marquise({ actions: 1 }), { seat: 1, faction: "alliance" }],
      clearings: [clearing(1, "sympathy", 1), clearing(2, "base_fox", 1)],
    };
    const fight = (id: number): string[] => [`${id}:alliance`, `clearing:${id}`, "seat:1"];
    expect(words.coach(asked("root.battle.where", [fight(1), fight(2)]), table)).toMatch(
      /^Sympathy stands in clearing 1: .*Outrage/,
    );
    expect(words.coach(asked("root.battle.where", [fight(2)]), table)).toBe(t("root.coach.battle.where"));
  });

  it("a card that can be crafted is explained in whole sentences, cost and all", () => {
    expect(words.explain("card:armorers", four)?.text).toBe(
      "In battle, discard it to ignore all rolled hits. Cost to craft: 1 fox. Each symbol is paid by a crafting " +
        "piece (workshop, roost, sympathy; the Vagabond’s hammer) in a matching clearing, each of them once a turn. " +
        "Crafted, it stays in play before you and keeps its effect. Nobody can have two cards of the same name in " +
        "play.",
    );
  });

  it("the result names the winners and their reason, once there is one", () => {
    const table = {
      over: true,
      winners: [1],
      reason: "points",
      players: [{ faction: "marquise" }, { faction: "eyrie" }],
    };
    expect(words.result(table)).toBe("The Eyrie wins (30 points reached).");
    expect(words.result({ ...table, winners: [0, 1], reason: "dominance" })).toBe(
      "The Marquise and the Eyrie win (dominance).",
    );
    expect(words.result({ ...table, over: false })).toBeNull();
    expect(words.moment(table)).toBe("The game is over");
  });

  it("the moment says whose it is and which", () => {
    const table = {
      over: false,
      turn: 1,
      phase: "evening",
      players: [{ faction: "marquise" }, { faction: "eyrie" }],
    };
    expect(words.moment(table)).toBe("Eyrie · Evening");
    expect(words.moment({ ...table, turn: null, phase: "setup" })).toBe("Setup");
  });
});

describe("in Italian", () => {
  beforeAll(() => speak("it"));

  it("whose turn it is stands with the right article", () => {
    const turn = (name: string): string => t("table.curtain", { name: words.called(name) });
    expect(turn("alliance")).toBe("Tocca all’Alleanza");
    expect(turn("vagabond")).toBe("Tocca al Vagabondo");
    expect(turn("marquise")).toBe("Tocca alla Marchesa");
  });
});
