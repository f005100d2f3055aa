/** Hand-drawn irregularity from a seeded generator: the same map looks the same on every screen. */
import { sure } from "$lib/sure";

export interface Point {
  x: number;
  y: number;
}

/** A quadratic curve. */
export interface Bow {
  a: Point;
  m: Point;
  b: Point;
}

export class Wobble {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A number from 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }
}

export const round = (value: number): number => Math.round(value * 10) / 10;
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A closed line that goes smoothly through the middles between points. */
export function smooth(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const a = sure(points[i % points.length]);
    const b = sure(points[(i + 1) % points.length]);
    return { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) };
  };
  const start = middle(points.length - 1);
  let line = `M${start.x} ${start.y}`;
  points.forEach((point, i) => {
    const end = middle(i);
    line += `Q${round(point.x)} ${round(point.y)} ${end.x} ${end.y}`;
  });
  return `${line}Z`;
}

/** A wobbly ellipse around a point. */
export function blob(
  wobble: Wobble,
  centre: Point,
  rx: number,
  ry: number,
  jitter = 0.045,
  corners = 16,
): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i += 1) {
    const angle = (i / corners) * Math.PI * 2;
    const reach = 1 + wobble.between(-jitter, jitter);
    points.push({ x: centre.x + Math.cos(angle) * rx * reach, y: centre.y + Math.sin(angle) * ry * reach });
  }
  return smooth(points);
}

/** The curve from one point to another that swings aside by so much. */
export function bow(a: Point, b: Point, aside: number): Bow {
  const length = distance(a, b) || 1;
  return {
    a,
    b,
    m: {
      x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * aside,
      y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * aside,
    },
  };
}

export function onBow(curve: Bow, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * curve.a.x + 2 * u * t * curve.m.x + t * t * curve.b.x,
    y: u * u * curve.a.y + 2 * u * t * curve.m.y + t * t * curve.b.y,
  };
}

export const bowLine = ({ a, m, b }: Bow): string =>
  `M${round(a.x)} ${round(a.y)}Q${round(m.x)} ${round(m.y)} ${round(b.x)} ${round(b.y)}`;

/** How near a curve comes to a point. */
export function awayFromBow(curve: Bow, point: Point, steps = 14): number {
  let nearest = Infinity;
  for (let i = 0; i <= steps; i += 1) nearest = Math.min(nearest, distance(onBow(curve, i / steps), point));
  return nearest;
}
