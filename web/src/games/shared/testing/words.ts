/** What holds of every game's words, in every language. */
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speak, type Language } from "$lib/texts.svelte";
import type { Facts, Words } from "../../game";
import { choicesOf, type Kept } from "./samples";

export const languages = Object.keys(LANGUAGES) as Language[];

/** Something is missing in a text: the text itself, or something to fill in. */
const GAP = /<|undefined|\bnull\b|\bNaN\b|(^|[ (])\?/;

/** Whether a text says everything. */
export function whole(text: string | null): void {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(GAP);
}

interface Game {
  words: Words;
  kept: Kept;
  /** Everything on a table that can be pointed at. */
  targetsOf: (table: Facts) => string[];
  /** How many letters a button may have. */
  longest: number;
}

export function saysEverything({ words, kept: { samples, tableOf }, targetsOf, longest }: Game): void {
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
          expect(text.length, text).toBeLessThan(longest);
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
}
