import { describe, expect, it } from "vitest";
import type { Question } from "../../protocol";
import type { RefusedSample } from "../shared/testing/samples";
import { readTarget } from "../shared/speech";
import { samples, tableOf, targetsOf } from "./samples";
import { monsterLandsTable } from "./types";
import { wonder } from "./wonder";

/** Where somebody points who means an answer in notation, and what has been picked before. */
function pointing(text: string): { target: string; picks: string[] } | null {
  const [head, tail] = readTarget(text);
  if (head === "path") return { target: text, picks: [] };
  if (["mine", "alchemists"].includes(head) && /^\d$/.test(tail))
    return { target: `space:${head}.${tail}`, picks: [] };
  if (["hunters_lodge", "tavern", "armory", "bazaar"].includes(head) && /^[a-z]/.test(tail))
    return { target: `building:${head}`, picks: [`die:${tail}`] };
  return text === "pawnshop" ? { target: "building:pawnshop", picks: [] } : null;
}

const asked = (sample: RefusedSample, target: string, picks: string[] = []): string[] =>
  wonder(target, picks, sample.question, monsterLandsTable(tableOf(sample)));

describe("asking why not", () => {
  const acting = samples.refusals.filter(({ question }) => question.prompt === "monster_lands.act");

  it("finds what the rules refused in a turn", () => {
    let found = 0;
    for (const sample of acting)
      for (const text of sample.refused) {
        const meant = pointing(text);
        if (!meant) continue;
        found += 1;
        const texts = asked(sample, meant.target, meant.picks);
        expect(texts[0], `${text} by ${meant.target}: ${texts.join(", ")}`).toBe(text);
      }
    expect(found).toBeGreaterThan(5);
  });

  it("finds whom the tavern refused", () => {
    const hiring = samples.refusals.filter(({ question }) => question.prompt === "monster_lands.hire");
    expect(hiring.length).toBeGreaterThan(0);
    for (const sample of hiring)
      for (const text of sample.refused.filter((name) => name !== "beer"))
        expect(asked(sample, `member:${text}`)).toContain(text);
  });

  it("has something to ask about every path, building, member and card, whatever the question", () => {
    for (const sample of [...samples.refusals, ...samples.questions])
      for (const target of targetsOf(tableOf(sample))) {
        const [kind, name] = readTarget(target);
        const texts = wonder(target, [], sample.question, monsterLandsTable(tableOf(sample)));
        if (name) expect(texts.length, `${target} at ${sample.question.prompt}`).toBeGreaterThan(0);
        for (const text of texts) expect(text, kind).toMatch(/^[\w:. -]+$/);
      }
  });
});

describe("somebody who points in a turn", () => {
  const clan = { pool: { strength: 2 }, loot: ["gold_12"], trophies: ["krinx"], lands: [], members: [] };
  const table = {
    gate: "moldo",
    tavern: ["zondu", null],
    lodge: ["enh_total_plus_4"],
    bazaar: ["pugnor"],
    lands: [{ land: "kale", monster: "sckon", modifier: "1A" }],
    clans: [
      {
        ...clan,
        seat: 0,
        clan: "fire",
        members: [
          { name: "nuduru", wounded: false },
          { name: "frunks", wounded: true },
        ],
        lands: [
          { land: "yuha", colonist: null },
          { land: "rynia", colonist: "frunks" },
        ],
      },
      { ...clan, seat: 1, clan: "water" },
    ],
  };
  const question: Question = { number: 1, seat: 0, prompt: "monster_lands.act", law: [] };

  it.each([
    ["building:tavern", [], "tavern:strength"],
    ["building:tavern", ["die:magic"], "tavern:magic"],
    ["building:mine", [], "mine:1"],
    ["space:mine.3", [], "mine:3"],
    ["space:armory.2", [], "armory:strength"],
    ["building:pawnshop", [], "pawnshop"],
    ["die:magic", ["building:bazaar"], "bazaar:magic"],
    ["die:magic", [], "alchemists:1"],
    ["monster:sckon", [], "path:1.1"],
    ["monster:moldo", [], "path:e.1"],
    ["monster:krinx", [], "sell:krinx"],
    ["land:kale", [], "path:1.1"],
    ["land:yuha", [], "colonise:yuha"],
    ["land:rynia", [], "land:rynia"],
    ["member:nuduru", [], "use:nuduru"],
    ["member:frunks", [], "heal:frunks"],
    ["member:zondu", [], "tavern:strength zondu"],
    ["member:zondu", ["die:persuasion-2"], "tavern:persuasion-2 zondu"],
    ["member:novice", [], "tavern:strength novice"],
    ["loot:gold_12", [], "loot:gold_12"],
    ["trap:enh_total_plus_4", [], "hunters_lodge:strength enh_total_plus_4"],
    ["equipment:pugnor", [], "bazaar:strength pugnor"],
    ["seat:1", [], "water"],
  ] as [string, string[], string][])("at %s, having picked %j, asks for %s", (target, picks, text) => {
    expect(wonder(target, picks, question, monsterLandsTable(table))[0]).toBe(text);
  });

  it("at something that is no answer asks nothing", () => {
    expect(wonder("round", [], question, monsterLandsTable(table))).toEqual([]);
  });
});
