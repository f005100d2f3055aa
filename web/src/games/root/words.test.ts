import { beforeAll, describe, expect, it } from "vitest";
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
