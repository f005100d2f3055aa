/** Where everything on the map lies in a room of any shape: places, ways, trees.  Positions stretch, pieces do not. */
import type { MapData } from "./data";
import { awayFromBow, bow, distance, onBow, Wobble, type Bow, type Point } from "./wobble";

/** Half width and half height of a clearing, before it is scaled; everything in it is drawn in these units. */
export const WIDE = 71;
export const HIGH = 63;
/** How far things reach beyond the middle of a clearing: badge, tokens, banner, number. */
const REACH = { left: 84, right: 86, top: 86, bottom: 73 };
const LARGEST = 1.3;
const SMALLEST = 0.36;

export interface Way extends Bow {
  from: number;
  to: number;
}

export interface Glade extends Point {
  id: number;
  /** How much room there is around its middle. */
  room: number;
}

export interface Woodland {
  width: number;
  height: number;
  turned: boolean;
  scale: number;
  clearings: Map<number, Point>;
  forests: Glade[];
  paths: Way[];
  rivers: Way[];
  /** Where a river leaves the map. */
  mouths: Bow[];
}

/** Lay a map out in a room. */
export function layOut(map: MapData, width: number, height: number): Woodland {
  const turned = width < height;
  const places = new Map<number, Point>();
  const raw = map.clearing.map((one) => ({
    id: one.id,
    x: turned ? map.height - one.y : one.x,
    y: turned ? one.x : one.y,
  }));
  const low = { x: Math.min(...raw.map((p) => p.x)), y: Math.min(...raw.map((p) => p.y)) };
  const high = { x: Math.max(...raw.map((p) => p.x)), y: Math.max(...raw.map((p) => p.y)) };

  // Where there is room, woods lie between the clearings; on a small screen the clearings need it themselves.
  const ample = Math.max(0, Math.min(1, (Math.min(width, height) - 330) / 260));
  const air = 18 + 62 * ample;
  let scale = Math.min(LARGEST, Math.sqrt((width * height) / 12) / (150 + 70 * ample));
  for (; scale > SMALLEST; scale *= 0.97) {
    const room = inner(width, height, scale);
    for (const one of raw)
      places.set(one.id, {
        x: room.x + ((one.x - low.x) / (high.x - low.x)) * room.width,
        y: room.y + ((one.y - low.y) / (high.y - low.y)) * room.height,
      });
    if (spread(places, room, scale, air)) break;
  }

  const rivers = ways(map, map.rivers, places, scale, 0.34);
  const paths = ways(map, map.paths, places, scale, 0.2);
  const forests = map.forest.map((forest) => {
    const ring = forest.clearings.map((id) => places.get(id) as Point);
    return { id: forest.id, ...heart(ring, [...places.values()], [...paths, ...rivers], scale) };
  });
  return {
    width,
    height,
    turned,
    scale,
    clearings: places,
    forests,
    paths,
    rivers,
    mouths: mouths(map, places, width, height),
  };
}

interface Room extends Point {
  width: number;
  height: number;
}

function inner(width: number, height: number, scale: number): Room {
  return {
    x: REACH.left * scale,
    y: REACH.top * scale,
    width: width - (REACH.left + REACH.right) * scale,
    height: height - (REACH.top + REACH.bottom) * scale,
  };
}

/** Push places apart that are too near each other; true if all have their room in the end. */
function spread(places: Map<number, Point>, room: Room, scale: number, air: number): boolean {
  const points = [...places.values()];
  const wide = (WIDE * 2 + air) * scale;
  const high = (HIGH * 2 + air * 0.8) * scale;
  for (let turn = 0; turn < 160; turn += 1) {
    let worst = 0;
    for (let i = 0; i < points.length; i += 1)
      for (let j = 0; j < i; j += 1) {
        const a = points[i] as Point;
        const b = points[j] as Point;
        const dx = (a.x - b.x) / wide;
        const dy = (a.y - b.y) / high;
        const near = Math.hypot(dx, dy) || 0.01;
        if (near >= 1) continue;
        worst = Math.max(worst, 1 - near);
        const push = ((1 - near) / near) * 0.5;
        a.x += dx * push * wide;
        b.x -= dx * push * wide;
        a.y += dy * push * high;
        b.y -= dy * push * high;
      }
    for (const point of points) {
      point.x = Math.min(room.x + room.width, Math.max(room.x, point.x));
      point.y = Math.min(room.y + room.height, Math.max(room.y, point.y));
    }
    if (worst < 0.02) return true;
  }
  return false;
}

