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

  it("turns and phases are headings", () => {
    const turn = { kind: "turn", facts: { seat: 0, round: 3 } };
    const phase = { kind: "phase", facts: { seat: 0, phase: "daylight" } };
    const table = { players: [{ faction: "marquise" }] };
    expect(words.heading(turn, table)).toEqual({ level: "turn", seat: 0, text: "Round 3 · Marquise" });
    expect(words.heading(phase, table)).toEqual({ level: "phase", seat: 0, text: "Daylight" });
    expect(words.heading({ kind: "moved", facts: {} }, table)).toBeNull();
  });

  it("who took a step back is told, and that it was nobody at the table", () => {
    const table = { players: [{ faction: "marquise" }] };
    expect(words.sentence({ kind: "undone", facts: { seat: 0, question: 4 } }, table)).toBe(
      "Marquise took a step back.",
    );
    expect(words.sentence({ kind: "undone", facts: { seat: -1, question: 4 } }, table)).toBe(
      "A step was taken back.",
    );
  });

  it("what nobody has words for is not told", () => {
    expect(words.sentence({ kind: "something_new", facts: { seat: 0 } }, four)).toBeNull();
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
      "Clearing 1, fox, ruled by the Eyrie; Marquise: 1 warrior; Eyrie: 6 warriors, 1 roost; Vagabond: pawn; a ruin; open slots: 0 of 2",
    );
  });

  it("a card is named with its cost and its effect", () => {
    expect(words.target("card:anvil", four)).toBe("Anvil (fox); costs 1 fox; hammer, 2 points");
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

  it("the Decree is asked about with the suit of its card, and the coach counts the cards of the column", () => {
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
    expect(words.prompt(question, table)).toBe("Decree, Move (mouse): which way do you move?");
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

  it("Field Hospitals say how many were lost, and wood how much is still to pay", () => {
    const table: Facts = { players: [], clearings: [{ id: 1, suit: "fox" }] };
    const about = (number: number): object => ({ about: ["clearing:1", `number:${number}`] });
    expect(words.prompt(asked("root.marquise.hospitals", [], about(3)), table)).toBe(
      "Field Hospitals: do you spend a card to save the 3 warriors lost in clearing 1 (fox)?",
    );
    expect(words.prompt(asked("root.marquise.wood", [], about(2)), table)).toMatch(/Still to pay: 2\.$/);
  });

  it("a button for a building names its points, and where there is room its cost", () => {
    const pieces_left = { sawmill: 5, workshop: 5, recruiter: 5 };
    const table: Facts = { players: [{ faction: "marquise", pieces_left }], clearings: [] };
    const option = (id: number): string[] => [`sawmill@${id}`, "piece:sawmill", `clearing:${id}`];
    const choice = { index: 0, text: "sawmill@6", targets: ["piece:sawmill", "clearing:6"], mark: "" };
    const few = asked("root.marquise.build", [option(6)]);
    const many = asked("root.marquise.build", [1, 2, 3, 4, 5, 6, 7].map(option));
    expect(words.button(choice, few, table)).toBe("Sawmill in 6 (1 wood, 1 point)");
    expect(words.button(choice, many, table)).toBe("Sawmill in 6 (+1)");
  });

  it("what a dominance card means and costs is said before it is decided", () => {
    const label = (text: string, card: string, faction = "marquise"): string =>
      words.label(
        { index: 0, text: `${text}:${card}`, targets: [`card:${card}`], mark: "" },
        asked("root.daylight", []),
        { players: [{ faction }] },
      );
    expect(label("activate", "dominance_mouse")).toMatch(/score no more points.*three mouse clearings/);
    expect(label("activate", "dominance_bird")).toMatch(/two opposite corners/);
    expect(label("activate", "dominance_mouse", "vagabond")).toMatch(/together with a partner/);
    expect(label("take", "dominance_mouse")).toMatch(/for a mouse card or a bird$/);
    expect(label("take", "dominance_bird")).toMatch(/for a bird card$/);
  });

  it("dice are told with what limits them, also those of older battles", () => {
    const told = (facts: object): string | null =>
      words.sentence({ kind: "rolled", facts: { dice: [3, 0], ...facts } }, four);
    expect(told({ attacker: 1, defender: 0, attacker_die: 3, defender_die: 0 })).toBe(
      "Dice 3, 0: the attacker rolled 1 hit, the defender 0. Too few fighters there: the attacker's 3 counts as 1.",
    );
    expect(told({ attacker: 0, defender: 0, attacker_die: 0, defender_die: 3 })).toBe(
      "Dice 3, 0: the attacker rolled 0 hits, the defender 0. As defender the Alliance takes the higher die. " +
        "Too few fighters there: the defender's 3 counts as 0.",
    );
    expect(told({ attacker: 3, defender: 0 })).toBe("Dice 3, 0: the attacker rolled 3 hits, the defender 0.");
  });

  it("a card that can be crafted is explained in whole sentences, cost and all", () => {
    expect(words.explain("card:armorers", four)?.text).toBe(
      "In battle, discard it to ignore all rolled hits. To craft it you need 1 fox: that many crafting pieces " +
        "(workshops, roosts, sympathy; the Vagabond: hammers) in clearings of that suit, each of which works once " +
        "a turn. Crafted, it stays in play before you and keeps its effect. Nobody can have two cards of the same " +
        "name in play.",
    );
  });

  it("a reason is a sentence, also one that this browser does not know yet", () => {
    expect(words.reason("why.no-bird")).toBe("You hold no bird card.");
    expect(words.reason("why.something-new")).toBe("The question open now is not about that.");
  });

  it("the odds of a battle are told with an ambush that comes before it", () => {
    expect(words.odds({ attacker: 2, defender: 1 })).toBe("attacker deals 2, defender 1");
    expect(words.odds({ attacker: 0, defender: 0, ambush: 2 })).toBe(
      "2 by the ambush, then: attacker deals 0, defender 0",
    );
  });

  it("the result names the winners and their reason, once there is one", () => {
    const table = {
      over: true,
      winners: [1],
      reason: "points",
      players: [{ faction: "marquise" }, { faction: "eyrie" }],
    };
    expect(words.result(table)).toBe("Eyrie wins (30 points reached).");
    expect(words.result({ ...table, winners: [0, 1], reason: "dominance" })).toBe(
      "Marquise, Eyrie win (dominance).",
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
