import { cleanup, render } from "@testing-library/svelte";
import axe from "axe-core";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Play } from "$lib/play.svelte";
import { has, LANGUAGES, lawOf, speak, t, type Language } from "$lib/texts.svelte";
import type { Face, Facts } from "../../game";
import type { Question, State } from "../../../protocol";
import { annaAndABot, sitting } from "../../shared/testing/sitting";
import { icons, wages, worth } from "../belongings";
import { startCampaign } from "../campaign";
import { samples, tableOf } from "../samples";
import SeatBoard from "../SeatBoard.svelte";
import Summary from "../Summary.svelte";
import { monsterLandsTable, type ClanFacts } from "../types";
import { makeWords } from "../words";
import { diceOf, poolBy, ranked, starters, track } from "./counts";

beforeEach(() => speak("en"));
afterEach(cleanup);

const face = { words: makeWords({ t, has, lawOf }) } as unknown as Face;

/** A table as somebody sits at it. */
function sit(table: Facts, seat: number | null, question: Question | null, more: Partial<State> = {}): Play {
  const names = monsterLandsTable(table).clans.map(({ clan }) => clan);
  const view = { seat, table, question };
  return sitting(face, "monster_lands", annaAndABot(names, seat), view, { entries: 10_000, ...more });
}

/** Every clan at every kept table. */
const CLANS = samples.tables.flatMap((table) =>
  monsterLandsTable(table).clans.map((clan) => ({ table, clan })),
);

describe("what a clan board counts", () => {
  it("adds up to the points that the engine tells", () => {
    for (const { clan } of CLANS) {
      const signs = Object.values(icons(clan)).reduce((sum, number) => sum + worth(number), 0);
      expect(clan.glory + clan.reputation + clan.trophy_points + signs).toBe(clan.points);
    }
  });

  it("knows the salaries that the engine tells", () => {
    for (const { clan } of CLANS) {
      const { paid, each } = wages(clan);
      expect(paid * each).toBe(clan.salaries);
    }
  });

  it("scores signs of an affinity as the rulebook says", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(worth)).toEqual([0, 1, 1, 3, 5, 7, 10, 10]);
  });

  it("shows every die of the pool", () => {
    for (const { clan } of CLANS) {
      const all = Object.values(clan.pool).reduce((sum, number) => sum + number, 0);
      expect(diceOf(clan)).toHaveLength(all);
      expect(Object.values(poolBy(clan)).reduce((sum, number) => sum + number, 0)).toBe(all);
    }
  });

  it("begins with the leader", () => {
    for (const { clan } of CLANS)
      if (clan.members.some(({ leader }) => leader)) expect(ranked(clan)[0]?.leader).toBe(true);
    expect(starters("fire")).toEqual(["nuduru", "frunks"]);
  });

  it("has a track as long as it is needed, in bands", () => {
    const marks = track({ glory: 34, reputation: 3 } as ClanFacts);
    expect(marks.at(-1)).toEqual({ glory: 34, band: 2 });
    expect([0, 10, 11, 20, 21, 30].map((glory) => marks[glory]?.band)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe("a clan in brief and in full", () => {
  it.each(Object.keys(LANGUAGES) as Language[])("is whole in %s", async (language) => {
    await speak(language);
    for (const { table, clan } of CLANS.filter((_, index) => index % 19 === 0))
      for (const Part of [Summary, SeatBoard]) {
        const { container, unmount } = render(Part, { play: sit(table, 0, null), seat: clan.seat });
        expect(container.textContent).not.toMatch(/<|undefined|NaN/);
        expect(container.textContent).toContain(String(clan.points));
        unmount();
      }
  });

  it("does not show the traps of others", () => {
    for (const { table, clan } of CLANS.filter(({ clan: one }) => one.traps && !one.traps_known.length)) {
      const { container, unmount } = render(SeatBoard, { play: sit(table, 0, null), seat: clan.seat });
      expect(container.querySelectorAll('[data-target^="trap:"]')).toHaveLength(0);
      unmount();
    }
  });

  it("lights up the members who are asked for", () => {
    const sample = samples.questions.find(({ question }) => question.prompt === "monster_lands.who_goes");
    expect(sample).toBeDefined();
    if (!sample) return;
    const { question } = sample;
    const play = sit(tableOf(sample), question.seat, question);
    const { container } = render(SeatBoard, { play, seat: question.seat });
    flushSync();
    const lit = [...container.querySelectorAll(".lit")].map((one) => one.getAttribute("data-target"));
    const offered = (question.options ?? []).map(([, target]) => target);
    const here = monsterLandsTable(tableOf(sample)).clans[question.seat]?.members ?? [];
    expect(new Set(lit)).toEqual(
      new Set(offered.filter((target) => here.some(({ name }) => target === `member:${name}`))),
    );
  });

  it("does not take one’s own traps for those in the lodge", () => {
    const sample = samples.questions.find(({ question, table }) => {
      const own = monsterLandsTable(samples.tables[table] ?? {}).clans[question.seat]?.traps_known ?? [];
      const offered = (question.options ?? []).map(([text]) => text);
      return question.prompt === "monster_lands.which_trap" && own.some((trap) => offered.includes(trap));
    });
    expect(sample).toBeDefined();
    if (!sample) return;
    const lit = (prompt: string): number => {
      const question = { ...sample.question, prompt };
      const { container, unmount } = render(SeatBoard, {
        play: sit(tableOf(sample), question.seat, question),
        seat: question.seat,
      });
      flushSync();
      const number = container.querySelectorAll(".trap.lit").length;
      unmount();
      return number;
    };
    expect(lit("monster_lands.which_trap")).toBeGreaterThan(0);
    expect(lit("monster_lands.buy_trap")).toBe(0);
  });

  it("shows a solo player the scenario, and the campaign so far", () => {
    const solo = samples.tables.find((table) => monsterLandsTable(table).clans.length === 1);
    expect(solo).toBeDefined();
    if (!solo) return;
    const log = [{ scenario: 1, difficulty: "hard", rank: "veteran", points: 50 }];
    const options = { campaign: { ...startCampaign(), games: 1, log } };
    const { container } = render(SeatBoard, { play: sit(solo, 0, null, { options }), seat: 0 });
    expect(container.textContent).toContain("Business as Usual (hard): veteran, 50 points");
    expect(container.textContent).toContain("game 2 of a campaign");
  });

  it("can be read by everybody", async () => {
    const [sample] = samples.tables;
    if (!sample) return;
    const { container } = render(SeatBoard, { play: sit(sample, 0, null), seat: 0 });
    flushSync();
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
