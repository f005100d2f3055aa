import { describe, expect, it } from "vitest";
import type { RefusedSample } from "../shared/testing/samples";
import { readTarget } from "../shared/speech";
import { samples, tableOf, targetsOf } from "./samples";
import { rootTable } from "./types";
import { wonder } from "./wonder";

/** Where somebody points who means an answer in notation, and what has been picked before. */
function pointing(text: string, sample: RefusedSample): { target: string; picks: string[] } | null {
  const table = rootTable(tableOf(sample));
  const place = (name: string): string =>
    name.startsWith("f") ? `forest:${name.slice(1)}` : `clearing:${name}`;
  const seat = (faction: string): string =>
    `seat:${table.players.findIndex((player) => player.faction === faction)}`;
  const [head = "", tail = ""] = text.split(/[>:@]/);
  if (/^f?\d+>f?\d+$/.test(text)) return { target: place(tail), picks: [place(head)] };
  if (/^\d+:\w+$/.test(text)) return { target: place(head), picks: [seat(tail)] };
  if (/^\w+@\d+$/.test(text)) return { target: place(tail), picks: [`piece:${head}`] };
  if (/^\w+>\w+$/.test(text)) return { target: `column:${tail}`, picks: [`card:${head}`] };
  if (/^(craft|use|activate|take):/.test(text)) return { target: `card:${tail}`, picks: [] };
  if (/^\d+$/.test(text)) return { target: place(text), picks: [] };
  return null;
}

/** Questions whose answers are of the same form as what was refused, or which lead to them. */
const ABOUT: Record<string, RegExp> = {
  "root.move.where": /^\d+>\d+$/,
  "root.vagabond.move": />/,
  "root.battle.where": /^\d+:/,
  "root.marquise.build": /@/,
  "root.alliance.spread": /^\d+$/,
  "root.alliance.revolt": /^\d+$/,
  "root.eyrie.build": /^\d+$/,
  "root.eyrie.add": />/,
  "root.craft": /^craft:/,
  "root.daylight": /:/,
  "root.alliance.daylight": /^craft:/,
  "root.marquise.action": /^(\d+:|\w+@|\d+>)/,
  "root.alliance.operation": /^(\d+:|\d+>)/,
  "root.vagabond.action": />/,
  "root.eyrie.decree.recruit": /^(take|activate):/,
  "root.eyrie.decree.move": /^(take|activate):/,
  "root.eyrie.decree.battle": /^(take|activate):/,
  "root.eyrie.decree.build": /^(take|activate):/,
};

describe("asking why not", () => {
  it.each(samples.refusals.filter(({ question }) => question.prompt in ABOUT))(
    "finds what the rules refused at $question.prompt",
    (sample) => {
      const form = ABOUT[sample.question.prompt];
      const meant = sample.refused.filter((text) => form?.test(text));
      expect(meant.length).toBeGreaterThan(0);
      for (const text of meant) {
        const { target, picks } = pointing(text, sample) ?? { target: "", picks: [] };
        const [origin] = picks;
        if (origin === target) continue; // nobody asks for a way from a place to itself
        const asked = wonder(target, picks, sample.question, rootTable(tableOf(sample)));
        expect(
          asked.some((one) => one === text || one.endsWith(` ${text}`)),
          `${text} by ${target}: ${asked.join(", ")}`,
        ).toBe(true);
      }
    },
  );

  it("has something to ask about every place, seat and card, whatever the question", () => {
    for (const sample of samples.refusals) {
      const facts = tableOf(sample);
      for (const target of targetsOf(facts)) {
        const asked = wonder(target, [], sample.question, rootTable(facts));
        if (["clearing", "forest", "seat", "card"].includes(readTarget(target)[0]))
          expect(asked.length, `${target} at ${sample.question.prompt}`).toBeGreaterThan(0);
        for (const text of asked) expect(text).toMatch(/^[\w>:@]+( [\w>:@]+)?[-!]*$/);
      }
    }
  });
});

