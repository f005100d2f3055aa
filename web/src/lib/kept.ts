/** What has not changed stays the same object, so that nothing that only hangs on it is worked out or drawn again. */

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Return what equals `now`, made of the parts of `before` wherever they are equal.  Both are plain data from JSON. */
export function kept<T>(before: unknown, now: T): T {
  return keep(before, now) as T;
}

function keep(before: unknown, now: unknown): unknown {
  if (before === now) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? keepList(before, now) : now;
  if (isPlain(now)) return isPlain(before) ? keepRecord(before, now) : now;
  return now;
}

function keepList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const made = now.map((value, index) => keep(before[index], value));
  return before.length === made.length && made.every((value, index) => value === before[index])
    ? before
    : made;
}

function keepRecord(before: Plain, now: Plain): Plain {
  const made: Plain = {};
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    made[key] = keep(before[key], now[key]);
    same &&= key in before && made[key] === before[key];
  }
  return same ? before : made;
}
