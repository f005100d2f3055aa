/** How the board fits its room: it is laid out for a certain size at least, and scaled where there is less. */

export interface Fitting {
  /** One page at a time. */
  narrow: boolean;
  scale: number;
  /** The size it is laid out for. */
  width: number;
  height: number;
  /** Where the citadel's wall ends. */
  wall: number;
}

const WIDE = { width: 1050, height: 544 };
const NARROW = { width: 366, height: 400 };
/** Below this width pages are turned. */
const BREAK = 700;
const RAIL = 38;
const CITADEL = 224;
const COUNTRY = 284;

/** Fit a room; null while it has no size. */
export function fit(width: number, height: number): Fitting | null {
  if (width < 60 || height < 60) return null;
  const narrow = width < BREAK;
  const least = narrow ? NARROW : WIDE;
  const scale = Math.min(width / least.width, height / least.height);
  const size = { width: Math.floor(width / scale), height: Math.floor(height / scale) };
  const wall = narrow ? 0 : RAIL + Math.round(((size.height - RAIL) * CITADEL) / (CITADEL + COUNTRY));
  return { narrow, scale, ...size, wall };
}
