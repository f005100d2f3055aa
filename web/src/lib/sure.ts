/** What must be there: the thing itself, or an error that names it. */
export function sure<T>(thing: T | null | undefined, what = "it"): T {
  if (thing === null || thing === undefined) throw new Error(`${what} should be there, and is not`);
  return thing;
}