/** Curves between clearings that keep away from the others. */
function ways(
  map: MapData,
  pairs: readonly [number, number][],
  places: Map<number, Point>,
  scale: number,
  swing: number,
): Way[] {
  return pairs.map(([from, to]) => {
    const wobble = new Wobble(from * 131 + to * 7 + map.id.length);
    const a = places.get(from) as Point;
    const b = places.get(to) as Point;
    const most = distance(a, b) * swing;
    const liking = wobble.between(-0.7, 0.7) * most;
    let best = bow(a, b, liking);
    let value = -Infinity;
    for (let i = -8; i <= 8; i += 1) {
      const curve = bow(a, b, (i / 8) * most);
      let free = Infinity;
      for (const [id, place] of places)
        if (id !== from && id !== to) free = Math.min(free, awayFromBow(curve, place));
      const worth = Math.min(free, WIDE * 1.35 * scale) - Math.abs((i / 8) * most - liking) * 0.18;
      if (worth > value) [value, best] = [worth, curve];
    }
    return { from, to, ...best };
  });
}

/** The middle of a forest: the point within the ring of its clearings that is farthest from everything. */
function heart(
  ring: readonly Point[],
  clearings: readonly Point[],
  lines: readonly Bow[],
  scale: number,
): Point & { room: number } {
  const left = Math.min(...ring.map((p) => p.x));
  const right = Math.max(...ring.map((p) => p.x));
  const top = Math.min(...ring.map((p) => p.y));
  const bottom = Math.max(...ring.map((p) => p.y));
  let best = { x: (left + right) / 2, y: (top + bottom) / 2, room: 0 };
  const steps = 22;
  for (let i = 1; i < steps; i += 1)
    for (let j = 1; j < steps; j += 1) {
      const point = { x: left + ((right - left) * i) / steps, y: top + ((bottom - top) * j) / steps };
      if (!inside(point, ring)) continue;
      let room = Infinity;
      for (const place of clearings)
        room = Math.min(
          room,
          distance({ x: place.x, y: place.y + (point.y - place.y) * (1 - WIDE / HIGH) }, point) -
            WIDE * scale,
        );
      for (const line of lines) room = Math.min(room, awayFromBow(line, point, 10) - 10 * scale);
      if (room > best.room) best = { ...point, room };
    }
  return best;
}

export function inside(point: Point, ring: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const a = ring[i] as Point;
    const b = ring[j] as Point;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      within = !within;
  }
  return within;
}

/** A river that ends in a clearing flows on to the nearest edge. */
function mouths(map: MapData, places: Map<number, Point>, width: number, height: number): Bow[] {
  const ends = map.clearing.filter((one) => map.rivers.filter((pair) => pair.includes(one.id)).length === 1);
  return ends.map((one) => {
    const a = places.get(one.id) as Point;
    const exits = [
      { x: a.x + 20, y: -30 },
      { x: a.x - 20, y: height + 30 },
      { x: -30, y: a.y + 26 },
      { x: width + 30, y: a.y - 26 },
    ];
    const b = exits.reduce((nearest, exit) => (distance(a, exit) < distance(a, nearest) ? exit : nearest));
    return bow(a, b, 14);
  });
}

