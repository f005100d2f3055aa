import { describe, expect, it } from "vitest";
import { MAPS } from "./maps";
import type { MapFace } from "./maps/face";
import { plant } from "./planting";
import { HIGH, inside, layOut, WIDE } from "./woodland";
import { distance, onBow, type Point } from "./wobble";

const rooms: [number, number][] = [
  [340, 300],
  [1050, 340],
  [340, 310],
  [378, 400],
  [390, 560],
  [700, 500],
  [1050, 560],
  [1100, 700],
  [398, 330],
  [980, 300],
  [2060, 1010],
];
const cases = MAPS.flatMap((face) =>
  rooms.map(([w, h]): [string, number, number, MapFace] => [face.data.id, w, h, face]),
);

describe.each(cases)("the %s map in a room of %d × %d", (_, width, height, face) => {
  const map = face.data;
  const woods = layOut(map, width, height);
  const places = [...woods.clearings.values()];

  it("cuts no clearing, nor what hangs on its rim", () => {
    for (const { x, y } of places) {
      expect(x - 84 * woods.scale).toBeGreaterThanOrEqual(-0.5);
      expect(x + 84 * woods.scale).toBeLessThanOrEqual(width + 0.5);
      expect(y - 84 * woods.scale).toBeGreaterThanOrEqual(-0.5);
      expect(y + 72 * woods.scale).toBeLessThanOrEqual(height + 0.5);
    }
  });

  it("lets no clearing lie on another", () => {
    places.forEach((a, i) =>
      places.slice(i + 1).forEach((b) => {
        const apart = Math.hypot((a.x - b.x) / WIDE, (a.y - b.y) / HIGH) / woods.scale;
        expect(apart).toBeGreaterThan(2);
      }),
    );
  });

  it("turns when the room is higher than wide", () => {
    expect(woods.turned).toBe(width < height);
    const corners = map.clearing.filter(({ corner }) => corner).toSorted((a, b) => a.x - b.x);
    const [north, south] = corners.slice(0, 2).toSorted((a, b) => a.y - b.y);
    const [one, other] = [woods.clearings.get(north!.id), woods.clearings.get(south!.id)];
    if (woods.turned) expect(one!.x).toBeGreaterThan(other!.x);
    else expect(one!.y).toBeLessThan(other!.y);
  });

  it("stays as it lies while the room is nearly square", () => {
    expect(layOut(map, 400, 390, true).turned).toBe(true);
    expect(layOut(map, 390, 400, false).turned).toBe(false);
    expect(layOut(map, 600, 390, true).turned).toBe(false);
    expect(layOut(map, 390, 600, false).turned).toBe(true);
  });

  it("finds the heart of each forest within its clearings and beside all of them", () => {
    for (const forest of woods.forests) {
      const ring = map.forest
        .find((one) => one.id === forest.id)!
        .clearings.map((id) => woods.clearings.get(id)!);
      expect(inside(forest, ring), `forest ${forest.id}`).toBe(true);
      for (const place of places) expect(distance(place, forest)).toBeGreaterThan(HIGH * woods.scale);
    }
  });

  it("is the same each time", () => {
    expect(layOut(map, width, height)).toEqual(woods);
    expect(plant(face, woods)).toEqual(plant(face, woods));
  });

  it("plants nothing on paths and in clearings", () => {
    const trees = plant(face, woods);
    const nearest = (away: (tree: Point) => number): number => Math.min(...trees.map(away));
    expect(trees.length).toBeGreaterThan(100);
    for (const { x, y } of places)
      expect(nearest((tree) => Math.hypot((tree.x - x) / WIDE, (tree.y - y) / HIGH))).toBeGreaterThan(
        woods.scale,
      );
    for (const way of woods.paths)
      for (let t = 0; t <= 1; t += 0.25)
        expect(nearest((tree) => distance(onBow(way, t), tree))).toBeGreaterThan(6 * woods.scale);
  });
});

describe.each(cases.filter(([, width]) => width >= 800))(
  "the %s map in a wide room of %d × %d",
  (_, width, height, { data }) => {
    it("leaves room for the glow around a clearing at both sides", () => {
      const woods = layOut(data, width, height);
      for (const { x } of woods.clearings.values()) {
        expect(x - 92 * woods.scale).toBeGreaterThanOrEqual(0);
        expect(x + 92 * woods.scale).toBeLessThanOrEqual(width);
      }
    });
  },
);
