import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, speak, type Language } from "$lib/texts.svelte";
import type { MatchLine } from "../../protocol";
import { line, sequel, startCampaign } from "./campaign";
import { scenarios } from "./data";
import { samples } from "./samples";
import Setup from "./Setup.svelte";
import { quick, RANKS, rankLine, read, seats, warnings } from "./setup";

beforeEach(() => speak("en"));
afterEach(cleanup);

const languages = Object.keys(LANGUAGES) as Language[];
const CLANS = ["jungle", "water", "fire", "air"];
const INFO = samples.info;

describe("options", () => {
  it("are read as they are meant", () => {
    expect(read({}, INFO)).toMatchObject({ seats: CLANS, difficulty: "normal", scenario: 0, campaign: null });
    expect(read({ seats: ["fire"], scenario: "3" }, INFO).scenario).toBe(3);
    expect(read({ seats: ["fire"] }, INFO).scenario).toBe(1);
    expect(read({ seats: ["fire", "air"], scenario: 3 }, INFO).scenario).toBe(0);
    expect(read({ seats: ["fire", "dwarf"] }, INFO).seats).toEqual(["fire"]);
  });

  it("of a campaign say its scenario", () => {
    const campaign = { ...startCampaign(), scenario: 4 };
    expect(read({ seats: ["water"], campaign, scenario: 1 }, INFO).scenario).toBe(4);
    expect(read({ seats: ["water", "air"], campaign }, INFO).campaign).toBeNull();
  });
});

describe("warnings", () => {
  it("name what the engine would refuse", () => {
    expect(warnings({ seats: [] }, INFO)).toEqual(["At least one clan must play."]);
    expect(warnings({ seats: ["fire", "fire"] }, INFO)).toContain("Each clan can be played once.");
    expect(warnings({ seats: ["fire", "air"], first: "water" }, INFO)).toEqual([
      "Whoever begins must have a seat.",
    ]);
    expect(warnings({ seats: ["fire"], scenario: 2 }, INFO)).toEqual([
      "Cash Is King is played with the Jungle clan.",
    ]);
    expect(warnings({ seats: ["fire"], scenario: 10, difficulty: "beginner" }, INFO)).toEqual([
      "Phantom is not played at this difficulty.",
    ]);
    expect(warnings({ seats: ["fire"], tricks: true }, INFO)).toEqual(["Tricks are for two to four clans."]);
    expect(
      warnings(
        {
          seats: ["fire"],
          difficulty: "hard",
          campaign: { ...startCampaign(), difficulties: ["normal"] },
        },
        INFO,
      ),
    ).toEqual(["The campaign does not go on at this difficulty."]);
  });

  it("are silent where all is well", () => {
    expect(warnings({}, INFO)).toEqual([]);
    expect(warnings({ seats: ["fire", "air"], tricks: true }, INFO)).toEqual([]);
    expect(warnings({ seats: ["jungle"], scenario: 2 }, INFO)).toEqual([]);
  });
});

describe("matches for one click", () => {
  it("can be played as they are", () => {
    for (const offer of quick(INFO)) {
      expect(warnings(offer.options, INFO), offer.title).toEqual([]);
      expect(offer.mine, offer.title).toBeLessThanOrEqual(seats(offer.options, INFO).length);
    }
  });

  it("begin with learning from three bots, and go on alone", () => {
    const [learn, alone, campaign] = quick(INFO);
    expect(learn).toMatchObject({ mine: 1, bot: "greedy" });
    expect(learn && seats(learn.options, INFO).length).toBe(4);
    expect(alone && read(alone.options, INFO)).toMatchObject({
      seats: ["fire"],
      scenario: 1,
      campaign: null,
    });
    expect(campaign?.options["campaign"]).toEqual(startCampaign());
    expect(quick(INFO).some((offer) => offer.mine === 4)).toBe(true);
  });

  it.each(languages)("have words in %s, and so has the book of scenarios", async (language) => {
    await speak(language);
    for (const offer of quick(INFO)) expect(`${offer.title} ${offer.text}`).not.toContain("<");
    for (const scenario of scenarios.values())
      for (const rank of RANKS) expect(rankLine(scenario[rank])).not.toMatch(/<|\?/);
  });
});

