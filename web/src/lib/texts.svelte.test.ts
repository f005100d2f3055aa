import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import {
  beginToSpeak,
  choose,
  dated,
  has,
  language,
  LANGUAGES,
  lawOf,
  listed,
  say,
  speak,
  t,
  type Language,
} from "./texts.svelte";

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
});

afterEach(() => vi.doUnmock("virtual:texts/it/common"));

/** The module as a page begins with it, with another way to load the Italian files. */
async function withItalian(
  load: () => Promise<{ default: string }>,
): Promise<typeof import("./texts.svelte")> {
  vi.resetModules();
  vi.doMock("virtual:texts/it/common", load);
  const texts = await import("./texts.svelte");
  await texts.learn("root");
  return texts;
}

describe("a message", () => {
  it("is found by its key with dots", () => {
    expect(t("root.prompt.battle.ambush", { clearing: "clearing 3" })).toBe(
      "You are attacked in clearing 3. Do you ambush?",
    );
    expect(t("root.why.no-bird")).toBe("You hold no bird card.");
  });

  it("chooses its form by number", async () => {
    expect(t("root.say.points", { n: 1 })).toBe("1 point");
    expect(t("root.say.points", { n: 3 })).toBe("3 points");
    expect(t("root.piece.warrior", { n: 2 })).toBe("warriors");
    await speak("it");
    expect(t("root.say.points", { n: 1 })).toBe("1 punto");
    expect(t("root.say.points", { n: 0 })).toBe("0 punti");
  });

  it("shows its key when it is missing", () => {
    expect(t("no.such.text")).toBe("<no.such.text>");
    expect(has("no.such.text")).toBe(false);
    expect(has("root.why.no-bird")).toBe(true);
  });

  it("shows a question mark for each parameter that is missing", () => {
    expect(t("root.say.way", { origin: "1" })).toBe("1 → ?");
    expect(t("root.say.way", { origin: "1", destination: undefined })).toBe("1 → ?");
    expect(t("root.say.points")).toBe("? points");
  });

  it("takes a parameter as it is", () => {
    expect(t("root.say.way", { origin: "{ $destination }", destination: "<b>" })).toBe(
      "{ $destination } → <b>",
    );
  });

  it("carries no invisible marks around its parameters", () => {
    expect(t("root.say.way", { origin: "1", destination: "2" })).toHaveLength(5);
  });

  it("of the terminal is not sent to the browser", () => {
    expect(has("ui.welcome")).toBe(false);
  });

  it("tells the paragraph behind it", () => {
    expect(t("root.explain.keep")).toMatch(/^Nobody but the Marquise/);
    expect(lawOf("root.explain.keep")).toBe("root 6.2.2");
  });

  it("without a paragraph has none", () => {
    expect(lawOf("root.say.points")).toBeUndefined();
    expect(lawOf("no.such.text")).toBeUndefined();
  });
});

describe("a phrase", () => {
  it("is said from the inside out", async () => {
    const fight = [
      "root.label.fight",
      { name: ["root.short.eyrie"], place: ["root.say.forest", { number: "f2" }] },
    ];
    expect(say(fight)).toBe("the Eyrie in forest f2");
    await speak("it");
    expect(say(fight)).toBe("la Dinastia nella foresta f2");
  });

  it("joins lists of phrases, and of numbers", () => {
    const cards = [["root.card_name.anvil"], ["root.card_name.sword"]];
    expect(say(["root.event.drew.known", { seat: "Eyrie", cards }])).toBe("Eyrie drew Anvil and Sword.");
    expect(say(["table.verbatim", { text: [3, 0] }])).toBe("3 and 0");
    expect(say(["table.verbatim", { text: [] }])).toBe("");
  });

  it("says each thing in the form that the sentence asks for", async () => {
    const won = [
      "root.event.won",
      { winners: [["root.short.vagabond"], ["root.short.marquise"]], reason: ["root.reason.dominance"] },
    ];
    await speak("it");
    expect(say(won)).toBe("Vittoria del Vagabondo e della Marchesa (dominio).");
    await speak("de");
    expect(say(won)).toMatch(/^Sieg für den Vagabunden und die Marquise /);
    expect(t("root.event.gave", { seat: "Ada", to: ["root.short.vagabond"] })).toBe(
      "Ada gibt dem Vagabunden eine Karte.",
    );
  });

  it("needs no parts", () => {
    expect(say(["root.why.no-bird"])).toBe("You hold no bird card.");
    expect(say(["no.such.text"])).toBe("<no.such.text>");
  });
});

