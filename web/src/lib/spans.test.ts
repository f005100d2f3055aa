import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actedBy, plain, spansOf } from "./spans";
import { capital, say, speak } from "./texts.svelte";

const MARQUISE = ["root.short.marquise"];
const CLEARING = ["root.say.clearing", { number: 5, suit: ["root.suit.fox"] }];
const PLACED = [
  "root.event.placed",
  {
    seat: MARQUISE,
    pieces: ["root.say.count", { n: 3, what: ["root.piece.warrior", { n: 3 }] }],
    place: CLEARING,
  },
];

describe("a sentence in spans", () => {
  beforeAll(() => speak("en"));
  afterAll(() => speak("en"));

  it("says the same as the sentence, in every language", async () => {
    for (const language of ["it", "de", "en"] as const) {
      await speak(language);
      expect(plain(spansOf(PLACED))).toBe(capital(say(PLACED)));
    }
  });

  it("knows the things it names, and those inside them", () => {
    const things = spansOf(PLACED).filter((span) => span.thing);
    expect(things.map((span) => span.thing?.[0])).toEqual([
      "root.short.marquise",
      "root.say.count",
      "root.say.clearing",
    ]);
    expect(things[2]?.inside.find((span) => span.thing)).toMatchObject({
      thing: ["root.suit.fox"],
      inside: [{ text: "fox" }],
    });
  });

  it("marks each thing of a list, and nothing of what is only compared", async () => {
    const cards = [["root.card_name.anvil"], ["root.card_name.sword"]];
    const drew = spansOf(["root.event.drew.known", { seat: MARQUISE, cards }]);
    expect(drew.filter((span) => span.thing).map((span) => span.inside[0]?.text)).toEqual([
      "The Marquise",
      "Anvil",
      "Sword",
    ]);
    await speak("it");
    const tired = ["root.item_state.exhausted", { item: ["root.item.torch"] }];
    expect(plain(spansOf(tired))).toBe(capital(say(tired)));
    await speak("en");
  });

  it("knows who acts, in every language, and who only suffers", async () => {
    for (const language of ["it", "de", "en"] as const) {
      await speak(language);
      expect(actedBy(spansOf(PLACED), MARQUISE)).toBe(true);
      expect(actedBy(spansOf(PLACED), ["root.short.eyrie"])).toBe(false);
    }
    const gave = ["root.event.gave", { seat: ["root.short.eyrie"], to: MARQUISE }];
    expect(actedBy(spansOf(gave), MARQUISE)).toBe(false);
    expect(actedBy(spansOf(["monster_lands.event.turn", { seat: MARQUISE }]), MARQUISE)).toBe(false);
  });
});
