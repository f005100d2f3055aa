import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, speak, type Language } from "$lib/texts.svelte";
import type { GameInfo } from "../../protocol";
import { samples } from "./samples";
import Setup from "./Setup.svelte";
import { advice, adventurous, quick, reach, recommended, seats, warnings } from "./setup";

beforeEach(() => speak("en"));
afterEach(cleanup);

/** What the engine computes: `rules/setup.py`, and whether `validate` takes these factions. */
const ENGINE: [string[], number, number, boolean][] = [
  [["marquise", "eyrie"], 17, 17, true],
  [["marquise", "alliance"], 13, 17, false],
  [["marquise", "vagabond"], 15, 17, false],
  [["eyrie", "alliance"], 10, 17, false],
  [["eyrie", "vagabond"], 12, 17, false],
  [["alliance", "vagabond"], 8, 17, false],
  [["marquise", "eyrie", "alliance"], 20, 18, true],
  [["marquise", "eyrie", "vagabond"], 22, 18, true],
  [["marquise", "alliance", "vagabond"], 18, 18, true],
  [["eyrie", "alliance", "vagabond"], 15, 18, false],
  [["marquise", "eyrie", "alliance", "vagabond"], 25, 21, true],
];

const INFO = samples.info;

describe("reach", () => {
  it.each(ENGINE)("of %j is what the engine computes", (factions, sum, wanted, taken) => {
    expect(reach(factions)).toBe(sum);
    expect(recommended(factions.length)).toBe(wanted);
    expect(warnings({ seats: factions }, INFO).length === 0).toBe(taken);
  });

  it("for two to six players is what the engine recommends", () => {
    expect([2, 3, 4, 5, 6].map(recommended)).toEqual([17, 18, 21, 25, 28]);
    expect(adventurous()).toBe(17);
  });

  it.each(ENGINE)(
    "of %j comes with advice that is enough, where it is needed",
    (factions, _sum, _wanted, taken) => {
      const change = advice(factions, INFO);
      expect(change === null).toBe(taken);
      if (!change) return;
      const after =
        change.kind === "swap"
          ? factions.map((seat) => (seat === change.out ? change.put : seat))
          : [...factions, change.put];
      expect(reach(after)).toBeGreaterThanOrEqual(recommended(after.length));
      expect(new Set(after).size).toBe(after.length);
    },
  );
});

describe("warnings", () => {
  it("say what is low and what to do", () => {
    expect(warnings({ seats: ["eyrie", "alliance"] }, INFO)).toEqual([
      "The reach of these factions is 10; for 2 players 17 is recommended. " +
        "Take the Marquise de Cat instead of the Woodland Alliance. Or tick “Adventurous” below to play all the same.",
    ]);
    expect(warnings({ seats: ["alliance", "vagabond"] }, INFO)[0]).toContain("Add the Marquise de Cat.");
  });

  it("go on below what even the adventurous need", () => {
    expect(warnings({ seats: ["eyrie", "alliance"], adventurous: true }, INFO)[0]).toContain("17");
    expect(warnings({ seats: ["marquise", "eyrie"], adventurous: true }, INFO)).toEqual([]);
  });

  it("name what is impossible first", () => {
    expect(warnings({ seats: ["eyrie"] }, INFO)).toEqual(["At least 2 factions must play."]);
    expect(warnings({ seats: ["eyrie", "eyrie", "marquise"] }, INFO)).toEqual([
      "Each faction can be played once.",
    ]);
    expect(warnings({ seats: ["marquise", "eyrie"], first: "vagabond" }, INFO)).toEqual([
      "The Vagabond cannot begin without a seat.",
    ]);
  });

  it("are silent where nothing was chosen", () => {
    expect(warnings({}, INFO)).toEqual([]);
  });
});

