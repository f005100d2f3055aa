/** Where everything on the map lies in a room of any shape: places, ways, trees.  Positions stretch, pieces do not. */
import { sure } from "$lib/sure";
import type { MapData } from "./data";
import { crossings, landing, layLake, type Lake } from "./lake";
import { awayFromBow, bow, distance, onBow, Wobble, type Bow, type Point } from "./wobble";

/** Half width and half height of a clearing, before it is scaled; everything in it is drawn in these units. */
export const WIDE = 71;
export const HIGH = 63;
/** How far things reach beyond the middle of a clearing: badge, tokens, banner, number. */
const REACH = { left: 84, right: 86, top: 86, bottom: 77 };
/** What the glow around a clearing reaches beyond that, where there is room for it. */
const GLOW = 12;
/** The room that the heart of a forest wants. */
const HEART = 16;
/** The same where there are many forests, and small ones among them. */
const SMALL = { from: 10, heart: 26 };
/** How far a clearing may be pushed from its place, so that the map stays the one that is printed. */
const DRIFT = 52;
/** The same, as a part of the room. */
const SHARE = 0.15;
const LARGEST = 2.1;
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
  /** How much larger small writing is drawn, so that it can be read on a small screen. */
  boost: number;
  clearings: Map<number, Point>;
  forests: Glade[];
  paths: Way[];
  rivers: Way[];
  /** Where a river leaves the map. */
  mouths: Bow[];
  lake: Lake | null;
  /** The ways of a ferry. */
  crossings: Way[];
}

/** A map that lies one way turns only in a room that is clearly of the other shape: a line more or less is no reason. */
const CLEARLY = 1.3;

/** Lay a map out in a room; `before` says whether it was turned until now. */
export function layOut(map: MapData, width: number, height: number, before?: boolean): Woodland {
  const turned =
    before === undefined ? width < height : before ? width < height * CLEARLY : width * CLEARLY < height;
  const places = new Map<number, Point>();
  const turn = ({ x, y }: Point): Point => (turned ? { x: map.height - y, y: x } : { x, y });
  const raw = map.clearing.map(turn);
  const low = { x: Math.min(...raw.map((p) => p.x)), y: Math.min(...raw.map((p) => p.y)) };
  const high = { x: Math.max(...raw.map((p) => p.x)), y: Math.max(...raw.map((p) => p.y)) };

  // Where there is room, woods lie between the clearings; on a small screen the clearings need it themselves.
  const ample = Math.max(0, Math.min(1, (Math.min(width, height) - 330) / 260));
  const air = 18 + 62 * ample;
  const glow = GLOW * Math.max(0, Math.min(1, (width - 500) / 300));
  const core = map.forest.length >= SMALL.from ? SMALL.heart : HEART;
  let scale = Math.min(LARGEST, Math.sqrt((width * height) / 12) / (150 + 70 * ample));
  for (; scale > SMALLEST; scale *= 0.97) {
    const room = inner(width, height, scale, glow);
    const stretch = (one: Point): Point => {
      const { x, y } = turn(one);
      return {
        x: room.x + ((x - low.x) / (high.x - low.x)) * room.width,
        y: room.y + ((y - low.y) / (high.y - low.y)) * room.height,
      };
    };
    const clearings = map.clearing.map((one) => ({
      ...stretch(one),
      wide: WIDE + air / 2,
      high: HIGH + air * 0.4,
    }));
    const hearts = map.forest.map((one) => ({ ...stretch(one), wide: core, high: core }));
    const settled =
      spread([...clearings, ...hearts], room, scale) &&
      map.clearing.every((one, i) => {
        const [from, to] = [stretch(one), clearings[i] as Point];
        const most = DRIFT * scale;
        return (
          Math.abs(from.x - to.x) < Math.min(most, room.width * SHARE) &&
          Math.abs(from.y - to.y) < Math.min(most, room.height * SHARE)
        );
      });
    map.clearing.forEach(({ id }, i) => places.set(id, { x: clearings[i]?.x ?? 0, y: clearings[i]?.y ?? 0 }));
    if (settled) break;
  }

  const lake = layLake(map, places, (WIDE + 18) * scale);
  const rivers = lake ? [] : ways(map, map.rivers, places, scale, 0.34);
  const paths = ways(map, map.paths, places, scale, 0.2);
  const dots = [...paths, ...rivers, ...(lake?.shore ?? [])].flatMap((way) =>
    Array.from({ length: 15 }, (_, i) => onBow(way, (i + 0.5) / 15)),
  );
  const forests = map.forest.map((forest) => {
    const ring = forest.clearings.map((id) => sure(places.get(id)));
    return { id: forest.id, ...heart(ring, [...places.values()], dots, scale) };
  });
  return {
    width,
    height,
    turned,
    scale,
    boost: Math.max(1, Math.min(1.45, 0.8 / scale)),
    clearings: places,
    forests,
    paths,
    rivers,
    mouths: mouths(map, places, width, height),
    lake,
    crossings: crossings(map, places, lake),
  };
}

