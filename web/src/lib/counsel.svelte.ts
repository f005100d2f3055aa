/** Help while playing: what a good player would do, what an answer does, and what one lost by what others did. */
import { owned } from "./owned";
import type { Option } from "../games/game";
import type {
  Advice,
  Advised,
  Event,
  Foreseen,
  Loss,
  Message,
  Remark,
  Request,
  SeatState,
} from "../protocol";

/** What counsel needs to know of the match. */
export interface Advisee {
  readonly match: string;
  readonly asked: boolean;
  readonly company: boolean;
  readonly entries: number;
  readonly events: readonly Event[];
  readonly options: readonly Option[];
  readonly remaining: readonly Option[];
  readonly pending: Option | null;
  readonly pointed: string | null;
  readonly seats: readonly SeatState[];
  readonly shown: number | null;
  readonly status: string;
  readonly question: { number: number; warnings?: Record<string, Remark[]> } | null;
}

/** Refusals that are about advice alone: the answer that is on its way has nothing to do with them. */
const ABOUT_ADVICE: readonly string[] = ["no-advice", "thinking", "cannot-tell"];
/** Up to so many points behind the best an answer is nearly as good. */
const CLOSE = 0.5;

/** An advised answer, with the option it means. */
export interface Proposal {
  option: Option;
  reasons: readonly Remark[];
  close: boolean;
}

export class Counsel {
  /** Whether somebody wants advice, or to agree on it. */
  open = $state(false);
  thinking = $state(false);
  private advice = $state.raw<Advice | null>(null);
  /** The answer that somebody looks at: under the pointer, with the focus, or pressed for long. */
  private regarded = $state<string | null>(null);
  /** What answers of the open question do, as far as somebody wanted to know. */
  private known = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  private wanted = new Set<string>();
  /** By seat, how many events have been looked through for losses. */
  private seen = $state.raw<ReadonlyMap<number, number>>(new Map());

  constructor(
    private readonly play: Advisee,
    private readonly send: (request: Request) => boolean,
  ) {}

  // ------------------------------------------------------------------ agreement

  /** The people at the table who have to agree: nobody, if only one plays. */
  readonly people = $derived.by(() => {
    const { play } = this;
    return play.company ? play.seats.filter(owned) : [];
  });
  /** Who has agreed, and who has not. */
  readonly agreed = $derived.by(() => this.people.filter(({ advice }) => advice));
  readonly missing = $derived.by(() => this.people.filter(({ advice }) => !advice));
  /** Whether advice is given at this table. */
  readonly welcome = $derived.by(() => this.missing.length === 0);
  /** Whether I agree to it, at a table where that has to be asked. */
  readonly mine = $derived.by(() => this.agreed.some(({ mine }) => mine));
  /** Others would like advice, and I have said nothing yet. */
  readonly proposed = $derived.by(
    () =>
      !this.welcome &&
      this.agreed.some(({ mine }) => !mine) &&
      this.missing.some(({ mine }) => mine) &&
      this.play.status === "playing",
  );

  agree(agreed: boolean): void {
    this.send({ type: "agree", match: this.play.match, agreed });
    if (!agreed) this.close();
  }

  // ------------------------------------------------------------------ advice

  /** Ask for advice, or close what was said; where nobody has agreed yet, ask for that. */
  toggle(): void {
    if (this.open) {
      this.close();
      return;
    }
    const { question, asked } = this.play;
    if (!asked || !question) return;
    this.open = true;
    if (!this.welcome || this.advice?.question === question.number) return;
    this.thinking = this.send({ type: "advise", match: this.play.match, question: question.number });
  }

  close(): boolean {
    const shown = this.open;
    this.open = false;
    this.thinking = false;
    return shown;
  }

  /** What is advised for the open question, best first; null while it is not known. */
  readonly proposals = $derived.by((): Proposal[] | null => {
    const { advice, play } = this;
    if (!this.open || !advice || advice.question !== play.question?.number) return null;
    return advice.advised.flatMap((one: Advised): Proposal[] => {
      const option = play.options.find(({ text }) => text === one.option);
      return option ? [{ option, reasons: one.reasons ?? [], close: (one.behind ?? 0) <= CLOSE }] : [];
    });
  });

