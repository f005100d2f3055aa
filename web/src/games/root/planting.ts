/** The trees of a map: planted everywhere but on clearings, ways and water. */
import type { MapFace } from "./maps/face";
import { HIGH, inside, WIDE, type Woodland } from "./woodland";
import { onBow, Wobble, type Point } from "./wobble";

/** Something that grows: which drawing, how large, which of the palette's colours. */
export interface Growth extends Point {
  kind: "round" | "conifer" | "bare" | "bush" | "stone" | "tuft" | "peak";
  size: number;
  tone: number;
  flip: boolean;
}

export const TONES = 7;
/** Where trees are too near something for a tall one, something low grows. */
const LOW = 5;
const CELL = 40;

/** Points in the plane, found by where they are. */
class Field<T extends Point> {
  private readonly cells = new Map<number, T[]>();

  add(point: T): void {
    const key = this.key(Math.floor(point.x / CELL), Math.floor(point.y / CELL));
    const cell = this.cells.get(key);
    if (cell) cell.push(point);
    else this.cells.set(key, [point]);
  }

  /** Whether something within one cell's width holds. */
  some(point: Point, test: (other: T, squared: number) => boolean): boolean {
    const [column, row] = [Math.floor(point.x / CELL), Math.floor(point.y / CELL)];
    for (let i = column - 1; i <= column + 1; i += 1)
      for (let j = row - 1; j <= row + 1; j += 1)
        for (const other of this.cells.get(this.key(i, j)) ?? []) {
          const [dx, dy] = [other.x - point.x, other.y - point.y];
          if (test(other, dx * dx + dy * dy)) return true;
        }
    return false;
  }

  private key(column: number, row: number): number {
    return (column + 8) * 1024 + row + 8;
  }
}

export function plant(map: MapFace, woods: Woodland): Growth[] {
  const wobble = new Wobble(map.seeds.table);
  const size = Math.max(0.62, Math.min(1.05, woods.scale * 1.02));
  const free = freedom(woods, size);
  const grown = new Field<Growth>();
  const all: Growth[] = [];
  const step = 11.5 * size;
  for (let turn = 0; turn < 2; turn += 1)
    for (let y = -6; y < woods.height + 14; y += step)
      for (let x = -8; x < woods.width + 8; x += step) {
        const point = { x: x + wobble.next() * step, y: y + wobble.next() * step };
        const spacing = wobble.between(12.5, 18.5) * size;
        const chance = wobble.next();
        const tone = Math.floor(wobble.next() * TONES);
        const grow = wobble.between(0.82, 1.2) * size;
        const flip = wobble.next() < 0.5;
        if (grown.some(point, (_, squared) => squared < spacing * spacing)) continue;
        const kind = free(point, LOW * size)
          ? map.tall(chance)
          : free(point, -2 * size)
            ? undergrowth(chance)
            : null;
        if (!kind) continue;
        const growth = { ...point, kind, size: grow, tone, flip };
        grown.add(growth);
        all.push(growth);
      }
  return all.sort((a, b) => a.y - b.y);
}

/** Says whether a point is farther than so much from everything that must not be covered. */
function freedom(woods: Woodland, size: number): (point: Point, room: number) => boolean {
  const clearings = [...woods.clearings.values()];
  const lines = new Field<Point & { room: number }>();
  const mark = (ways: readonly Woodland["paths"][number][], room: number): void => {
    for (const way of ways) for (let i = 0; i <= 40; i += 1) lines.add({ ...onBow(way, i / 40), room });
  };
  mark(woods.paths, 13 * woods.scale + 7 * size);
  mark(
    [...woods.rivers, ...woods.mouths.map((bow) => ({ ...bow, from: 0, to: 0 }))],
    21 * woods.scale + 8 * size,
  );
  const { lake } = woods;
  if (lake)
    mark(
      lake.shore.map((bow) => ({ ...bow, from: 0, to: 0 })),
      9 * woods.scale + 6 * size,
    );
  return (point, room) => {
    for (const place of clearings) {
      const away =
        Math.hypot((point.x - place.x) / (WIDE + 13), (point.y - place.y) / (HIGH + 16)) - woods.scale;
      if (away * HIGH - 3 * size < room) return false;
    }
    if (lake && inside(point, lake.area)) return false;
    return !lines.some(point, (dot, squared) => squared < (dot.room + room) ** 2);
  };
}

const undergrowth = (chance: number): Growth["kind"] | null =>
  chance < 0.34 ? "tuft" : chance < 0.5 ? "bush" : chance < 0.58 ? "stone" : null;
