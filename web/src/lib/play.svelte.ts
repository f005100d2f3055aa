/** One match as this browser follows it: what is shown, what is asked, what has been picked so far. */
import type { Option, Face, Facts } from "../games/game";
import type {
  ClockWish,
  Event,
  Fork,
  Lesson,
  Message,
  Odds,
  Question,
  Reasons,
  Request,
  SeatState,
  Seats,
  View,
  Spoken,
  State,
  UndoAsked,
  Update,
} from "../protocol";
import { Counsel } from "./counsel.svelte";
import { kept } from "./kept";
import { Outbox, type Wire } from "./outbox.svelte";
import { owned } from "./owned";
import { Pace } from "./pace.svelte";
import { Remembering } from "./remembering.svelte";
import { headingOf, sentenceOf, turnOf } from "./wording";

/** Something the table tells its user: the key of a text, and what kind of notice it is. */
export interface Notice {
  key: string;
  params?: Record<string, string | number>;
  kind: "info" | "error";
}

/** Requests that nobody made: the page wanted to know what an answer does, or where a question leads. */
const UNASKED: readonly string[] = ["foresee", "ways"];

export class Play extends Remembering {
  readonly match: string;
  readonly face: Face;
  /** The secret of the link by which it is watched, if it is. */
  readonly watch: string | null;
  private readonly wire: Wire;

  game = $state("");
  status = $state("");
  notice = $state("");
  /** How many entries the journal has: the number of the open question. */
  entries = $state(0);
  free = $state(0);
  seedHash = $state("");
  seed = $state<string | null>(null);
  rematch = $state("");
  /** The match, and the question in it, that this one was made of as a what-if. */
  fork = $state.raw<Fork | null>(null);
  /** Whether somebody here may know cards and dice that are still to come. */
  foreseen = $state(false);
  /** Whether the match has ended while somebody was looking on. */
  ended = $state(false);
  /** Of a match of a campaign that is over: the campaign after it. */
  sequel = $state.raw<Record<string, unknown> | null>(null);
  setting = $state.raw<Record<string, unknown>>({});
  clock = $state.raw<ClockWish>({});
  seats = $state.raw<SeatState[]>([]);
  /** When the clocks of `seats` were read. */
  read = $state(0);
  views = $state.raw<View[]>([]);
  chat = $state.raw<Spoken[]>([]);
  /** What happened, as each of my seats saw it: around one screen nobody reads another's log. */
  private heard = $state.raw<ReadonlyMap<number | null, Event[]>>(new Map());
  /** The views of the last entry, if that is what came last. */
  private lately = $state.raw<View[]>([]);
  undoAsked = $state.raw<UndoAsked | null>(null);
  /** Whether I am about to take back more than my own last answer: with bots nobody else has to agree. */
  undoUnsure = $state(false);
  reasons = $state.raw<Reasons | null>(null);
  /** The thing on the table that the reasons are about, if it was one. */
  wondered = $state<string | null>(null);
  /** The odds of those answers for which somebody wanted to know them. */
  odds = $state.raw<Odds[]>([]);
  told = $state.raw<Notice | null>(null);

  /** Which of my seats is shown; around one screen, the one that is asked. */
  shown = $state<number | null>(null);
  /** Around one screen: whoever is asked must take the seat before a hand is shown. */
  curtain = $state<number | null>(null);
  /** Whether there is no line: what is shown may be out of date, and who is here is not known. */
  away = $state(false);
  private readonly outbox: Outbox;
  /** Advice, what answers do, and what was lost. */
  readonly counsel: Counsel = new Counsel(this, (request) => this.request(request));
  pointed = $state<string | null>(null);
  /** For how many milliseconds a move of others is shown before the next one; 0 shows all at once. */
  rest = $state(0);
  /** What others do is shown one after the other; where a clock runs, nobody's time is spent on that. */
  readonly pace = new Pace(() => (this.clock.kind === "live" ? 0 : this.rest));

  constructor(match: string, face: Face, wire: Wire, watch: string | null = null) {
    super();
    this.match = match;
    this.watch = watch;
    this.face = face;
    this.wire = wire;
    this.outbox = new Outbox(wire);
  }

  // ------------------------------------------------------------------ what is shown

