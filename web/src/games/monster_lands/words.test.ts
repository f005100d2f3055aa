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
        expect(text.length, text).toBeLessThan(75);
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
        whole(explanation?.text ?? null);
      }
  });

  it("every question has a line for those who play for the first time", () => {
    for (const sample of samples.questions) whole(words.coach(sample.question, tableOf(sample)));
  });

  it("the whole table can be read, without a gap", () => {
    for (const table of samples.tables)
      for (const me of [null, 0])
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

  it("every way in which a battle, a conquest or a mission may end has words", () => {
    const ends = [
      "lost",
      "alive",
      "captured",
      "eliminated",
      "failed",
      "conquered",
      "unconquered",
      "reached",
      "missed",
    ];
    const said = ends.map((end) => words.odds({ [end]: 1 }));
    for (const text of said) whole(text);
    expect(new Set(said).size).toBe(ends.length);
  });

  it("every rank of a solo game has words", () => {
    for (const rank of ["cannon_fodder", "trainee", "veteran", "hero"])
      whole(
        words.result({
          over: true,
          reason: rank,
          winners: [],
          scenario: 3,
          clans: [{ seat: 0, points: 31 }],
        }),
      );
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));
  const table = {
    clans: [
      { seat: 0, clan: "fire", points: 41 },
      { seat: 1, clan: "water", points: 41 },
    ],
  };

  it("rounds are headings, and in them phases, turns and areas", () => {
    const of = (kind: string, facts: Record<string, unknown>): unknown =>
      words.heading({ kind, facts }, table);
    expect(of("round", { round: 3 })).toEqual({ level: "turn", seat: null, text: "Round 3" });
    expect(of("phase", { phase: "dice pool" })).toEqual({ level: "phase", seat: null, text: "Dice pool" });
    expect(of("turn", { seat: 1 })).toEqual({ level: "phase", seat: 1, text: "Water clan" });
    expect(of("area", { area: "land_a" })).toEqual({ level: "phase", seat: null, text: "The first land" });
    expect(of("placed", {})).toBeNull();
  });

  it("who took a step back is told, and that it was nobody at the table", () => {
    expect(words.sentence({ kind: "undone", facts: { seat: 0 } }, table)).toBe("Fire clan took a step back.");
    expect(words.sentence({ kind: "undone", facts: { seat: -1 } }, table)).toBe("A step was taken back.");
  });

  it("what nobody has words for is not told", () => {
    expect(words.sentence({ kind: "something_new", facts: { seat: 0 } }, table)).toBeNull();
  });

  it("a shared victory is told as one", () => {
    const over = { ...table, over: true, reason: "points" };
    expect(words.result({ ...over, winners: [0] })).toBe(
      "Fire clan wins with 41 points (most victory points).",
    );
    expect(words.result({ ...over, winners: [0, 1] })).toBe(
      "Fire clan, Water clan share the victory with 41 points (most victory points).",
    );
    expect(words.result({ ...over, over: false })).toBeNull();
  });

  it("whoever plays alone hears the rank", () => {
    const over = {
      over: true,
      reason: "veteran",
      winners: [0],
      scenario: 1,
      clans: [{ seat: 0, points: 47 }],
    };
    expect(words.result(over)).toBe("Veteran! Business as Usual, 47 points.");
  });

  it("a reason without words says no more than the question", () => {
    expect(words.reason("why.closed")).toBe("The building is closed.");
    expect(words.reason("why.something-new")).toBe("The open question is not about that.");
  });

  it("traps that others laid are face down, in every word about their path", () => {
    const path = {
      id: "1.2",
      member: "frunks",
      seat: 0,
      rival: false,
      strength: 1,
      magic: 0,
      persuasion: 0,
      traps: [null],
      defense: 0,
    };
    expect(words.target("path:1.2", { ...table, paths: [path], lands: [] })).toContain("traps face down");
  });

  it("an explanation names its paragraph", () => {
    const [first] = samples.tables;
    expect(words.explain("building:tavern", first ?? {})?.law).toBe("monster_lands 8.5");
    expect(words.explain("nothing:such", first ?? {})).toBeNull();
  });
});
