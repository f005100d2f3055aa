import { cleanup, render } from "@testing-library/svelte";
import axe from "axe-core";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Play } from "$lib/play.svelte";
import { has, LANGUAGES, lawOf, speak, t, type Language } from "$lib/texts.svelte";
import type { Face, Facts } from "../../game";
import type { Event, Question } from "../../../protocol";
import { annaAndABot, sitting } from "../../shared/testing/sitting";
import { boardOf as eyrieBoard } from "../factions/eyrie/facts";
import { boardOf as vagabondBoard } from "../factions/vagabond/facts";
import HappeningStrip from "../Happening.svelte";
import { samples, tableOf } from "../samples";
import SeatBoard from "../SeatBoard.svelte";
import Summary from "../Summary.svelte";
import { rootTable } from "../types";
import { makeWords } from "../words";
import { draws, spaces, uncovered } from "./counts";

beforeEach(() => speak("en"));
afterEach(cleanup);

const face = { words: makeWords({ t, has, lawOf }) } as unknown as Face;

/** A table as somebody sits at it. */
function sit(table: Facts, seat: number | null, question: Question | null, events: Event[] = []): Play {
  const names = rootTable(table).players.map(({ faction }) => faction);
  const view = { seat, table, events, question };
  return sitting(face, "root", annaAndABot(names, seat), view, { entries: 10_000 });
}

/** Tables from all over the games we kept. */
const SOME = samples.tables.filter((_, index) => index % 12 === 0);

const lit = (container: Element): Set<string> => {
  flushSync();
  const glowing = [...container.querySelectorAll(".lit")];
  return new Set(glowing.map((element) => element.getAttribute("data-target") ?? ""));
};

/** A kept question, at a kept table where everything it offers lies where it is offered from. */
function fitted(prompt: string): { table: Facts; question: Question } {
  const asked = samples.questions.filter((one) => one.question.prompt === prompt);
  const sample = asked.find((one) => one.question.options?.length) ?? asked[0];
  if (!sample) throw new Error(`no question ${prompt} was kept`);
  const { question } = sample;
  const facts = structuredClone(tableOf(sample));
  const table = rootTable(facts);
  const offered = (kind: string): string[] =>
    (question.options ?? [])
      .flatMap(([, ...targets]) => targets)
      .filter((target) => target.startsWith(`${kind}:`))
      .map((target) => target.slice(kind.length + 1));
  const giver = question.about?.find((thing) => thing.startsWith("seat:"))?.slice(5);
  const player = table.players[question.seat];
  const vagabond = vagabondBoard(player);
  if (giver && table.players[Number(giver)]) {
    for (const item of offered("item")) table.players[Number(giver)]!.crafted[item as "boot"] = 1;
  } else if (vagabond && offered("item").length) {
    vagabond.items = Object.fromEntries(offered("item").map((item) => [item, 1]));
    vagabond.on_tracks = {};
  }
  if (vagabond && offered("quest").length) vagabond.quests = offered("quest");
  if (vagabond && offered("character").length) vagabond.character = null;
  const eyrie = eyrieBoard(player);
  if (eyrie && offered("leader").length)
    Object.assign(eyrie, { leader: null, leaders_face_up: offered("leader") });
  if (player) player.hand_known = offered("card");
  return { table: facts, question };
}