interface Room extends Point {
  width: number;
  height: number;
}

function inner(width: number, height: number, scale: number, glow: number): Room {
  return {
    x: (REACH.left + glow) * scale,
    y: REACH.top * scale,
    width: width - (REACH.left + REACH.right + 2 * glow) * scale,
    height: height - (REACH.top + REACH.bottom + glow / 2) * scale,
  };
}

/** Something that needs room around it; its middle moves. */
interface Body extends Point {
  wide: number;
  high: number;
}

/** Push bodies apart that are too near each other; true if all have their room in the end. */
function spread(bodies: readonly Body[], room: Room, scale: number): boolean {
  for (let turn = 0; turn < 160; turn += 1) {
    let worst = 0;
    for (let i = 0; i < bodies.length; i += 1)
      for (let j = 0; j < i; j += 1) {
        const a = sure(bodies[i]);
        const b = sure(bodies[j]);
        const [wide, high] = [(a.wide + b.wide) * scale, (a.high + b.high) * scale];
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
    for (const body of bodies) {
      body.x = Math.min(room.x + room.width, Math.max(room.x, body.x));
      body.y = Math.min(room.y + room.height, Math.max(room.y, body.y));
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
    const a = sure(places.get(from));
    const b = sure(places.get(to));
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
  lines: readonly Point[],
  scale: number,
): Point & { room: number } {
  const left = Math.min(...ring.map((p) => p.x));
  const right = Math.max(...ring.map((p) => p.x));
  const top = Math.min(...ring.map((p) => p.y));
  const bottom = Math.max(...ring.map((p) => p.y));
  let best = { x: (left + right) / 2, y: (top + bottom) / 2, room: -Infinity };
  const steps = 16;
  for (let i = 1; i < steps; i += 1)
    for (let j = 1; j < steps; j += 1) {
      const point = { x: left + ((right - left) * i) / steps, y: top + ((bottom - top) * j) / steps };
      if (!inside(point, ring)) continue;
      let room = Infinity;
      for (const { x, y } of clearings)
        room = Math.min(room, Math.hypot(x - point.x, ((y - point.y) * WIDE) / HIGH) - WIDE * scale);
      for (const dot of lines) room = Math.min(room, distance(dot, point) - 10 * scale);
      if (room > best.room) best = { ...point, room };
    }
  return best;
}

export function inside(point: Point, ring: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const a = sure(ring[i]);
    const b = sure(ring[j]);
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      within = !within;
  }
  return within;
}

/** A river that ends in a clearing flows on to the nearest edge. */
function mouths(map: MapData, places: Map<number, Point>, width: number, height: number): Bow[] {
  const ends = map.clearing.filter((one) => map.rivers.filter((pair) => pair.includes(one.id)).length === 1);
  return ends.map((one) => {
    const a = sure(places.get(one.id));
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

/** The way from one place to another, as the pieces go that move along it. */
export function between(
  woods: Woodland,
  from: Point,
  to: Point,
  origin: number | null,
  destination: number | null,
): Bow {
  const way = [...woods.paths, ...woods.crossings].find(
    (one) =>
      (one.from === origin && one.to === destination) || (one.to === origin && one.from === destination),
  );
  if (!way) return bow(from, to, distance(from, to) * 0.08);
  return { a: from, m: way.m, b: to };
}

/** Where the ferry is seen that lies in a clearing. */
export function ferryAt(woods: Woodland, clearing: number | undefined): Point | null {
  const place = woods.clearings.get(clearing ?? 0);
  if (!woods.lake || !place) return null;
  return landing(woods.lake, place, (WIDE + 20) * woods.scale, (HIGH + 22) * woods.scale);
}

/** The point of a path that is farthest from all clearings. */
export function seenBest(woods: Woodland, way: Bow): Point {
  const places = [...woods.clearings.values()];
  const free = (point: Point): number =>
    Math.min(...places.map(({ x, y }) => Math.hypot((x - point.x) / WIDE, (y - point.y) / HIGH)));
  const points = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65].map((t) => onBow(way, t));
  return points.reduce((best, point) => (free(point) > free(best) + 0.02 ? point : best));
}
