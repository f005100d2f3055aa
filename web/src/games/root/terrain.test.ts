/** What lies on the lake and the mountain: where it is drawn, how it moves, and what is said of it. */
import { beforeAll, describe, expect, it } from "vitest";
import { has, lawOf, speak, t } from "$lib/texts.svelte";
import type { Event } from "../../protocol";
import { samples } from "./samples";
import { maps } from "./data";
import { explain } from "./explain";
import { motion } from "./flights";
import { Nouns } from "./nouns";
import { outline } from "./outline";
import { describe as said } from "./targets";
import type { RootTable } from "./types";
import { ferryAt, HIGH, inside, layOut, seenBest, WIDE } from "./woodland";
import { distance, onBow } from "./wobble";

const rooms: [number, number][] = [
  [917, 325],
  [378, 400],
  [1100, 700],
];

function table(map: string, more: Partial<RootTable>): RootTable {
  const clearings = maps[map]!.clearing.map(({ id, slots }) => ({
    id,
    suit: "fox" as const,
    slots,
    open: slots,
    ruin: false,
    ruler: null,
    warriors: {},
    pieces: [],
    pawns: [],
  }));
  return {
    map,
    round: 1,
    turn: null,
    phase: null,
    step: null,
    clearings,
    forests: {},
    items: {},
    deck: 0,
    discard: [],
    available: [],
    players: [],
    over: false,
    winners: [],
    reason: null,
    ...more,
  };
}

const event = (kind: string, facts: Record<string, number>): Event => ({ kind, facts });

describe.each(rooms)("in a room of %d × %d", (width, height) => {
  const data = maps["lake"]!;
  const woods = layOut(data, width, height);

  it("the lake lies between its clearings, and no other clearing lies in it", () => {
    const lake = woods.lake!;
    expect(inside(lake.middle, lake.area)).toBe(true);
    for (const { id } of data.clearing)
      if (!data.lake_order!.includes(id))
        expect(inside(woods.clearings.get(id)!, lake.area), `${id}`).toBe(false);
    for (const forest of woods.forests) expect(inside(forest, lake.area), `f${forest.id}`).toBe(false);
  });

  it("the ferry lies beside its clearing, on the water", () => {
    for (const id of data.lake_order!) {
      const [place, ferry] = [woods.clearings.get(id)!, ferryAt(woods, id)!];
      const away = Math.hypot((ferry.x - place.x) / WIDE, (ferry.y - place.y) / HIGH) / woods.scale;
      expect(away).toBeGreaterThan(1);
      expect(distance(ferry, woods.lake!.middle)).toBeLessThan(distance(place, woods.lake!.middle));
    }
    expect(ferryAt(layOut(maps["autumn"]!, width, height), 1)).toBe(null);
  });

  it("a marker lies on its path", () => {
    const mountain = layOut(maps["mountain"]!, width, height);
    for (const [from, to] of maps["mountain"]!.closed_paths!) {
      const way = mountain.paths.find((one) => one.from === from && one.to === to)!;
      const points = Array.from({ length: 41 }, (_, i) =>
        distance(onBow(way, i / 40), seenBest(mountain, way)),
      );
      expect(Math.min(...points)).toBeLessThan(4);
    }
  });
});

describe("what moves", () => {
  it("is the ferry across the lake", () => {
    const woods = layOut(maps["lake"]!, 1000, 600);
    const [before, now] = [table("lake", { ferry: 1 }), table("lake", { ferry: 12 })];
    const { flights, crossing } = motion(
      before,
      now,
      [event("ferried", { seat: 0, origin: 1, destination: 12 })],
      woods,
    );
    expect(crossing).toBe(true);
    expect(flights.map(({ kind, mode }) => [kind, mode])).toEqual([["ferry", "glide"]]);
    expect(flights[0]!.points[0]).toEqual(ferryAt(woods, 1));
    expect(flights[0]!.points.at(-1)).toEqual(ferryAt(woods, 12));
  });

  it("is the marker of a path that is opened", () => {
    const woods = layOut(maps["mountain"]!, 1000, 600);
    const [before, now] = [table("mountain", { closed: ["5-9"] }), table("mountain", { closed: [] })];
    const { flights, crossing } = motion(
      before,
      now,
      [event("path_opened", { seat: 0, origin: 5, destination: 9 })],
      woods,
    );
    expect(crossing).toBe(false);
    expect(flights.map(({ kind, mode }) => [kind, mode])).toEqual([["barrier", "fade"]]);
  });
});

describe.each(["en", "it", "de"] as const)("in %s", (language) => {
  beforeAll(() => speak(language));
  const nouns = new Nouns({ t, has, lawOf });
  const lake = table("lake", { ferry: 11, once: ["ferry"] });
  const mountain = table("mountain", { tower: 10, closed: ["5-9", "8-9"], once: [] });

  it("a clearing says what of the map is in it", () => {
    expect(said(nouns, "clearing:11", lake)).toContain(t("root.tell.ferry_used"));
    expect(said(nouns, "clearing:11", lake)).toContain(t("root.tell.coast"));
    expect(said(nouns, "clearing:2", lake)).not.toContain(t("root.tell.coast"));
    expect(said(nouns, "clearing:10", mountain)).toContain(t("root.tell.tower"));
  });

  it("everything on it is explained, with its paragraph", () => {
    expect(explain(nouns, "ferry", lake)).toMatchObject({ title: t("root.thing.ferry"), law: "root C.2.5" });
    expect(explain(nouns, "tower", mountain)).toMatchObject({ law: "root C.3.4" });
    expect(explain(nouns, "path:5-9", mountain)).toMatchObject({ law: "root C.3.3" });
    expect(explain(nouns, "path:2-5", mountain)).toMatchObject({ law: "root 2.2.1" });
    expect(said(nouns, "path:5-9", mountain)).toContain(t("root.thing.closed_path"));
  });

  it("whoever cannot see the map hears which paths are closed", () => {
    const clearings = outline(nouns, mountain, null)[1]!.items;
    expect(clearings[8]!.text).toContain(nouns.t("root.tell.paths", { places: [1, 10, 12] }));
    expect(clearings[8]!.text).toContain(nouns.t("root.tell.closed", { places: [5, 8] }));
  });
});

it("the samples know both maps", () => {
  expect(JSON.stringify(samples)).toContain("root.path.spend");
});