  get mine(): number[] {
    return this.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  get around(): boolean {
    return this.mine.length > 1;
  }

  /** Whether seats of the table are other people's, also while bots keep them warm. */
  get company(): boolean {
    return this.seats.some((seat) => !seat.mine && owned(seat));
  }

  get live(): View | null {
    return this.views.find((view) => view.seat === this.shown) ?? this.views[0] ?? null;
  }

  get view(): View | null {
    if (!this.past) return this.live;
    return this.past.views.find((view) => view.seat === this.shown) ?? this.past.views[0] ?? null;
  }

  get table(): Facts | null {
    return this.view?.table ?? null;
  }

  /** The open question, also while an earlier moment is shown. */
  get question(): Question | null {
    return this.live?.question ?? null;
  }

  /** The things that a lesson speaks of now: a board with pages turns to theirs. */
  spoken = $state.raw<readonly string[]>([]);

  /** What a lesson says at the question put to me, in a match in which one is taught. */
  get lesson(): Lesson | null {
    return this.past || this.curtain !== null ? null : (this.live?.lesson ?? null);
  }

  get asked(): boolean {
    const question = this.question;
    return (
      question !== null && Array.isArray(question.options) && this.past === null && this.curtain === null
    );
  }

  get options(): Option[] {
    const question = this.question;
    if (!this.asked || !question?.options) return [];
    return question.options.map(([text = "", ...targets], index) => ({
      index,
      text,
      targets,
      mark: question.marks?.[index] ?? "",
      ...(question.labels?.[index] && { label: question.labels[index] }),
      button: question.buttons?.[index] ?? null,
    }));
  }

  /** What happened, as the shown seat saw it. */
  events = $derived.by(() => this.heard.get(this.live?.seat ?? null) ?? []);
  /** Events of the last entry: what is animated. */
  fresh = $derived.by(() => this.lately.find((view) => view.seat === this.live?.seat)?.events ?? []);

  /** The same in sentences; of an earlier moment, what led to it. */
  news = $derived.by(() => {
    const happened = this.past ? this.events.filter(({ at = -1 }) => at === this.lastEntry) : this.fresh;
    return happened
      .map((event) => sentenceOf(event) ?? turnOf(event))
      .filter((text) => text !== null)
      .join(" ");
  });

  // ------------------------------------------------------------------ choosing

  /** Escape: one step back. */
  back(): boolean {
    if (this.undoUnsure) {
      this.undoUnsure = false;
      return true;
    }
    if (this.counsel.close()) return true;
    if (this.reasons || this.odds.length) {
      this.reasons = null;
      this.odds = [];
      return true;
    }
    if (this.past) {
      this.present();
      return true;
    }
    if (this.pending || this.picks.length || this.gathered.length) {
      this.pending = null;
      this.forgetPlan();
      this.picks = this.picks.slice(0, -1);
      this.gathered = this.gathered.slice(0, -1);
      return true;
    }
    return false;
  }

  protected give(text: string, follows: boolean): void {
    const question = this.question;
    if (!question || this.sent !== null) return;
    if (!follows) this.release();
    this.sent = question.number;
    this.pending = null;
    this.reasons = null;
    this.odds = [];
    this.outbox.give({
      type: "answer",
      match: this.match,
      question: question.number,
      option: text,
      ...(follows && { follows }),
    });
  }

  /** Whether an answer of mine is kept here until the line is back. */
  get waiting(): boolean {
    return this.outbox.waiting !== null;
  }

  /** Take back an answer that waits for the line: nobody has heard of it. */
  withdraw(): void {
    if (this.outbox.withdraw()) this.sent = null;
  }

  /** Ask the server for something that is of no use later: without a line, say so at once. */
  protected request(request: Request): boolean {
    if (this.wire.send(request) !== false) return true;
    this.told = { key: "offline.not-sent", kind: "error" };
    return false;
  }

  /** With bots alone nobody can learn anything from a pause; a lesson has something to say at every question. */
  protected get unwatched(): boolean {
    return this.status === "playing" && !this.company && !this.around && this.lesson === null;
  }

  /** A question has come: go on with what was chosen before, answer what leaves no choice, or see where it leads. */
  private turnUp(): void {
    if (!this.asked) this.moveOn();
    const narrowed = this.goOn(this.entries);
    if (this.sent === null && !narrowed) this.answerAlone();
    if (this.looksAhead()) this.wire.send({ type: "ways", match: this.match });
  }

  // ------------------------------------------------------------------ other requests

  /** The last answer of mine that holds; -1 if there is none, or only somebody who watches. */
  get ownLast(): number {
    return Math.max(-1, ...this.views.map((view) => view.last ?? -1));
  }

  /** Whether there is anything of mine to take back. */
  get mayUndo(): boolean {
    return this.status === "playing" && this.ownLast >= 0;
  }

  /** Take back my last answer, or ask everybody whether I may. */
  undo(): void {
    if (this.past) this.present();
    else if (!this.mayUndo) return;
    else if (this.undoIsFree || this.company) this.undoTo(this.ownLast);
    else this.undoUnsure = true;
  }

  /** Whether my last answer can be taken back without anything else. */
  get undoIsFree(): boolean {
    return this.mayUndo && this.ownLast >= this.free;
  }

  /** Whether a step back takes back my last answer: it has led here, and nothing else has happened. */
  get mayStepBack(): boolean {
    return this.asked && this.undoIsFree;
  }

  stepBack(): boolean {
    if (!this.mayStepBack || this.sent !== null) return false;
    this.undo();
    return true;
  }

  /** Take back, or not, what others have moved and chance has brought since. */
  sureToUndo(sure: boolean): void {
    this.undoUnsure = false;
    if (sure) this.undoTo(this.ownLast);
  }

  undoTo(question: number): void {
    this.request({ type: "undo", match: this.match, question });
  }

  consent(agreed: boolean): void {
    if (!this.undoAsked) return;
    this.request({ type: "consent", match: this.match, question: this.undoAsked.question, agreed });
    if (!agreed) this.undoAsked = null;
  }

  /** False if it could not be said: then nobody should lose what they wrote. */
  say(text: string): boolean {
    return this.request({ type: "say", match: this.match, text });
  }

  /** Ask why a thing is not offered. */
  why(target: string): void {
    const question = this.question;
    if (!question || !this.asked) {
      this.told = { key: "table.why-only-asked", kind: "info" };
      return;
    }
    this.wondered = target;
    this.wonderedEntry = null;
    this.request({ type: "why", match: this.match, target, picks: this.picks });
  }

  whyText(text: string): void {
    this.wondered = null;
    this.wonderedEntry = null;
    this.request({ type: "why", match: this.match, text });
  }

  protected wonder(what: { text: string } | { target: string }): void {
    this.wondered = null;
    this.request({ type: "why", match: this.match, ...what });
  }

  /** Whether the answers have odds. */
  readonly hasOdds = $derived.by(() => Boolean(this.question?.odds));

  /** Ask for the odds of some answers, to see them side by side. */
  askOdds(...choices: Option[]): void {
    this.odds = [];
    for (const choice of choices) this.request({ type: "odds", match: this.match, option: choice.text });
  }

  order(seat: number, orders: Record<string, string>): void {
    this.request({ type: "orders", match: this.match, seat, orders });
  }

  protected send(request: Request): boolean {
    return this.wire.send(request) !== false;
  }

  /** Back to how things stand now. */
  present(): void {
    this.past = null;
    if (this.mine.length && !this.mine.includes(this.shown ?? -1)) this.shown = this.mine[0] ?? null;
    this.turnUp();
  }

  resync(): void {
    this.wire.send({ type: "resync", match: this.match });
  }

  /** The person around the screen who is asked has taken the seat. */
  takeSeat(): void {
    this.shown = this.curtain;
    this.curtain = null;
    this.turnUp();
  }

  // ------------------------------------------------------------------ what comes in

  hear(message: Message): void {
    switch (message.type) {
      case "state":
        this.pace.clear();
        this.begin(message);
        break;
      case "update":
        this.pace.put(
          () => this.go(message),
          message.views.some((view) => this.tells(view)),
          this.sent !== null,
        );
        break;
      case "seats":
        this.pace.put(() => this.sitDown(message), false);
        break;
      case "spoken":
        this.chat = [...this.chat, message];
        break;
      case "undo_asked":
        this.pace.put(() => (this.undoAsked = message), false);
        break;
      case "undo_refused":
        this.pace.put(() => this.undoRefused(), false);
        break;
      case "reasons":
        this.reasons = this.reasoned(message, this.wondered !== null) ?? this.reasons;
        break;
      case "ahead":
        this.learn(message);
        break;
      case "chances":
        this.odds = [...this.odds.filter(({ option }) => option !== message.option), message];
        break;
      case "looked":
        this.lookedAt(message);
        break;
      case "refused":
        // What was asked about an answer that is no longer offered has been answered by that.
        if (!UNASKED.includes(message.request ?? "")) this.refused(message.code);
        break;
      default:
        this.counsel.hear(message);
    }
  }

  /** Whether there is something to see: more than that somebody's turn or phase has begun. */
  private tells(view: View): boolean {
    return view.events?.some((event) => headingOf(event) === null) ?? false;
  }

  private sitDown(seats: Seats): void {
    this.seats = seats.seats;
    this.read = Date.now();
    this.status = seats.status;
    this.rematch = seats.rematch ?? "";
    this.foreseen = seats.foreseen ?? false;
  }

  private undoRefused(): void {
    this.undoAsked = null;
    this.told = { key: "table.undo-refused", kind: "info" };
  }

  private begin(state: State): void {
    this.forgetGlances();
    this.game = state.game;
    this.status = state.status;
    this.notice = state.notice ?? "";
    this.entries = state.entries;
    this.free = state.free ?? 0;
    this.seedHash = state.seed_hash;
    this.seed = state.seed ?? null;
    this.rematch = state.rematch ?? "";
    this.fork = state.fork ?? null;
    this.foreseen = state.foreseen ?? false;
    this.sequel = state.sequel ?? null;
    this.setting = state.options;
    this.clock = state.clock;
    this.seats = state.seats;
    this.read = Date.now();
    this.chat = state.chat ?? [];
    this.views = this.alike(state.views);
    this.heard = new Map(state.views.map((view) => [view.seat, view.events ?? []]));
    this.counsel.begin(state.views);
    this.lately = [];
    const fate = this.outbox.renew(state.entries, this.ownLast);
    this.forget(fate === "again");
    this.turnTo();
    if (fate === "again") this.sent = state.entries;
    if (fate === "late") this.told = { key: "offline.too-late", kind: "error" };
    this.turnUp();
  }

  private go(update: Update): void {
    this.entries = update.entries;
    this.ended ||= this.status === "playing" && update.status === "over";
    this.status = update.status;
    this.notice = update.notice ?? "";
    this.free = update.free ?? 0;
    if (update.seed !== undefined) this.seed = update.seed;
    this.sequel = update.sequel ?? null;
    if (update.clocks) {
      this.seats = this.seats.map((seat) => ({ ...seat, left: update.clocks?.[seat.seat] ?? null }));
      this.read = Date.now();
    }
    this.views = this.alike(update.views);
    this.lately = update.views;
    const undone = update.views.some((view) => view.events?.some((event) => event.kind === "undone"));
    const known = update.views.every((view) => this.heard.has(view.seat));
    if (undone || !known) {
      // What was taken back is told anew, complete: the log of a table is never guessed.
      this.resync();
    } else {
      this.heard = new Map(
        update.views.map((view) => [
          view.seat,
          [...(this.heard.get(view.seat) ?? []), ...(view.events ?? [])],
        ]),
      );
    }
    if (undone) this.hold();
    this.forget();
    this.turnTo();
    this.turnUp();
  }

  /** The same views, of the tables that are shown wherever nothing has changed: little does from move to move. */
  private alike(views: View[]): View[] {
    return views.map((view) => {
      const before = this.views.find((shown) => shown.seat === view.seat);
      return before ? { ...view, table: kept(before.table, view.table) } : view;
    });
  }

  /** Whatever was picked belonged to the question before. */
  private forget(answered = false): void {
    this.picks = [];
    this.gathered = [];
    this.looked = -1;
    this.pending = null;
    this.sent = null;
    if (!answered) this.outbox.clear();
    this.undoAsked = null;
    this.undoUnsure = false;
    this.reasons = null;
    this.forgetEntries();
    this.odds = [];
    this.counsel.forget();
  }

  /** Show the seat that is asked; around one screen, only after it was taken. */
  private turnTo(): void {
    const mine = this.mine;
    if (mine.length === 0) {
      if (!this.past) this.shown = null;
      return;
    }
    if (this.shown === null || !mine.includes(this.shown)) this.shown = mine[0] ?? null;
    const seat = this.question?.seat;
    const asked = this.views.find((view) => Array.isArray(view.question?.options))?.seat ?? null;
    if (asked === null || seat === undefined || asked === this.shown) {
      if (asked === this.shown) this.curtain = null;
      return;
    }
    if (this.status === "playing") this.curtain = asked;
  }

  private refused(code: string): void {
    if (this.counsel.refused(code)) {
      this.told = { key: `table.refused.${code}`, kind: "info" };
      return;
    }
    this.sent = null;
    this.outbox.clear();
    this.forgetGlances();
    this.told = { key: `table.refused.${code}`, kind: "error" };
    if (code === "late" || code === "no-such-question") this.resync();
  }
}
