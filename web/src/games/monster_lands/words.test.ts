import { beforeAll, describe, expect, it } from "vitest";
import { has, lawOf, speak, t } from "$lib/texts.svelte";
import { sentenceOf } from "$lib/wording";
import { languages, saysEverything, whole } from "../shared/testing/words";
import { readTarget } from "../shared/speech";
import { Nouns, type Card } from "./nouns";
import { samples, tableOf, targetsOf } from "./samples";
import { makeWords } from "./words";

const words = makeWords({ t, has, lawOf });

saysEverything({ words, kept: { samples, tableOf }, targetsOf, longest: 75 });

describe.each(languages)("in %s", (language) => {
  beforeAll(() => speak(language));

  it("what a card or token does is said as the engine says it", () => {
    const nouns = new Nouns({ t, has, lawOf });
    const place = samples.languages.indexOf(language);
    expect(samples.things?.length).toBeGreaterThan(100);
    for (const { thing, said } of samples.things ?? []) {
      const [kind, name] = readTarget(thing);
      expect(nouns.effect(kind as Card, name), thing).toBe(said[place]);
    }
  });

  it("every rank of a solo game has words", () => {
    for (const rank of ["cannon_fodder", "trainee", "veteran", "hero"])
      whole(
        words.result({
          over: true,
          reason: rank,
          winners: [],
          scenario: 3,
          clans: [{ seat: 0, points: 31 }],
        }),
      );
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));
  const table = {
    clans: [
      { seat: 0, clan: "fire", points: 41 },
      { seat: 1, clan: "water", points: 41 },
    ],
  };

  it("what nobody has words for is not told", () => {
    expect(sentenceOf({ kind: "something_new", facts: { seat: 0 } })).toBeNull();
  });

  it("a shared victory is told as one", () => {
    const over = { ...table, over: true, reason: "points" };
    expect(words.result({ ...over, winners: [0] })).toBe(
      "The Fire clan wins with 41 points (most victory points).",
    );
    expect(words.result({ ...over, winners: [0, 1] })).toBe(
      "The Fire clan and the Water clan share the victory with 41 points (most victory points).",
    );
    expect(words.result({ ...over, over: false })).toBeNull();
  });

  it("whoever plays alone hears the rank", () => {
    const over = {
      over: true,
      reason: "veteran",
      winners: [0],
      scenario: 1,
      clans: [{ seat: 0, points: 47 }],
    };
    expect(words.result(over)).toBe(
      "Veteran! Business as Usual, 47 points. Missing for hero: Victory points 13.",
    );
  });

  it("traps that others laid are face down, in every word about their path", () => {
    const path = {
      id: "1.2",
      member: "frunks",
      seat: 0,
      rival: false,
      strength: 1,
      magic: 0,
      persuasion: 0,
      traps: [null],
      defense: 0,
    };
    expect(words.target("path:1.2", { ...table, paths: [path], lands: [] })).toContain("traps: face down");
  });

  it("an explanation names its paragraph", () => {
    const [first] = samples.tables;
    expect(words.explain("building:tavern", first ?? {})?.law).toBe("monster_lands 8.5");
    expect(words.explain("nothing:such", first ?? {})).toBeNull();
  });
});
