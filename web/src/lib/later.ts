/**
 * Work that need not be done in the frame in which things move: names and lists that are heard, not seen.  It is done
 * between frames, a little at a time, and at the latest after half a second.
 */

const AT_THE_LATEST = 500;
/** Milliseconds of a slice where the browser does not say how long it is idle, or has not been for long. */
const SLICE = 4;

type Work = () => void;

const waiting = new Set<Work>();
let called = false;

/** Do something soon.  Returns what takes it back. */
export function later(work: Work): () => void {
  waiting.add(work);
  call();
  return () => waiting.delete(work);
}

function call(): void {
  if (called) return;
  called = true;
  // Not every browser has it.
  if (typeof requestIdleCallback === "function") requestIdleCallback(some, { timeout: AT_THE_LATEST });
  else setTimeout(some);
}

function some(idle?: IdleDeadline): void {
  called = false;
  const end = performance.now() + (idle && !idle.didTimeout ? idle.timeRemaining() : SLICE);
  for (const work of waiting) {
    waiting.delete(work);
    work();
    if (performance.now() >= end) break;
  }
  if (waiting.size) call();
}
