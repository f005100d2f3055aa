import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Play } from "$lib/play.svelte";
import { speak } from "$lib/texts.svelte";
import type { Question, View } from "../../protocol";
import type { Face, Facts } from "../game";
import { people, sitting, Unsized } from "../shared/testing/sitting";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Happening from "./Happening.svelte";
import { samples } from "./samples";
import { monsterLandsTable, type MonsterLandsTable } from "./types";

const face = { name: "monster_lands", words: { target: (name: string) => name } } as unknown as Face;

/** jsdom lays nothing out: every room has the size it is given here. */
let size = { width: 1060, height: 560 };

function sit(
  facts: Facts,
  question: Question | null,
  seat: number | null,
  events: View["events"] = [],
): Play {
  const names = monsterLandsTable(facts).clans.map(({ clan }) => clan);
  return sitting(face, "monster_lands", people(names, seat), { seat, table: facts, question, events });
}

function show(play: Play): void {
  for (const Part of [Board, Hand, Happening]) render(Part, { play });
  flushSync();
}

const lit = (): Set<string | null> =>
  new Set([...document.querySelectorAll(".lit")].map((element) => element.getAttribute("data-target")));

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", Unsized);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => size.height);
  await speak("en");
});
afterEach(() => {
  cleanup();
  size = { width: 1060, height: 560 };
});

/** A table at which the first seat has one of everything, and fights on the first land. */
function laden(fighting = false): MonsterLandsTable {
  const table = monsterLandsTable(
    structuredClone(samples.tables.find((facts) => monsterLandsTable(facts).lands.length === 2)!),
  );
  Object.assign(table, {
    lodge: ["starting", "enh_magic_plus_1", null, null, null, null],
    tavern: ["kakron", "torko", "zondu", null],
    bazaar: ["pugnor", "noxx", null],
    loot: ["gold_10", "brews", null, null],
    battle: null,
  });
  table.paths.forEach((path) => Object.assign(path, { member: null, rival: false, traps: [], flags: 0 }));
  Object.assign(table.clans[0]!, {
    pool: fighting ? {} : { strength: 2, magic: 1, "persuasion-4": 1 },
    traps_known: ["starting", "enh_magic_plus_1"],
    traps: 2,
    loot: ["gold_10"],
    trophies: ["krinx"],
    lands: [{ land: "kale", colonist: null, used: false }],
    members: ["purkas", "novice"].map((name) => ({
      id: name,
      name,
      leader: false,
      wounded: false,
      assigned: false,
      used: false,
      colonist: false,
      equipment: [{ id: "noxx", used: false }],
    })),
  });
  if (fighting) {
    Object.assign(table.paths[1]!, {
      member: "purkas",
      seat: 0,
      strength: 2,
      magic: 1,
      venoms: 1,
      traps: ["starting"],
    });
    table.battle = {
      area: "land_a",
      path: "1.2",
      beaten: 0,
      conquered: false,
      capturable: true,
      carried: 0,
      rolled: ["strength-4"],
      bonus: { strength: 0, magic: 0, persuasion: 0, total: 0, capture: 0, elimination: 0 },
      rerolls: [],
      totals: [],
      hits: [],
    };
  }
  return table;
}

const ask = (prompt: string, ...targets: string[]): Question => ({
  number: 7,
  seat: 0,
  prompt: `monster_lands.${prompt}`,
  law: [],
  options: targets.map((target) => [target, target]),
});
const facts = (table: MonsterLandsTable): Facts => table as unknown as Facts;