/** Something that grows: which drawing, how large, which of the palette's colours. */
export interface Growth extends Point {
  kind: "round" | "conifer" | "bare" | "bush" | "stone" | "tuft";
  size: number;
  tone: number;
  flip: boolean;
}

export const TONES = 7;

/** Plant the woods: everywhere but on clearings, ways and water. */
export function plant(map: MapData, woods: Woodland): Growth[] {
  const wobble = new Wobble(map.id === "winter" ? 4711 : 815);
  const size = Math.max(0.62, Math.min(1.05, woods.scale * 1.02));
  const grid = new Map<string, Point[]>();
  const cell = 30;
  const grown: Growth[] = [];
  const clearings = [...woods.clearings.values()];
  const lines: [Point[], number][] = [
    ...woods.paths.map((way): [Point[], number] => [dots(way), 13 * woods.scale + 7 * size]),
    ...[...woods.rivers, ...woods.mouths].map((way): [Point[], number] => [
      dots(way),
      21 * woods.scale + 8 * size,
    ]),
  ];
  const nearest = (point: Point): number => {
    let near = Infinity;
    for (const place of clearings) {
      const away =
        Math.hypot((point.x - place.x) / (WIDE + 13), (point.y - place.y) / (HIGH + 16)) - woods.scale;
      near = Math.min(near, away * HIGH - 3 * size);
    }
    for (const [line, room] of lines)
      for (const dot of line) near = Math.min(near, distance(point, dot) - room);
    return near;
  };
  const crowded = (point: Point, room: number): boolean => {
    const [cx, cy] = [Math.floor(point.x / cell), Math.floor(point.y / cell)];
    for (let i = -1; i <= 1; i += 1)
      for (let j = -1; j <= 1; j += 1)
        for (const other of grid.get(`${cx + i},${cy + j}`) ?? [])
          if (distance(point, other) < room) return true;
    return false;
  };
  const tries = Math.round((woods.width * woods.height) / (22 * size * size));
  for (let i = 0; i < tries; i += 1) {
    const point = { x: wobble.between(-8, woods.width + 8), y: wobble.between(-6, woods.height + 14) };
    const spacing = wobble.between(12.5, 18.5) * size;
    const free = nearest(point);
    const chance = wobble.next();
    const tone = Math.floor(wobble.next() * TONES);
    const grow = wobble.between(0.82, 1.2) * size;
    const flip = wobble.next() < 0.5;
    if (free < -2 * size || crowded(point, spacing)) continue;
    const small = free < 5 * size;
    const kind = small ? undergrowth(chance) : tall(map.id, chance);
    if (!kind) continue;
    grown.push({ ...point, kind, size: grow, tone, flip });
    const key = `${Math.floor(point.x / cell)},${Math.floor(point.y / cell)}`;
    grid.set(key, [...(grid.get(key) ?? []), point]);
  }
  return grown.sort((a, b) => a.y - b.y);
}

const undergrowth = (chance: number): Growth["kind"] | null =>
  chance < 0.34 ? "tuft" : chance < 0.5 ? "bush" : chance < 0.58 ? "stone" : null;

function tall(map: string, chance: number): Growth["kind"] {
  if (map === "winter") return chance < 0.56 ? "conifer" : chance < 0.93 ? "bare" : "bush";
  return chance < 0.66 ? "round" : chance < 0.93 ? "conifer" : "bush";
}

const dots = (way: Bow): Point[] => Array.from({ length: 25 }, (_, i) => onBow(way, i / 24));

/** The way from one place to another, as the pieces go that move along it. */
export function between(
  woods: Woodland,
  from: Point,
  to: Point,
  origin: number | null,
  destination: number | null,
): Bow {
  const way = woods.paths.find(
    (one) =>
      (one.from === origin && one.to === destination) || (one.to === origin && one.from === destination),
  );
  if (!way) return bow(from, to, distance(from, to) * 0.08);
  return { a: from, m: way.m, b: to };
}
