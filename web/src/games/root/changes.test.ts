import { beforeAll, describe, expect, it } from "vitest";
import { capital, has, lawOf, say, speak, t } from "$lib/texts.svelte";
import { changes } from "./changes";
import "./factions";
import { Nouns } from "./nouns";
import { samples } from "./samples";
import { rootTable, type RootTable } from "./types";

const nouns = new Nouns({ t, has, lawOf });
const before = structuredClone(
  rootTable(samples.tables.find((table) => (table["players"] as unknown[]).length === 4) ?? {}),
);

/** The same table, a little different. */
function altered(change: (table: RootTable) => void): RootTable {
  const table = structuredClone(before);
  change(table);
  return table;
}

const said = (after: RootTable, me = 0): Record<number, string[]> =>
  Object.fromEntries(
    changes(nouns, before, after, [], me).map((change) => [
      change.seat,
      change.said.map((phrase) => capital(say(phrase))),
    ]),
  );

describe("what has changed", () => {
  beforeAll(() => speak("en"));

  it("is nothing between a table and itself", () => {
    expect(changes(nouns, before, before, [], 0)).toEqual([]);
  });

  it("tells points, cards, pieces, clearings and cards in play, seat by seat", () => {
    const after = altered((table) => {
      const [one, other] = table.players;
      const [clearing] = table.clearings;
      if (!one || !other || !clearing) throw new Error("a table has players and clearings");
      one.points += 2;
      one.hand += 1;
      other.points += 1;
      other.hand -= 2;
      clearing.warriors["1"] = (clearing.warriors["1"] ?? 0) + 2;
      one.rules = one.rules.slice(1);
      other.in_play = [...other.in_play, "armorers"];
    });
    const all = said(after);
    expect(all[0]?.[0]).toMatch(/^Scored 2 points, \d+ now$/);
    expect(all[0]?.[1]).toMatch(/^1 card more: \d+$/);
    if ((before.players[0]?.rules.length ?? 0) > 0) expect(all[0]?.[2]).toMatch(/^No longer rules clearing/);
    expect(all[1]).toEqual([
      expect.stringMatching(/^Scored 1 point, \d+ now$/),
      expect.stringMatching(/^2 cards fewer: -?\d+$/),
      "New on the map: 2 warriors",
      expect.stringMatching(/^New in play: Armorers/),
    ]);
  });

  it("begins with oneself, and with what others did to one", () => {
    const sentence = ["table.verbatim", { text: "The Eyrie removed 1 warrior." }];
    const removed = { kind: "removed", facts: { by: 1, owner: 2 }, sentence };
    const mine = { kind: "removed", facts: { by: 2, owner: 2 }, sentence };
    const after = altered((table) => table.players.forEach((player) => (player.points += 1)));
    const [first] = changes(nouns, before, after, [removed, mine], 2);
    expect(first?.seat).toBe(2);
    expect(first?.said[0]).toBe(sentence);
    expect(first?.said).toHaveLength(2);
  });

  it("is said in every language", async () => {
    const after = altered((table) =>
      table.players.forEach((player) => {
        player.points += 1;
        player.hand += 1;
        player.rules = player.rules.includes(1) ? [] : [...player.rules, 1];
        player.crafted = { ...player.crafted, sword: (player.crafted.sword ?? 0) + 1 };
      }),
    );
    for (const language of ["it", "de", "en"] as const) {
      await speak(language);
      expect(JSON.stringify(said(after))).not.toMatch(/<|undefined|\?/);
    }
  });
});