describe("the board and the hand", () => {
  const ALL = [
    "building:pawnshop",
    "space:mine.2",
    "space:alchemists.1",
    "path:1.1",
    "path:2.4",
    "path:m1.2",
    "path:e.1",
    "die:strength",
    "die:persuasion-4",
    "member:novice",
    "loot:gold_10",
    "monster:krinx",
    "land:kale",
  ];

  it.each([
    ["act", ALL],
    ["who_goes", ["member:purkas"]],
    ["which_trap", ["trap:starting"]],
    ["path_tokens", ["token:trap", "token:defense"]],
    ["grant_gift", ["token:potion", "token:venom", "token:gold"]],
    ["convert_to", ["die:persuasion", "die:magic"]],
    ["move_equipment", ["equipment:noxx"]],
  ])("have a place for everything that is offered: %s", (prompt, targets) => {
    show(sit(facts(laden()), ask(prompt, ...targets), 0));

    expect(targets.filter((target) => !lit().has(target))).toEqual([]);
  });

  it.each([
    ["buy_trap", "trap:starting", ".hunters_lodge", ".hand"],
    ["excess_trap", "trap:starting", ".hand", ".hunters_lodge"],
    ["hire", "member:novice", ".tavern", ".hand"],
    ["who_goes", "member:novice", ".hand", ".tavern"],
    ["buy_equipment", "equipment:noxx", ".bazaar", ".hand"],
    ["pass_on", "equipment:noxx", ".hand", ".bazaar"],
    ["loot", "loot:gold_10", ".tiles", ".hand"],
    ["act", "loot:gold_10", ".hand", ".tiles"],
  ])("tell what is laid out from what one has: %s %s", (prompt, target, there, not) => {
    show(sit(facts(laden()), ask(prompt, target), 0));

    expect(document.querySelector(`${there} [data-target="${target}"].lit`)).not.toBeNull();
    expect(document.querySelector(`${not} [data-target="${target}"].lit`)).toBeNull();
  });

  it("show the dice and the venom of the path in hand where they can be picked", () => {
    const targets = ["die:strength-4", "die:strength", "die:magic", "token:venom"];
    show(
      sit(facts(laden(true)), ask("strike_monster", ...targets), 0, [
        { kind: "area", facts: { area: "land_a" }, at: 6 },
        { kind: "rolled", facts: { path: "1.2", dice: ["strength-4"], total: 4 }, at: 6 },
      ]),
    );

    expect(targets.filter((target) => !lit().has(target))).toEqual([]);
    expect(document.querySelector('.fight [data-target="die:strength-4"].lit')).not.toBeNull();
  });

  it("show nothing of a hand to somebody who watches", () => {
    show(sit(facts(laden()), null, null));

    expect(document.querySelector('[data-target="token:gold"]')).toBeNull();
    expect(document.querySelectorAll(".others li")).toHaveLength(laden().clans.length);
  });
});

describe("a small board", () => {
  const page = (): string | undefined =>
    document.querySelector('[role="tab"][aria-selected="true"]')?.textContent.trim();

  it.each([
    ["hire", "member:kakron", "Citadel"],
    ["act", "path:1.1", "Lands"],
    ["loot", "loot:gold_10", "Missions"],
  ])("turns to the page of the question: %s %s", (prompt, target, title) => {
    size = { width: 378, height: 420 };
    show(sit(facts(laden()), ask(prompt, target), 0));

    expect(page()).toBe(title);
  });

  it("leaves a page alone on which something can be picked", () => {
    size = { width: 378, height: 420 };
    const table = facts(laden());
    const play = sit(table, ask("act", "path:1.1"), 0);
    show(play);
    expect(page()).toBe("Lands");

    const question = { ...ask("act", "building:pawnshop", "path:1.2"), number: 8 };
    play.views = [{ seat: 0, table, question, events: [] }];
    flushSync();

    expect(page()).toBe("Lands");
  });
});

describe("a building", () => {
  it("is picked by a click on something inside that cannot be picked itself", () => {
    const play = sit(facts(laden()), ask("act", "building:bazaar", "building:tavern"), 0);
    show(play);

    document.querySelector<HTMLElement>('.bazaar [data-target="equipment:pugnor"]')?.click();

    expect(play.picks).toEqual(["building:bazaar"]);
  });
});
