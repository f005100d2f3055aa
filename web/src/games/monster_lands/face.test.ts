import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Play } from "$lib/play.svelte";
import { speak } from "$lib/texts.svelte";
import { faceOf, known } from "../registry";
import { showsEverything } from "../shared/testing/face";
import { people, sitting, Unsized } from "../shared/testing/sitting";
import { face } from "./face";
import { samples, tableOf } from "./samples";
import { monsterLandsTable } from "./types";

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", Unsized);
  await speak("en");
});

/** A match that has come to a question of the samples, as the seat that is asked sees it. */
function playing(prompt: string): Play {
  const sample = samples.questions.find(({ question }) => question.prompt === `monster_lands.${prompt}`);
  if (!sample) throw new Error(`no sample of ${prompt}`);
  const table = tableOf(sample);
  const { question } = sample;
  const names = monsterLandsTable(table).clans.map(({ clan }) => clan);
  return sitting(face, "monster_lands", people(names, question.seat), {
    seat: question.seat,
    table,
    question,
  });
}

describe("Monster Lands at the table", () => {
  it("is found by its name", async () => {
    expect(known("monster_lands")).toBe(true);
    expect(await faceOf("monster_lands")).toBe(face);
  });

  it("has a colour for every seat", () => {
    for (const seat of face.seats({}, samples.info))
      expect(face.colour(seat)).toBe(`var(--ml-${seat}, var(--ink))`);
  });

  it.each(["act", "hire", "buy_trap", "who_goes", "give_up_magic", "strike_monster", "loot", "contract"])(
    "shows the whole table at %s, and everything that can be pointed at has its name",
    (prompt) => showsEverything(face, playing(prompt)),
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
