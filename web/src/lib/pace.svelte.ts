/**
 * What others do, at a pace one can follow: bots answer faster than anybody can look. Entries are shown one after the
 * other, each for a while; the more are waiting, the shorter, and when very many are, several at once. Whoever does not
 * want to watch skips to the end.
 */

/** So many may wait before it goes faster. */
const FEW = 10;
/** So many more are shown at once for each further one: nobody sees more than a few changes a second. */
const MANY = 30;

/** The shortest rest, as a share of the usual one. */
const LEAST = 0.4;

interface Entry {
  show: () => void;
  /** Whether there is anything to see in it. */
  rests: boolean;
}

export class Pace {
  /** How many entries are still to be shown. */
  waiting = $state(0);
  private queue: Entry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next entry may be shown. */
  private free = 0;
  private readonly rest: () => number;

  /** `rest` says for how many milliseconds an entry is shown, if few are waiting. */
  constructor(rest: () => number) {
    this.rest = rest;
  }

  /** Show something when it is its turn; what answers this person's own move (`own`) at once. */
  put(show: () => void, rests: boolean, own = false): void {
    this.queue.push({ show, rests });
    if (own || document.hidden || this.rest() === 0) this.skip();
    else if (this.timer === undefined) this.next();
    else this.waiting = this.queue.length;
  }

  /** Show everything that waits, now. */
  skip(): void {
    const all = this.queue;
    this.clear();
    for (const entry of all) entry.show();
    if (all.at(-1)?.rests) this.free = performance.now() + this.rest();
  }

  /** Forget what waits: the table is told anew. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.waiting = 0;
    this.free = 0;
  }

  private next(): void {
    this.timer = undefined;
    while (this.queue.length) {
      const wait = this.free - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        break;
      }
      const entry = this.queue.shift();
      entry?.show();
      if (!entry?.rests) continue;
      for (const more of this.queue.splice(0, Math.floor(this.queue.length / MANY))) more.show();
      const share = Math.min(1, FEW / Math.max(1, this.queue.length));
      this.free = performance.now() + this.rest() * Math.max(LEAST, share);
    }
    this.waiting = this.queue.length;
  }
}
