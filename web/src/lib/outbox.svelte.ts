/** The answer that was given and is not acknowledged yet: kept while the line is down, sent again when it is back. */
import type { Answer, Request } from "../protocol";

/** What a match needs of the connection: false if nothing could be sent. */
export interface Wire {
  send(request: Request): boolean | undefined;
}

/** What became of an answer, as the table shows it after the line was down. */
export type Fate = "none" | "again" | "taken" | "late";

export class Outbox {
  private answer = $state.raw<Answer | null>(null);
  /** Whether the answer has never left this browser: then it can still be withdrawn. */
  private unsent = $state(false);

  constructor(private readonly wire: Wire) {}

  /** The answer that waits for the line, in the words of the notation. */
  get waiting(): Answer | null {
    return this.unsent ? this.answer : null;
  }

  give(answer: Answer): void {
    this.answer = answer;
    this.unsent = this.wire.send(answer) === false;
  }

  /** Take back an answer that has never been sent; false if there is none. */
  withdraw(): boolean {
    if (!this.unsent) return false;
    this.clear();
    return true;
  }

  clear(): void {
    this.answer = null;
    this.unsent = false;
  }

  /**
   * The table is told anew, with so many entries; `last` is the last question of mine whose answer holds. An answer to the
   * question that is still open is sent again, which is harmless: the server knows it if it arrived.
   */
  renew(entries: number, last: number): Fate {
    const answer = this.answer;
    this.clear();
    if (!answer) return "none";
    if (answer.question === entries) {
      this.give(answer);
      return "again";
    }
    // What goes with the answer before it is never the last one of its own.
    return answer.follows || answer.question === last ? "taken" : "late";
  }
}