describe("a campaign", () => {
  const played = { scenario: 1, difficulty: "normal", rank: "hero", points: 61 };

  it("goes on with the next scenario, at the difficulties that are open", () => {
    const after = {
      ...startCampaign(),
      scenario: 2,
      difficulties: ["hard", "cutthroat"],
      games: 1,
      log: [played],
    };
    const { title, text, log, ways } = sequel(after);
    expect(title).toBe("Campaign after one game");
    expect(text).toBe("On to scenario 2: Cash Is King.");
    expect(log).toEqual(["Business as Usual (normal): hero, 61 points"]);
    expect(ways.map((way) => way.options)).toEqual([{ difficulty: "hard" }, { difficulty: "cutthroat" }]);
  });

  it("repeats a scenario that was not mastered", () => {
    const after = {
      ...startCampaign(),
      difficulties: ["normal"],
      games: 1,
      log: [{ ...played, rank: "trainee" }],
    };
    expect(sequel(after).text).toBe("Once more: Business as Usual.");
  });

  it("does not offer a difficulty at which the scenario is not played", () => {
    const after = { ...startCampaign(), scenario: 10, difficulties: ["beginner", "normal"] };
    expect(sequel(after).ways.map((way) => way.options)).toEqual([{ difficulty: "normal" }]);
  });

  it.each(languages)("that is over says so in %s and goes on with nothing", async (language) => {
    await speak(language);
    const [won, lost] = ["won", "lost"].map((state) =>
      sequel({ ...startCampaign(), state, games: 12, log: [played] }),
    );
    expect([won?.ways, lost?.ways]).toEqual([[], []]);
    expect(won?.title).not.toBe(lost?.title);
    for (const end of [won, lost])
      expect(`${end?.title} ${end?.text} ${end?.log.join()}`).not.toMatch(/<|\?/);
  });

  it("is named in lists of matches", () => {
    const match = (options: Record<string, unknown>): MatchLine => ({
      match: "1",
      game: "monster_lands",
      status: "over",
      options,
      seats: [],
      updated: 0,
    });
    expect(line(match({ scenario: 0, difficulty: "hard" }))).toBe("hard");
    expect(
      line(match({ scenario: 3, difficulty: "normal", campaign: { ...startCampaign(), games: 3 } })),
    ).toBe("scenario 3: Blitz · normal · game 4 of a campaign");
  });
});

describe("the page of options", () => {
  const shown = (chosen: Record<string, unknown>): Record<string, unknown> => {
    const state = $state(chosen);
    render(Setup, { info: INFO, options: state });
    return state;
  };
  const settle = async (): Promise<void> => {
    flushSync();
    await tick();
  };
  const press = async (name: RegExp): Promise<void> => {
    screen.getByRole("button", { name }).click();
    await settle();
  };

  it("seats and unseats clans, one at least", async () => {
    const chosen = shown({ seats: ["fire", "air"], tricks: true, first: "air" });
    await press(/^Air clan(?! one)/);
    expect(chosen).toMatchObject({ seats: ["fire"], tricks: false, first: "random", scenario: 1 });
    await press(/^Fire clan(?! one)/);
    expect(chosen["seats"]).toEqual(["fire"]);
    await press(/^Water clan(?! one)/);
    expect(chosen["seats"]).toEqual(["fire", "water"]);
  });

  it("changes who sits where", async () => {
    const chosen = shown({ seats: ["fire", "air"] });
    await press(/Air clan: one seat earlier/);
    expect(chosen["seats"]).toEqual(["air", "fire"]);
  });

  it("lets the clan and the difficulty follow the scenario", async () => {
    const chosen = shown({ seats: ["fire"], difficulty: "beginner" });
    screen.getByRole("radio", { name: /No Armor/ }).click();
    await settle();
    expect(chosen).toMatchObject({ scenario: 4, seats: ["water"] });
    screen.getByRole("radio", { name: /Phantom/ }).click();
    await settle();
    expect(chosen).toMatchObject({ scenario: 10, difficulty: "normal" });
    expect(warnings(chosen, INFO)).toEqual([]);
  });

  it("begins a campaign with the first scenario, and leaves it again", async () => {
    const chosen = shown({ seats: ["fire"], scenario: 3 });
    screen.getByRole("checkbox", { name: /campaign/ }).click();
    await settle();
    expect(chosen).toMatchObject({ scenario: 1, campaign: startCampaign() });
    expect(screen.getByRole("radio", { name: /Blitz/ }).hasAttribute("disabled")).toBe(true);
    screen.getByRole("checkbox", { name: /campaign/ }).click();
    await settle();
    expect(chosen["campaign"]).toBeNull();
  });

  it("has no book for several, and no tricks for one", () => {
    shown({ seats: ["fire", "air"] });
    expect(screen.queryByRole("radio", { name: /Blitz/ })).toBeNull();
    expect(screen.getByRole("checkbox", { name: /Tricks/ })).toBeTruthy();
    cleanup();
    shown({ seats: ["fire"] });
    expect(screen.queryByRole("checkbox", { name: /^Tricks/ })).toBeNull();
  });

  it("changes difficulty and variants", () => {
    const chosen = shown({ seats: ["fire", "air"] });
    screen.getByRole("radio", { name: /cutthroat/i }).click();
    screen.getByRole("checkbox", { name: /More monsters/ }).click();
    expect(chosen).toMatchObject({ difficulty: "cutthroat", more_monsters: true });
  });
});