describe("what can be picked on a seat's board", () => {
  const KINDS = /^(item|quest|leader|character|column|piece):/;
  const prompts = [...new Set(samples.questions.map((sample) => sample.question.prompt))];
  const wanted = (question: Question): string[] =>
    (question.options ?? []).flatMap(([, ...targets]) => targets).filter((target) => KINDS.test(target));
  const picking = prompts.filter((prompt) => wanted(fitted(prompt).question).length);

  it("is asked about in many questions", () => {
    expect(picking.length).toBeGreaterThan(10);
  });

  it.each(picking)("glows there: %s", (prompt) => {
    const { table, question } = fitted(prompt);
    const play = sit(table, question.seat, question);
    const glowing = rootTable(table).players.flatMap((player) => [
      ...lit(render(SeatBoard, { play, seat: player.seat }).container),
    ]);
    for (const target of wanted(question)) expect(glowing, target).toContain(target);
  });

  it("is the item of whoever is aided, not the Vagabond's own of the same kind", () => {
    const { table, question } = fitted("root.vagabond.aid_take");
    const play = sit(table, question.seat, question);
    const own = render(SeatBoard, { play, seat: question.seat }).container;
    expect([...lit(own)].filter((target) => target.startsWith("item:"))).toEqual([]);
    const giver = Number(question.about?.find((thing) => thing.startsWith("seat:"))?.slice(5));
    const other = render(SeatBoard, { play, seat: giver }).container;
    expect([...lit(other)].some((target) => target.startsWith("item:"))).toBe(true);
  });

  it("is every card in hand", () => {
    const { table, question } = fitted("root.discard");
    const play = sit(table, question.seat, question);
    const { container } = render(SeatBoard, { play, seat: question.seat });
    expect(question.options?.length).toBeGreaterThan(0);
    for (const [, target] of question.options ?? []) expect(lit(container)).toContain(target);
  });

  it("is a seat, by its summary", () => {
    const sample = samples.questions.find((one) =>
      one.question.options?.every(([, target]) => target?.startsWith("seat:")),
    );
    if (!sample) throw new Error("there is such a question");
    const play = sit(tableOf(sample), sample.question.seat, sample.question);
    const target = sample.question.options?.[0]?.[1] ?? "";
    const { container } = render(Summary, { play, seat: Number(target.slice(5)) });
    expect(lit(container)).toContain(target);
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])("every board and summary, in %s", (language) => {
  it("says everything, and shows no paragraph that is none", async () => {
    await speak(language);
    for (const table of SOME) {
      const play = sit(table, null, null);
      for (const player of rootTable(table).players) {
        const board = render(SeatBoard, { play, seat: player.seat }).container;
        const summary = render(Summary, { play, seat: player.seat }).container;
        for (const text of [board.textContent, summary.textContent]) {
          expect(text).toBeTruthy();
          expect(text).not.toMatch(/<|undefined|\bnull\b|NaN/);
        }
        for (const law of board.querySelectorAll("[data-law]"))
          expect(law.getAttribute("data-law")).toMatch(/^root (\d+|D)(\.\d+)*(\.[IVX]+)?$/);
        cleanup();
      }
    }
  });
});

describe("a board", () => {
  it("tells what is pointed at, and forgets it when it is closed", async () => {
    const play = sit(
      samples.tables.find((one) => rootTable(one).players[0]?.faction === "marquise") ?? {},
      0,
      null,
    );
    const { container, unmount } = render(SeatBoard, { play, seat: 0 });
    container.querySelector(".chapter header")?.dispatchEvent(new Event("pointerenter"));
    flushSync();
    expect(play.pointed).toBe("building_track");
    expect(container.querySelector(".told")?.textContent).toContain(
      play.face.words.explain("building_track", play.table ?? {})?.text ?? "nothing",
    );
    unmount();
    await Promise.resolve();
    expect(play.pointed).toBeNull();
  });

  it("has no fault that a machine can find", async () => {
    const table = samples.tables.find((one) => rootTable(one).players.length === 4);
    if (!table) throw new Error("there are tables for four");
    const play = sit(table, 0, null);
    for (const player of rootTable(table).players) {
      cleanup();
      const { container } = render(SeatBoard, { play, seat: player.seat });
      const found = await axe.run(container, {
        rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
      });
      expect(found.violations.map((fault) => `${fault.id}: ${fault.nodes[0]?.html ?? ""}`)).toEqual([]);
    }
  });
});

describe("a battle", () => {
  const table = samples.tables.at(-1) ?? {};
  const begun: Event = { kind: "battle", at: 5, facts: { attacker: 0, defender: 1, clearing: 3 } };
  const asked: Question = { number: 6, seat: 1, prompt: "root.battle.ambush", law: [] };
  const rolled: Event = { kind: "rolled", at: 6, facts: { dice: [3, 1], attacker: 2, defender: 1 } };

  it("is shown while it lasts, with who is asked", () => {
    const { container } = render(HappeningStrip, { play: sit(table, 0, asked, [begun]) });
    expect(container.textContent).toContain("Battle in clearing 3");
    expect(container.textContent).toContain("decides before the dice fall");
  });

  it("shows both dice when they have fallen", () => {
    const question = { ...asked, prompt: "root.battle.effect" };
    const { getByRole } = render(HappeningStrip, { play: sit(table, 0, question, [begun, rolled]) });
    expect(getByRole("img", { name: "dice: 3 and 1" })).toBeTruthy();
  });

  it("is not shown to somebody who comes when it is over", () => {
    const question = { ...asked, prompt: "root.marquise.action" };
    const { container } = render(HappeningStrip, { play: sit(table, 0, question, [begun, rolled]) });
    expect(container.textContent).toBe("");
  });

  it("stays for a moment after it is over, and can be put away", async () => {
    const play = sit(table, 0, asked, [begun]);
    const { container, getByRole, findByText } = render(HappeningStrip, { play });
    play.hear({
      type: "update",
      n: 2,
      match: "m",
      entries: 7,
      status: "playing",
      views: [
        {
          seat: 0,
          table,
          events: [rolled],
          question: { ...asked, number: 7, prompt: "root.marquise.action" },
        },
      ],
    });
    expect(await findByText("Battle in clearing 3")).toBeTruthy();
    (await Promise.resolve(getByRole("button", { name: "Put the battle away" }))).click();
    await Promise.resolve();
    expect(container.textContent).toBe("");
  });
});

describe("the numbers of a board", () => {
  it("tell how far a track has gone", () => {
    expect(spaces([0, 1, 2], [0, 1, 2], [2], 1)).toEqual([
      { points: 0, cost: 0, bonus: false, state: "built" },
      { points: 1, cost: 1, bonus: false, state: "next" },
      { points: 2, cost: 2, bonus: true, state: "left" },
    ]);
    expect(uncovered([0, 1, 2, 3], 3)).toBe(2);
    expect(uncovered([0, 1, 2, 3], 0)).toBe(0);
  });

  it("agree with the cards drawn in the games we kept", () => {
    for (const facts of samples.tables) {
      const table = rootTable(facts);
      for (const player of table.players) {
        const number = draws(table, player);
        // The Riverfolk draw no card in Evening.
        if (player.faction === "riverfolk") expect(number).toBe(0);
        else expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(4);
        if (vagabondBoard(player) && !vagabondBoard(player)?.on_tracks.coins) expect(number).toBe(1);
      }
    }
  });
});
