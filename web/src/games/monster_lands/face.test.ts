import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Play } from "$lib/play.svelte";
import { speak } from "$lib/texts.svelte";
import type { State } from "../../protocol";
import { faceOf, known } from "../registry";
import { face } from "./face";
import { samples, tableOf } from "./samples";
import { monsterLandsTable } from "./types";

/** jsdom lays nothing out, so that nothing there has a size to observe. */
class Unsized {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", Unsized);
  await speak("en");
});

/** A match that has come to a question of the samples, as the seat that is asked sees it. */
function playing(prompt: string): Play {
  const sample = samples.questions.find(({ question }) => question.prompt === `monster_lands.${prompt}`);
  if (!sample) throw new Error(`no sample of ${prompt}`);
  const table = tableOf(sample);
  const { seat } = sample.question;
  const state: State = {
    type: "state",
    n: 1,
    match: "1",
    game: "monster_lands",
    status: "playing",
    number: sample.question.number,
    seed_hash: "",
    options: {},
    clock: {},
    seats: monsterLandsTable(table).clans.map(({ clan }, number) => ({
      number,
      faction: clan,
      kind: "person",
      name: clan,
      mine: number === seat,
    })),
    views: [{ seat, table, question: sample.question }],
  };
  const play = new Play("1", face, { send: () => undefined });
  play.hear(state);
  return play;
}

describe("Monster Lands at the table", () => {
  it("is found by its name", async () => {
    expect(known("monster_lands")).toBe(true);
    expect(await faceOf("monster_lands")).toBe(face);
  });

  it("has a colour for every seat", () => {
    for (const seat of face.seats({})) expect(face.colour(seat)).toBe(`var(--ml-${seat}, var(--ink))`);
  });

  it.each(["act", "hire", "buy_trap", "who_goes", "give_up_magic", "strike_monster", "loot", "contract"])(
    "shows the whole table at %s, and everything that can be pointed at has its name",
    (prompt) => {
      const play = playing(prompt);
      const named = (container: Element): void => {
        for (const thing of container.querySelectorAll("[data-target]")) {
          const name = thing.getAttribute("data-target") ?? "";
          expect(thing.getAttribute("aria-label"), name).toBe(face.words.target(name, play.table ?? {}));
          expect(thing.getAttribute("aria-label"), name).not.toMatch(/<|undefined|_/);
          expect(face.words.explain(name, play.table ?? {})?.text, name).toBeTruthy();
        }
      };
      for (const Part of [face.Board, face.Hand, face.Happening]) {
        const { container, unmount } = render(Part, { play });
        named(container);
        unmount();
      }
      for (const seat of monsterLandsTable(play.table ?? {}).clans.keys())
        for (const Part of [face.Summary, face.SeatBoard]) {
          const { container, unmount } = render(Part, { play, seat });
          named(container);
          expect(container.textContent).not.toMatch(/<|undefined/);
          unmount();
        }
    },
  );

  it("lays all open when everybody’s view is put together", () => {
    const path = { id: "1.1", seat: 1, traps: [null] };
    const clan = { traps_known: [] };
    const mine = {
      clans: [
        { seat: 0, traps_known: ["starting"] },
        { seat: 1, ...clan },
      ],
      paths: [path],
    };
    const theirs = {
      clans: [
        { seat: 0, ...clan },
        { seat: 1, traps_known: ["enh_total_plus_4"] },
      ],
      paths: [{ ...path, traps: ["starting"] }],
    };
    const open = monsterLandsTable(face.together([mine, theirs]));
    expect(open.clans.map(({ traps_known }) => traps_known)).toEqual([["starting"], ["enh_total_plus_4"]]);
    expect(open.paths[0]?.traps).toEqual(["starting"]);
    expect(face.together([])).toEqual({});
  });
});
