/** Hand-drawn irregularity from a seeded generator: the same citadel on every screen. */

export class Chance {
  private state: number;

  constructor(seed: number | string) {
    this.state = typeof seed === "number" ? seed >>> 0 : hash(seed);
  }

  /** A number from 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }
}

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A ridge from the left to the right edge, filled down to the bottom. */
export function ridge(
  chance: Chance,
  width: number,
  height: number,
  top: number,
  swing: number,
  steps = 7,
): string {
  let line = `M0 ${height}`;
  let before = { x: 0, y: top + chance.between(-swing, swing) };
  line += `L0 ${round(before.y)}`;
  for (let i = 1; i <= steps; i += 1) {
    const next = { x: (width * i) / steps, y: top + chance.between(-swing, swing) };
    const middle = (before.x + next.x) / 2;
    line += `C${round(middle)} ${round(before.y)} ${round(middle)} ${round(next.y)} ${round(next.x)} ${round(next.y)}`;
    before = next;
  }
  return `${line}L${width} ${height}Z`;
}

/** Courses of stones: short strokes where mortar shows. */
export function masonry(chance: Chance, width: number, height: number, course = 11, share = 0.5): string {
  let line = "";
  for (let row = 0; row * course < height; row += 1) {
    for (let x = row % 2 ? -8 : 0; x < width; x += 20) {
      if (chance.next() > share) continue;
      const y = round(row * course + chance.between(-0.8, 0.8));
      const x0 = round(x + chance.between(-2, 2));
      line += `M${x0} ${y}h${round(chance.between(9, 18))}`;
      if (chance.next() < 0.55) line += `M${round(x0 + 4)} ${y}v${course - 1.5}`;
    }
  }
  return line;
}
