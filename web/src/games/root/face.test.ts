import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Play } from "$lib/play.svelte";
import { speak } from "$lib/texts.svelte";
import { known, faceOf } from "../registry";
import { showsEverything } from "../shared/testing/face";
import { people, sitting, Unsized } from "../shared/testing/sitting";
import { face } from "./face";
import { samples, tableOf } from "./samples";
import { fullName, shortName } from "./factions";
import { rootTable, type PlayerFacts } from "./types";

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", Unsized);
  await speak("en");
});

/** A match that has come to a question of the samples, as the seat that is asked sees it. */
function playing(prompt: string): Play {
  const sample = samples.questions.find(({ question }) => question.prompt === prompt);
  if (!sample) throw new Error(`no sample of ${prompt}`);
  const table = tableOf(sample);
  const { question } = sample;
  const names = rootTable(table).players.map(({ faction }) => faction);
  return sitting(face, "root", people(names, question.seat), { seat: question.seat, table, question });
}

describe("Root at the table", () => {
  it("is found by its name", async () => {
    expect(known("root")).toBe(true);
    expect(await faceOf("root")).toBe(face);
  });

  it("has a colour for every seat, and one for those it does not know", () => {
    for (const seat of face.seats({}, samples.info))
      expect(face.colour(seat)).toBe(`var(--${seat}, var(--ink))`);
    expect(face.colour("nobody")).toBe("var(--nobody, var(--ink))");
  });

  it("tells two seats of one faction apart by their names, and shows both as what they play", () => {
    const [first, second] = ["vagabond", "vagabond_2"].map(
      (name, seat) => ({ seat, name, faction: "vagabond" }) as PlayerFacts,
    );
    expect([shortName(first!), shortName(second!)]).toEqual(["Vagabond", "Vagabond 2"]);
    expect(face.words.seat("vagabond_2")).toBe("Vagabond 2");
    expect(fullName(second!)).not.toBe(fullName(first!));
    expect(face.colour("vagabond_2")).toBe(face.colour("vagabond"));
  });

  it("offers matches for one click that it warns of nothing about", () => {
    expect(face.quick(samples.info).length).toBeGreaterThan(0);
    for (const { options, title, text } of face.quick(samples.info)) {
      expect(face.warnings(options, samples.info)).toEqual([]);
      expect(`${title}${text}`).not.toMatch(/[<]/);
    }
  });

  it.each(["root.marquise.action", "root.move.where", "root.eyrie.add", "root.vagabond.action"])(
    "shows the whole table at %s, and everything that can be pointed at has its name",
    (prompt) => showsEverything(face, playing(prompt)),
  );
});
