/** Looking back: the table as it was at an earlier moment, turn by turn and step by step. */
import { SvelteMap } from "svelte/reactivity";
import type { Change, Face } from "../games/game";
import type { Event, Look, Looked, Request, View } from "../protocol";
import { Leading } from "./leading.svelte";
import { headingOf } from "./wording";

interface Past {
  question: number;
  /** How many of the answers that hold had been given, and how many there are. */
  step: number;
  steps: number;
  /** The steps with which turns begin. */
  turns: readonly number[];
  views: View[];
}

export abstract class Remembering extends Leading {
  past = $state.raw<Past | null>(null);

  abstract readonly match: string;
  abstract readonly face: Face;
  abstract entries: number;
  abstract status: string;
  /** What happened, as the shown seat saw it. */
  abstract get events(): Event[];
  /** Back to how things stand now. */
  abstract present(): void;
  /** Send something; false if there is no line. */
  protected abstract send(request: Request): boolean;
  /** The same, and say so if there is none. */
  protected abstract request(request: Request): boolean;

  /** While an earlier moment is shown: the last entry before it of which something is told. */
  lastEntry = $derived.by(() => {
    const number = this.past?.question;
    if (number === undefined) return null;
    return this.events.reduce((last, { at = -1 }) => (at < number && at > last ? at : last), -1);
  });

  /** Show the table as it was when a question was open. */
  look(number: number): void {
    if (number >= this.entries && this.status !== "over") this.present();
    else this.ask({ type: "look", match: this.match, question: Math.max(0, number), ...this.lookAs() });
  }

  /** Show the table as it was after so many answers; what was taken back is not counted. */
  lookAfter(step: number): void {
    const last = this.past?.steps ?? step;
    if (step >= last && this.past && this.status !== "over") this.present();
    else
      this.ask({
        type: "look",
        match: this.match,
        step: Math.max(0, Math.min(step, last)),
        ...this.lookAs(),
      });
  }

  /** Step on, or back, from the moment that is shown. */
  step(by: number): void {
    if (this.past) this.lookAfter(this.past.step + by);
    else if (by < 0) this.ask({ type: "look", match: this.match, step: by, ...this.lookAs() });
  }

  /** All turns so far: which question was open when each began, in words, and whose it was. */
  turns = $derived.by(() =>
    this.events.flatMap((event) => {
      const heading = headingOf(event);
      return heading?.level === "turn" ? [{ ...heading, question: (event.at ?? -1) + 1 }] : [];
    }),
  );
  /** Of them the one that is shown. */
  turn = $derived.by(() => {
    const number = this.past?.question ?? this.entries;
    return this.turns.findLast(({ question }) => question <= number) ?? null;
  });

  /** To the beginning of a turn: of the one that is shown, or if that is shown the one before; or of the next one. */
  lookTurn(by: 1 | -1): void {
    const number = this.past?.question ?? this.entries;
    if (by > 0) {
      const next = this.turns.find(({ question }) => question > number);
      if (next) this.look(next.question);
      else if (this.past) this.lookAfter(this.past.steps);
    } else this.look(this.turns.findLast(({ question }) => question < number)?.question ?? 0);
  }

  /** Those who want to see a table as it was without showing it: for each question about the past, or null for others. */
  private glances: (((views: readonly View[]) => void) | null)[] = [];

  /** What my seats could see when a question was open; what is shown stays as it is. */
  glance(question: number): Promise<readonly View[]> {
    return new Promise((tell) => {
      if (this.send({ type: "look", match: this.match, question })) this.glances.push(tell);
    });
  }

  /** What had changed before turns of mine, by the question with which they began; it stays in the log. */
  readonly changes = new SvelteMap<number, readonly Change[]>();

  private ask(look: Look): void {
    if (this.request(look)) this.glances.push(null);
  }

  private lookAs(): { seat?: number | "all" } {
    return this.status === "over" ? { seat: "all" } : {};
  }

  protected lookedAt(looked: Looked): void {
    // The server answers in the order in which it is asked.
    const glance = this.glances.shift();
    if (glance) {
      glance(looked.views);
      return;
    }
    this.past = {
      question: looked.question,
      step: looked.step,
      steps: looked.steps,
      turns: looked.turns ?? [],
      views: this.status === "over" ? withAll(looked.views, this.face) : looked.views,
    };
    this.picks = [];
    this.pending = null;
  }

  /** Nothing that was asked before will be answered. */
  protected forgetGlances(): void {
    this.glances = [];
  }
}

/** After the end all seats are told: then there is also a view from above, with everything open. */
function withAll(views: View[], face: Face): View[] {
  if (views.length < 2) return views;
  return [...views, { seat: null, table: face.together(views.map((view) => view.table)) }];
}
