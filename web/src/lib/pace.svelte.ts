/**
 * What others do, at a pace one can follow: bots answer faster than anybody can look. Entries are shown one after the
 * other, each for a while; the more are waiting, the shorter, and when very many are, several at once. Whoever does not
 * want to watch skips to the end; whoever wants to understand asks for one move after the other.
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
  /** Where each move is asked for: whether somebody has had enough of that until it is their own turn. */
  private hurried = false;
  private readonly rest: () => number;

  /** `rest` says for how many milliseconds an entry is shown, if few are waiting. */
  constructor(rest: () => number) {
    this.rest = rest;
  }

  /** Show something when it is its turn; what answers this person's own move (`own`) at once. */
  put(show: () => void, rests: boolean, own = false): void {
    if (own) this.hurried = false;
    this.queue.push({ show, rests });
    if (own || document.hidden || this.rest() === 0 || (this.hurried && this.stepwise)) this.flush();
    else if (this.timer === undefined) this.next();
    else this.waiting = this.queue.length;
  }

  /** Show everything that waits, now; where each move is asked for, also what comes before one's own turn. */
  skip(): void {
    this.hurried = true;
    this.flush();
  }

  private flush(): void {
    const all = this.queue;
    this.clear();
    for (const entry of all) entry.show();
    if (all.at(-1)?.rests && !this.stepwise) this.free = performance.now() + this.rest();
  }

  /** Whether every move is asked for. */
  get stepwise(): boolean {
    return this.rest() === Infinity;
  }

  /** Show the next move, and what comes before the one after it. */
  step(): void {
    clearTimeout(this.timer);
    this.free = 0;
    this.next();
  }

  /** Go on as is wished now: the wish has changed while something waited. */
  again(): void {
    clearTimeout(this.timer);
    this.free = Math.min(this.free, performance.now() + this.rest());
    if (this.rest() === 0) this.flush();
    else this.next();
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
      if (wait === Infinity) break;
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        break;
      }
      const entry = this.queue.shift();
      entry?.show();
      if (!entry?.rests) continue;
      if (!this.stepwise)
        for (const more of this.queue.splice(0, Math.floor(this.queue.length / MANY))) more.show();
      const share = Math.min(1, FEW / Math.max(1, this.queue.length));
      this.free = performance.now() + this.rest() * Math.max(LEAST, share);
    }
    this.waiting = this.queue.length;
  }
}
