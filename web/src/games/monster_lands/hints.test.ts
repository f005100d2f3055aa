import { describe, expect, it } from "vitest";
import type { Question } from "../../protocol";
import { figure, named } from "./figures";
import { has, lawOf, speak, t } from "$lib/texts.svelte";
import { hint, plan } from "./hints";
import { Nouns } from "./nouns";
import type { ClanFacts, MonsterLandsTable } from "./types";

const asked = (about: string[], ...texts: string[]): Question => ({
  number: 1,
  seat: 0,
  prompt: "monster_lands.act",
  law: [],
  about,
  options: texts.map((text) => [text]),
});
const clan = (change: Partial<ClanFacts>): ClanFacts =>
  ({ gold: 9, traps: 0, defense: 0, pool: { strength: 2 }, ...change }) as ClanFacts;

describe("numbers that are told with a question", () => {
  const question = asked(["building:tavern", "hits:3"]);

  it("are read by what they count", () => {
    expect(figure(question, "hits")).toBe(3);
    expect(named(question, "building")).toEqual(["tavern"]);
  });

  it("are none where nothing is told", () => {
    expect(figure(question, "room")).toBeNull();
  });
});

describe("advice for a turn", () => {
  it.each([
    ["arm", {}, ["hunters_lodge:strength", "mine:1", "path:1.1"]],
    ["go", { traps: 1, defense: 2 }, ["hunters_lodge:strength", "path:1.1"]],
    ["go", { traps: 1 }, ["mine:1", "path:2.4"]],
    ["poor", { gold: 0 }, ["mine:1", "path:m1.1"]],
    ["magic", { pool: { magic: 2 } }, ["alchemists:1", "path:1.2", "pawnshop"]],
    ["home", {}, ["tavern:strength", "pawnshop"]],
    ["pawn", {}, ["pawnshop"]],
    ["out", { gold: 0 }, ["path:1.1", "pawnshop"]],
    ["forfeit", {}, ["forfeit"]],
    [null, { pool: {} }, ["pass"]],
  ] as [string | null, Partial<ClanFacts>, string[]][])("is %s for %j with %j", (advice, change, texts) => {
    expect(plan(asked([], ...texts), clan(change))).toBe(advice);
  });
});

describe("salaries that cannot be paid", () => {
  const told = async (gold: number): Promise<string | null> => {
    await speak("en");
    const table = { clans: [clan({ gold, salaries: 6 })] } as unknown as MonsterLandsTable;
    return hint(new Nouns({ t, has, lawOf }), "act", asked([], "pawnshop"), table);
  };

  it("are spoken of while something can still be done", async () => {
    expect(await told(5)).toMatch(/^Salaries will cost 6 gold at the end of the round, and you have 5:/);
    expect(await told(6)).not.toMatch(/Salaries/);
  });
});
