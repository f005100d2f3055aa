/** A lake between clearings: its shore, the ways across it, and where a ferry lands. */
import { sure } from "$lib/sure";
import type { MapData } from "./data";
import { awayFromBow, distance, onBow, type Bow, type Point } from "./wobble";

export interface Lake {
  middle: Point;
  /** From each coastal clearing to the next around the lake. */
  shore: Bow[];
  /** The same, as points. */
  area: Point[];
}

/** How far the shore between two clearings is drawn in towards the middle: so far that no other clearing lies on it. */
const BAYS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
/** The same for the ways across. */
const ACROSS = 0.55;
const STEPS = 12;

const towards = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

const drawn = (a: Point, b: Point, middle: Point, part: number): Bow => ({
  a,
  b,
  m: towards(towards(a, b, 0.5), middle, part),
});

/** The lake of a map, once its clearings have their places, and so much air around them; null if it has none. */
export function layLake(map: MapData, places: ReadonlyMap<number, Point>, air: number): Lake | null {
  const coast = (map.lake_order ?? []).map((id) => sure(places.get(id)));
  if (coast.length === 0) return null;
  const middle = {
    x: coast.reduce((sum, { x }) => sum + x, 0) / coast.length,
    y: coast.reduce((sum, { y }) => sum + y, 0) / coast.length,
  };
  const inland = [...places].filter(([id]) => !map.lake_order?.includes(id)).map(([, place]) => place);
  const shore = coast.map((one, i) => {
    const bays = BAYS.map((part) => drawn(one, sure(coast[(i + 1) % coast.length]), middle, part));
    const free = bays.find((bay) => inland.every((place) => awayFromBow(bay, place) > air));
    return free ?? sure(bays.at(-1));
  });
  const area = shore.flatMap((bow) => Array.from({ length: STEPS }, (_, i) => onBow(bow, i / STEPS)));
  return { middle, shore, area };
}

/** The ways from each coastal clearing to every other. */
export function crossings(
  map: MapData,
  places: ReadonlyMap<number, Point>,
  lake: Lake | null,
): (Bow & { from: number; to: number })[] {
  const coast = map.lake_order ?? [];
  if (!lake) return [];
  return coast.flatMap((from, i) =>
    coast.slice(0, i).map((to) => ({
      from,
      to,
      ...drawn(sure(places.get(from)), sure(places.get(to)), lake.middle, ACROSS),
    })),
  );
}

/** Where the ferry lies beside a clearing: off its shore, on the water. */
export function landing(lake: Lake, clearing: Point, wide: number, high: number): Point {
  const [dx, dy] = [lake.middle.x - clearing.x, lake.middle.y - clearing.y];
  const length = distance(lake.middle, clearing) || 1;
  const rim = 1 / Math.hypot(dx / length / wide, dy / length / high);
  return towards(clearing, lake.middle, Math.min(1, rim / length));
}
