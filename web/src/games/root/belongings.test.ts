import { beforeAll, describe, expect, it } from "vitest";
import { has, lawOf, say, speak, t } from "$lib/texts.svelte";
import { belongings, fallen, keeps, tiles } from "./belongings";
import { DECKS } from "./decks";
import { explain } from "./explain";
import { Nouns } from "./nouns";
import { samples } from "./samples";
import { rootTable, type RootTable } from "./types";

const nouns = new Nouns({ t, has, lawOf });

/** A table of the samples, with warriors on a card of the first seat. */
function laid(): RootTable {
  const first = samples.tables[0];
  if (!first) throw new Error("no table among the samples");
  const table = structuredClone(rootTable(first));
  const [one, other] = table.players;
  if (!one || !other) throw new Error("nobody sits there");
  one.in_play = ["coffin_makers"];
  one.aside = 2;
  other.aside = 3;
  one.crafted = { boot: 2, tea: 1 };
  one.exhausted = { boot: 1 };
  return table;
}

describe("what a player has", () => {
  beforeAll(() => speak("en"));

  it("tells items that lie face down from those that lie face up", () => {
    expect(tiles(laid().players[0]!)).toEqual([
      ["boot", 1],
      ["boot-", 1],
      ["tea", 1],
    ]);
  });

  it("says whose warriors lie on a card that keeps them", () => {
    const table = laid();
    const lines = belongings(nouns, table.players[0]!, table, null).map(({ text }) => text);

    expect(fallen(table)).toHaveLength(2);
    expect(lines.some((text) => text.includes("Coffin Makers") && text.includes("3 warriors"))).toBe(true);
    expect(lines.some((text) => text.includes("1 × boot (exhausted)"))).toBe(true);
  });

  it("has cards that keep warriors, and cards that do not", () => {
    expect(keeps("coffin_makers")).toBe(true);
    expect(keeps("tunnels")).toBe(false);
  });

  it("says more about a card than stands on it, with its paragraph", () => {
    for (const { explained } of DECKS)
      for (const card of explained) {
        const told = explain(nouns, `card:${card}`, laid());
        expect(told?.text, card).toContain(say([`root.explain.${card}`]));
        expect(told?.law, card).toMatch(/^root /);
      }
  });
});