  /** Whether an answer is the one that a good player would give. */
  best(text: string): boolean {
    return this.proposals?.[0]?.option.text === text;
  }

  /** Whether a thing on the table belongs to it. */
  shows(target: string): boolean {
    return this.proposals?.[0]?.option.targets.includes(target) ?? false;
  }

  // ------------------------------------------------------------------ what an answer does

  /** The answer that is looked at: about to be decided, under the pointer, or the only one that a thing stands for. */
  readonly about = $derived.by((): Option | null => {
    const { play } = this;
    if (!play.asked) return null;
    if (this.regarded !== null) return play.options.find(({ text }) => text === this.regarded) ?? null;
    if (play.pending) return play.pending;
    const { pointed } = play;
    if (pointed === null) return null;
    const meant = play.remaining.filter(({ targets }) => targets.includes(pointed));
    return meant.length === 1 ? (meant[0] ?? null) : null;
  });

  /** Look at an answer, or no longer. */
  regard(text: string | null): void {
    this.regarded = text;
  }

  /** Ask what an answer does, once; several answers in one lead beyond what is offered now. */
  wonder(option: Option): void {
    if (option.answers || this.wanted.has(option.text)) return;
    this.wanted.add(option.text);
    if (!this.send({ type: "foresee", match: this.play.match, option: option.text }))
      this.wanted.delete(option.text);
  }

  /** What the answer that is looked at does; null while it is not known. */
  readonly foreseen = $derived.by((): Foreseen | null => {
    const found = this.about ? this.known.get(this.about.text) : undefined;
    return found && found.question === this.play.question?.number ? found : null;
  });

  /** What harm an answer does to whoever gives it. */
  warnings(option: Option): readonly Remark[] {
    return this.play.question?.warnings?.[option.text] ?? [];
  }

  // ------------------------------------------------------------------ losses

  /** What I lost since I last saw it; what my own turn brought about, only where it is grave. */
  readonly losses = $derived.by((): Loss[] => {
    const seat = this.play.shown;
    if (seat === null) return [];
    const from = this.seen.get(seat);
    if (from === undefined) return [];
    let turn: number | null = null;
    const found: Loss[] = [];
    this.play.events.forEach((event, index) => {
      if (event.heading?.level === "turn") turn = event.heading.seat ?? null;
      const { loss } = event;
      if (loss && index >= from && (loss.grave || turn !== seat)) found.push(loss);
    });
    return found;
  });

  /** I have seen what I lost. */
  dismiss(): boolean {
    const seat = this.play.shown;
    if (seat === null || this.losses.length === 0) return false;
    this.seen = new Map(this.seen).set(seat, this.play.events.length);
    return true;
  }

  /** Whoever sits down has seen what happened before their last answer; of the rest they may not have heard. */
  begin(views: readonly { seat: number | null; last?: number; events?: Event[] }[]): void {
    const seen = new Map<number, number>();
    for (const { seat, last = -1, events = [] } of views) {
      if (seat === null) continue;
      // What the last answer itself brought about is told before the next question, too.
      const first = events.findIndex(({ at = -1, loss }) => at > last || (at === last && loss?.grave));
      seen.set(seat, Math.max(this.seen.get(seat) ?? 0, first < 0 ? events.length : first));
    }
    this.seen = seen;
  }

  // ------------------------------------------------------------------ what comes in

  /** Take a message; true if it was one of these. */
  hear(message: Message): boolean {
    switch (message.type) {
      case "advice":
        this.advice = message;
        this.thinking = false;
        return true;
      case "foreseen":
        this.known = new Map(this.known).set(message.option, message);
        return true;
      default:
        return false;
    }
  }

  /** A request was refused; true if it was about advice, and nothing else is to be done. */
  refused(code: string): boolean {
    if (!ABOUT_ADVICE.includes(code) || (code === "cannot-tell" && !this.thinking)) return false;
    this.close();
    return true;
  }

  /** Another question: what was said belonged to the one before. */
  forget(): void {
    this.close();
    this.advice = null;
    this.regarded = null;
    this.known = new Map();
    this.wanted = new Set();
  }
}