/** A question of a seat, with these options, at a small table. */
function asked(
  prompt: string,
  target: string,
  picks: string[] = [],
  options: string[][] = [["done"]],
): string[] {
  const empty = { slots: 1, open: 1, ruin: false, ruler: null, warriors: {}, pieces: [], pawns: [] };
  const clearings = Array.from({ length: 12 }, (_, index) => ({ ...empty, id: index + 1, suit: "fox" }));
  Object.assign(clearings[0] ?? {}, { warriors: { "0": 2 } });
  Object.assign(clearings[8] ?? {}, { warriors: { "0": 1, "1": 3 } });
  Object.assign(clearings[4] ?? {}, { pawns: [2], ruin: true });
  const player = { in_play: [], hand_known: [], pieces_left: {}, rules: [1] };
  const table = {
    map: "autumn",
    clearings,
    forests: {},
    discard: [],
    available: ["dominance_fox"],
    players: [
      {
        ...player,
        seat: 0,
        faction: "marquise",
        hand_known: ["anvil", "dominance_bird"],
        in_play: ["cobbler"],
        pieces_left: { sawmill: 3, workshop: 0, recruiter: 5 },
      },
      { ...player, seat: 1, faction: "eyrie" },
      { ...player, seat: 2, faction: "vagabond" },
    ],
  };
  const seat = prompt.startsWith("root.vagabond") ? 2 : 0;
  return wonder(target, picks, { number: 1, seat, prompt, law: [], options }, rootTable(table));
}

describe("somebody who points", () => {
  const ways = [["1>5", "clearing:1", "clearing:5"]];
  it.each([
    ["root.move.where", "clearing:9", ["clearing:1"], ways, "1>9"],
    ["root.move.where", "clearing:1", [], ways, "1>5"],
    ["root.move.where", "clearing:10", [], ways, "1>10"],
    ["root.marquise.action", "card:anvil", [], [["done"]], "craft:anvil"],
    ["root.marquise.action", "card:dominance_bird", [], [["done"]], "activate:dominance_bird"],
    ["root.marquise.action", "card:dominance_fox", [], [["done"]], "take:dominance_fox"],
    ["root.marquise.action", "card:cobbler", [], [["done"]], "use:cobbler"],
    ["root.marquise.action", "clearing:9", [], [["done"]], "battle 9:eyrie"],
    ["root.marquise.action", "clearing:1", [], [["done"]], "build sawmill@1"],
    ["root.marquise.action", "clearing:10", [], [["done"]], "march 1>10"],
    ["root.marquise.action", "seat:1", [], [["done"]], "battle 9:eyrie"],
    ["root.marquise.action", "piece:recruiter", [], [["done"]], "build recruiter@1"],
    [
      "root.marquise.build",
      "clearing:3",
      ["piece:recruiter"],
      [["sawmill@1", "piece:sawmill", "clearing:1"]],
      "recruiter@3",
    ],
    ["root.battle.where", "clearing:1", ["seat:1"], [["9:eyrie", "clearing:9", "seat:1"]], "1:eyrie"],
    ["root.battle.where", "seat:2", ["clearing:9"], [["9:eyrie", "clearing:9", "seat:1"]], "9:vagabond"],
    ["root.alliance.operation", "clearing:1", [], [["done"]], "organize 1"],
    ["root.vagabond.action", "clearing:5", [], [["done"]], "explore"],
    ["root.vagabond.action", "clearing:9", [], [["done"]], "move 5>9"],
    ["root.vagabond.action", "forest:2", [], [["done"]], "move 5>f2"],
    ["root.vagabond.action", "item:sword-", [], [["done"]], "battle"],
    ["root.vagabond.action", "quest:errand_fox", [], [["done"]], "errand_fox"],
    ["root.vagabond.action", "quest:errand_fox", [], [["done"], ["quest"]], "quest errand_fox"],
    ["root.eyrie.decree.build", "clearing:4", [], [["mouse"], ["bird"]], "bird 4"],
    ["root.eyrie.decree.move", "clearing:10", [], [["fox"]], "fox 1>10"],
    ["root.discard", "card:sword", [], [["anvil", "card:anvil"]], "sword"],
    ["root.triggers.next", "clearing:4", [], [["outrage@3", "clearing:3"]], "outrage@4"],
    [
      "root.vagabond.strike",
      "seat:1",
      [],
      [["eyrie:roost", "seat:1", "clearing:5", "piece:roost"]],
      "eyrie:warrior",
    ],
  ] as [string, string, string[], string[][], string][])(
    "at %s at %s, having picked %j, asks for the right thing",
    (prompt, target, picks, options, text) => {
      expect(asked(prompt, target, picks, options)[0]).toBe(text);
    },
  );

  it("at a piece that nobody builds does not ask to build it", () => {
    expect(asked("root.marquise.action", "piece:keep")).toEqual(["keep"]);
  });

  it("at something that is no answer asks nothing", () => {
    expect(asked("root.discard", "suit:fox")).toEqual([]);
  });
});