describe("the language", () => {
  it("is the one chosen before", () => {
    expect(choose("de", ["it-IT"])).toBe("de");
  });

  it("is else the first one known among those the browser asks for", () => {
    expect(choose(null, ["fr-FR", "it-IT", "de"])).toBe("it");
    expect(choose("tlh", ["DE-at"])).toBe("de");
    expect(choose(7, ["de"])).toBe("de");
    expect(choose("toString", ["de"])).toBe("de");
  });

  it("is else English", () => {
    expect(choose(null, [])).toBe("en");
    expect(choose(null, ["fr", ""])).toBe("en");
  });

  it("is remembered", async () => {
    await speak("it");
    await beginToSpeak();
    expect(language.current).toBe("it");
    localStorage.clear();
    await beginToSpeak();
    expect(language.current).toBe("en");
  });

  it("is said to the page", async () => {
    await speak("de");
    expect(document.documentElement.lang).toBe("de");
  });

  it("is the one asked for last, however long the files take", async () => {
    const texts = await withItalian(async () => {
      await new Promise((done) => setTimeout(done, 20));
      return { default: "page-description = Giochi" };
    });
    await Promise.all([texts.speak("it"), texts.speak("de")]);
    expect(texts.language.current).toBe("de");
    expect(texts.t("root.suit.fox")).toBe("Fuchs");
    expect(texts.choose(JSON.parse(localStorage.getItem("rulewright.language")!), [])).toBe("de");
  });

  it("stays what it was when a file cannot be loaded", async () => {
    const texts = await withItalian(() => Promise.reject(new Error("no line")));
    await texts.speak("de");
    await expect(texts.speak("it")).rejects.toThrow();
    expect(texts.language.current).toBe("de");
    expect(texts.t("root.suit.fox")).toBe("Fuchs");
  });

  it("is English at the beginning when the file of the wished one cannot be loaded", async () => {
    const texts = await withItalian(() => Promise.reject(new Error("no line")));
    localStorage.setItem("rulewright.language", '"it"');
    await texts.beginToSpeak();
    expect(texts.language.current).toBe("en");
  });

  it("brings along what a game says, also one that was opened while it was loaded", async () => {
    vi.resetModules();
    const texts = await import("./texts.svelte");
    await texts.speak("en");
    expect(texts.has("root.suit.fox")).toBe(false);
    await Promise.all([texts.speak("it"), texts.learn("root"), texts.learn("no_such_game")]);
    expect(texts.t("root.suit.fox")).toBe("volpe");
    await texts.speak("de");
    expect(texts.t("root.suit.fox")).toBe("Fuchs");
  });

  it("can change while something is shown, which then changes too", async () => {
    const shown: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        shown.push(`${language.current}: ${t("root.suit.fox")}`);
      });
    });
    flushSync();
    await speak("it");
    flushSync();
    stop();
    expect(shown).toEqual(["en: fox", "it: volpe"]);
  });

  it("has every text, whichever it is", async () => {
    for (const name of Object.keys(LANGUAGES) as Language[]) {
      await speak(name);
      expect(has("root.faction.marquise"), name).toBe(true);
    }
  });
});

describe("what is written by the language's own rules", () => {
  it("is a list", async () => {
    expect(listed(["a", "b", "c"])).toBe("a, b, and c");
    expect(listed(["a", "b"], "disjunction")).toBe("a or b");
    await speak("it");
    expect(listed(["a", "b", "c"])).toBe("a, b e c");
    await speak("de");
    expect(listed(["a", "b"], "disjunction")).toBe("a oder b");
    expect(listed([])).toBe("");
  });

  it("is a date, in the language that was chosen", async () => {
    const day = Date.UTC(2025, 9, 5, 12) / 1000;
    await speak("it");
    expect(dated(day, { month: "long", timeZone: "UTC" })).toBe("ottobre");
    await speak("de");
    expect(dated(day, { month: "long", timeZone: "UTC" })).toBe("Oktober");
  });

  it("is what the page is described with", async () => {
    document.head.innerHTML = '<meta name="description" content="" />';
    await speak("de");
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/Brettspiele/);
  });
});
