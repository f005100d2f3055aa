import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Play } from "$lib/play.svelte";
import { speak } from "$lib/texts.svelte";
import type { State } from "../../protocol";
import { known, faceOf } from "../registry";
import { face } from "./face";
import { samples, tableOf } from "./samples";
import { rootTable } from "./types";

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
  const sample = samples.refusals.find(({ question }) => question.prompt === prompt);
  if (!sample) throw new Error(`no sample of ${prompt}`);
  const table = tableOf(sample);
  const { seat } = sample.question;
  const state: State = {
    type: "state",
    n: 1,
    match: "1",
    game: "root",
    status: "playing",
    number: sample.question.number,
    seed_hash: "",
    options: {},
    clock: {},
    seats: rootTable(table).players.map(({ faction }, number) => ({
      number,
      faction,
      kind: "person",
      name: faction,
      mine: number === seat,
    })),
    views: [{ seat, table, question: sample.question }],
  };
  const play = new Play("1", face, { send: () => undefined });
  play.hear(state);
  return play;
}

describe("Root at the table", () => {
  it("is found by its name", async () => {
    expect(known("root")).toBe(true);
    expect(await faceOf("root")).toBe(face);
  });

  it("has a colour for every seat, and one for those it does not know", () => {
    for (const seat of face.seats({})) expect(face.colour(seat)).toBe(`var(--${seat}, var(--ink))`);
  });

  it("offers matches for one click that it warns of nothing about", () => {
    expect(face.quick().length).toBeGreaterThan(0);
    for (const { options, title, text } of face.quick()) {
      expect(face.warnings(options)).toEqual([]);
      expect(`${title}${text}`).not.toMatch(/[<]/);
    }
  });

  it.each(["root.marquise.action", "root.move.where", "root.eyrie.add", "root.vagabond.action"])(
    "shows the whole table at %s, and everything that can be pointed at has its name",
    (prompt) => {
      const play = playing(prompt);
      for (const Part of [face.Board, face.Hand, face.Happening]) {
        const { container, unmount } = render(Part, { play });
        for (const thing of container.querySelectorAll("[data-target]")) {
          const name = thing.getAttribute("data-target") ?? "";
          expect(thing.getAttribute("aria-label"), name).toBe(face.words.target(name, play.table ?? {}));
        }
        unmount();
      }
      for (const seat of rootTable(play.table ?? {}).players.keys())
        for (const Part of [face.Summary, face.SeatBoard]) {
          const { container, unmount } = render(Part, { play, seat });
          expect(container.textContent).not.toMatch(/<|undefined/);
          unmount();
        }
    },
  );
});