describe("matches for one click", () => {
  it("can be played as they are", () => {
    for (const offer of quick(INFO)) {
      expect(warnings(offer.options, INFO), offer.title).toEqual([]);
      expect(offer.mine, offer.title).toBeGreaterThanOrEqual(1);
      expect(offer.mine, offer.title).toBeLessThanOrEqual(seats(offer.options, INFO).length);
    }
  });

  it("begin with learning the Marquise against three bots", () => {
    const [learn] = quick(INFO);
    expect(learn).toMatchObject({ title: "Learn the Marquise against three bots", mine: 1, bot: "greedy" });
    expect(learn && seats(learn.options, INFO)).toEqual(["marquise", "eyrie", "alliance", "vagabond"]);
    expect(learn?.options["first"]).toBe("marquise");
  });

  it("are the same, whoever else learns to sit down, and the advice knows whoever does", () => {
    const most = 6;
    const options = INFO.options.map((option) =>
      option.name === "seats" ? { ...option, among: ["duchy", ...(option.among ?? [])], most } : option,
    );
    const grown: GameInfo = { ...INFO, options };
    expect(quick(grown)).toEqual(quick(INFO));
    expect(seats({}, grown)).toEqual(seats({}, INFO));
    const low = ["marquise", "alliance"];
    expect([advice(low, INFO), advice(low, grown)]).toEqual([
      { kind: "swap", out: "alliance", put: "eyrie" },
      { kind: "swap", out: "alliance", put: "duchy" },
    ]);
    const five = ["marquise", "eyrie", "alliance", "vagabond", "duchy"];
    expect(warnings({ seats: five }, grown)).toEqual([]);
    const seven = [...five, "cult", "riverfolk"];
    expect(warnings({ seats: seven }, INFO)).toContain("At most 6 factions can play.");
  });

  it("have room for two people, and for four around one screen", () => {
    expect(quick(INFO).some((offer) => seats(offer.options, INFO).length === 2)).toBe(true);
    expect(quick(INFO).some((offer) => offer.mine === 4 && offer.bot === "")).toBe(true);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("have words in %s", async (language) => {
    await speak(language);
    for (const offer of quick(INFO)) expect(`${offer.title} ${offer.text}`).not.toContain("<");
  });
});

describe("the page of options", () => {
  const shown = (chosen: Record<string, unknown>): Record<string, unknown> => {
    const state = $state(chosen);
    render(Setup, { info: INFO, options: state });
    return state;
  };
  const press = async (name: RegExp): Promise<void> => {
    screen.getByRole("button", { name }).click();
    flushSync();
    await tick();
  };

  it("seats and unseats factions, two at least", async () => {
    const chosen = shown({ seats: ["marquise", "eyrie", "alliance"] });
    await press(/^Vagabond reach/);
    expect(chosen["seats"]).toEqual(["marquise", "eyrie", "alliance", "vagabond"]);
    await press(/^Eyrie Dynasties reach/);
    await press(/^Woodland Alliance reach/);
    expect(chosen["seats"]).toEqual(["marquise", "vagabond"]);
    await press(/^Marquise de Cat reach/);
    expect(chosen["seats"]).toEqual(["marquise", "vagabond"]);
  });

  it("changes who sits where", async () => {
    const chosen = shown({ seats: ["marquise", "eyrie", "alliance"] });
    await press(/Woodland Alliance: one seat earlier/);
    expect(chosen["seats"]).toEqual(["marquise", "alliance", "eyrie"]);
  });

  it("lets whoever begins go with the seat", async () => {
    const chosen = shown({ seats: ["marquise", "eyrie", "alliance"], first: "alliance" });
    await press(/^Woodland Alliance reach/);
    expect(chosen["first"]).toBe("random");
  });

  it("follows its own advice", async () => {
    const chosen = shown({ seats: ["eyrie", "alliance"] });
    await press(/Do that/);
    expect(chosen["seats"]).toEqual(["eyrie", "marquise"]);
    expect(warnings(chosen, INFO)).toEqual([]);
  });

  it("changes map and flags", () => {
    const chosen = shown({ seats: ["marquise", "eyrie"] });
    screen.getByRole("radio", { name: /Winter/ }).click();
    screen.getByRole("checkbox", { name: /Shuffled suits/ }).click();
    expect(chosen["map"]).toBe("winter");
    expect(chosen["shuffle_suits"]).toBe(true);
  });
});
