import { beforeAll, describe, expect, it } from "vitest";
import { has, LANGUAGES, lawOf, speak, t, type Language } from "$lib/texts.svelte";
import { choicesOf, samples, tableOf, targetsOf } from "./samples";
import { makeWords } from "./words";

const words = makeWords({ t, has, lawOf });
const languages = Object.keys(LANGUAGES) as Language[];

/** Something is missing in a text: the text itself, or something to fill in. */
const GAP = /<|undefined|\bnull\b|\bNaN\b|(^|[ (])\?/;

/** Whether a text says everything. */
function whole(text: string | null): void {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(GAP);
}

describe.each(languages)("in %s", (language) => {
  const place = samples.languages.indexOf(language);
  beforeAll(() => speak(language));

  it("every question and every option is said as in the terminal", () => {
    for (const sample of samples.questions) {
      const table = tableOf(sample);
      const { question } = sample;
      const said = [
        words.prompt(question, table),
        ...choicesOf(question).map((choice) => words.label(choice, question, table)),
      ];
      expect(said, question.prompt).toEqual(sample.said[place]);
    }
  });

  it("everything that happens is told as in the terminal", () => {
    for (const sample of samples.events)
      expect(words.sentence(sample.event, tableOf(sample)), sample.event.kind).toBe(sample.said[place]);
  });

  it("every button has a word or a few", () => {
    for (const sample of samples.questions)
      for (const choice of choicesOf(sample.question)) {
        const text = words.button(choice, sample.question, tableOf(sample));
        whole(text);
        expect(text.length, text).toBeLessThan(60);
      }
  });

  it("options that stand side by side have different buttons", () => {
    for (const sample of [...samples.questions, ...samples.refusals]) {
      const table = tableOf(sample);
      const said = choicesOf(sample.question).map((choice) => words.button(choice, sample.question, table));
      expect(new Set(said).size, `${sample.question.prompt}: ${said.join(" | ")}`).toBe(said.length);
    }
  });

  it("everything on the table has a name and an explanation", () => {
    for (const table of samples.tables)
      for (const target of targetsOf(table)) {
        whole(words.target(target, table));
        const explanation = words.explain(target, table);
        whole(explanation?.title ?? null);
        expect(explanation?.text, target).not.toMatch(GAP);
      }
  });

  it("every question has a line for those who play for the first time", () => {
    for (const sample of samples.questions) whole(words.coach(sample.question, tableOf(sample)));
  });

  it("the whole table can be read, without a gap", () => {
    for (const table of samples.tables)
      for (const me of [null, 0, 1])
        for (const section of words.outline(table, me)) {
          whole(section.title);
          expect(section.items.length, section.title).toBeGreaterThan(0);
          for (const item of section.items) whole(item.text);
        }
  });

  it("no two parts of the table have one title", () => {
    for (const table of samples.tables) {
      const titles = words.outline(table, 0).map((section) => section.title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it("the moment has a name", () => {
    for (const table of samples.tables) whole(words.moment(table));
  });
});

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
    expect(words.result(table)).toBe("Eyrie wins (30 points).");
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
