/**
 * Choosing an answer. A click on the table narrows, and decides where one answer is left; a button or the list decides
 * at once. What ends the turn, or cannot be taken back, is asked once more. Things may also be pointed at before an
 * action is chosen: a way is a chain of answers, of which the further ones are given of themselves.
 */
import type { Option } from "../games/game";
import { grouped, narrowed, pickable, times } from "./narrowing";

/** The open question will be put several times in a row, with these answers. */
export interface Repeated {
  times: number;
  distinct: boolean;
}

/** What is still to be answered after the answer that is on its way. */
interface Plan {
  answers: readonly string[];
  /** Things that were picked, for a question that is not known yet. */
  picks: readonly string[];
  /** Whether all of it was confirmed already. */
  sure: boolean;
  /** The question that was answered just before. */
  after: number | null;
}

const NOTHING: Plan = { answers: [], picks: [], sure: false, after: null };

export abstract class Choosing {
  picks = $state.raw<string[]>([]);
  /** The option that a further click, or Enter, decides. */
  pending = $state.raw<Option | null>(null);
  /** Where several are wanted at once: those that were chosen so far. */
  gathered = $state.raw<Option[]>([]);
  /** The question whose answer is on its way: nothing else can be answered. */
  sent = $state<number | null>(null);
  /** Whether somebody wants to confirm what cannot be taken back. */
  careful = $state(true);
  private plan = NOTHING;
  /** Whether what is pending goes with the answer before it. */
  private joined = false;

  /** All that may be answered. */
  abstract get options(): Option[];
  /** Chains of answers that begin with one of them that names nothing on the table. */
  abstract get ways(): Option[];
  /** How often the open question will be put. */
  abstract get repeated(): Repeated | null;
  /** Whether an answer is wanted now. */
  abstract get asked(): boolean;
  /** Whether other people are at the table, who must agree before much is taken back. */
  abstract get company(): boolean;
  /** Whether several people sit around this screen. */
  abstract get around(): boolean;
  /** Whether there is something left to do for whoever ends the turn now. */
  abstract get undone(): boolean;
  /** Whether the question is put in the middle of something that can no longer be taken back. */
  abstract get underWay(): boolean;
  /** Give an answer; one that `follows` goes with the answer before it. */
  protected abstract give(text: string, follows: boolean): void;

  private readonly groups = $derived.by(() => [this.options, ...grouped(this.ways)]);

  /** The options that are left after what has been picked. */
  remaining = $derived.by(() =>
    this.picks.length === 0 ? this.options : this.groups.flatMap((group) => narrowed(group, this.picks)),
  );

  /** Everything that pointing at the table may still lead to. */
  pointable = $derived.by(() => this.groups.flatMap((group) => narrowed(group, this.picks)));

  private readonly offered = $derived.by(
    () => new Set(this.groups.flatMap((group) => [...pickable(group, this.picks)])),
  );

  /** Whether so many different things are chosen in one go. */
  readonly gathering = $derived.by(() => {
    const repeated = this.repeated;
    if (!repeated?.distinct || repeated.times >= this.options.length) return 0;
    const single = this.options.every(({ targets }) => targets.length === 1);
    const things = new Set(this.options.map(({ targets }) => targets[0]));
    return single && things.size === this.options.length ? repeated.times : 0;
  });

  /** Whether a thing on the table can be picked now. */
  lit(target: string): boolean {
    if (this.sent !== null || !this.offered.has(target)) return false;
    return !this.gathering || !this.chosen(target);
  }

  /** Whether it only leads to an action that nobody has chosen yet: it glows less. */
  faint(target: string): boolean {
    return this.picks.length === 0 && !this.options.some(({ targets }) => targets.includes(target));
  }

  /** Whether a thing was picked; of several that are alike, whether so many before it were. */
  picked(target: string, place = 0): boolean {
    return (
      times(this.picks, target) > place ||
      this.chosen(target) ||
      times(this.pending?.targets ?? [], target) > place
    );
  }

  /** Whether an option is among those that are chosen together. */
  private chosen(target: string): boolean {
    return this.gathered.some(({ targets }) => targets.includes(target));
  }

  /** A click narrows; where one answer is left it decides, unless that is to be confirmed. */
  pick(target: string): void {
    if (this.sent !== null || !this.asked) return;
    if (this.gathering) {
      const option = this.options.find(({ targets }) => targets.includes(target));
      if (option) this.gather(option);
      return;
    }
    if (this.pending?.targets.includes(target)) {
      this.decide(this.pending);
      return;
    }
    if (this.picks.includes(target) && !this.offered.has(target)) {
      const only = this.remaining.length === 1 ? this.remaining[0] : undefined;
      if (only) this.decide(only);
      else this.picks = this.picks.toSpliced(this.picks.lastIndexOf(target), 1);
      return;
    }
    if (!this.offered.has(target)) return;
    const first = this.picks.length === 0;
    this.picks = [...this.picks, target];
    this.pending = null;
    const left = this.remaining;
    const only = left.length === 1 ? left[0] : undefined;
    if (!only) return;
    // Nobody asked for a place yet: one click alone does not begin an action.
    if ((first && only.answers) || this.mustConfirm(only)) this.pending = only;
    else this.decide(only);
  }

  /** Choose from the list or by a button: decides at once, except for what is to be confirmed. */
  choose(choice: Option): void {
    if (this.sent !== null || !this.asked) return;
    if (this.gathering && !choice.answers) this.gather(choice);
    else if (this.mustConfirm(choice) && this.pending?.index !== choice.index) this.pending = choice;
    else this.decide(choice);
  }

  /** Choose an action by which what was picked can be gone on with: its own question is narrowed by that. */
  act(action: Option): void {
    if (this.sent !== null || !this.asked) return;
    const picks = this.picks;
    this.decide(action);
    this.plan = { ...this.plan, picks };
  }

  /** Enter: carry out what is pending, or the only thing there is. */
  confirm(): void {
    const only = this.remaining.length === 1 ? this.remaining[0] : undefined;
    if (this.pending) this.decide(this.pending);
    else if (only) this.choose(only);
  }

  /** Take one of several more, or leave it again; with the last one they are all answered. */
  private gather(option: Option): void {
    this.pending = null;
    const others = this.gathered.filter(({ index }) => index !== option.index);
    this.gathered = others.length < this.gathered.length ? others : [...this.gathered, option];
    if (this.gathered.length < this.gathering) return;
    const all = together(this.gathered);
    if (this.mustConfirm(all)) this.pending = all;
    else this.decide(all);
  }

  protected decide(choice: Option): void {
    if (this.sent !== null) return;
    const [text = choice.text, ...rest] = choice.answers ?? [choice.text];
    const follows = this.joined;
    this.forgetPlan();
    this.pending = null;
    this.give(text, follows);
    this.plan = { answers: rest, picks: [], sure: choice.whole === true, after: this.sent };
  }

  /** A question has come: go on with what was planned for it; whether something was answered or narrowed by that. */
  protected goOn(number: number): boolean {
    const { answers, picks, sure, after } = this.plan;
    this.forgetPlan();
    if (!this.asked || this.sent !== null || after !== number - 1) return false;
    const [text, ...rest] = answers;
    let next = text === undefined ? undefined : this.options.find((option) => option.text === text);
    for (const pick of picks) if (this.offered.has(pick)) this.picks = [...this.picks, pick];
    if (this.picks.length && this.remaining.length === 1) next = this.remaining[0];
    if (!next) return this.picks.length > 0;
    if (!sure && this.mustConfirm(next)) {
      this.pending = next;
      this.joined = true;
      return true;
    }
    this.give(next.text, true);
    this.plan = { answers: rest, picks: [], sure, after: this.sent };
    return true;
  }

  protected forgetPlan(): void {
    this.plan = NOTHING;
    this.joined = false;
  }

  /**
   * Between people: what they would have to agree to take back, once for each deed. With bots alone everything can be
   * taken back, and only who ends a part of the turn and could still do something in it is asked again.
   */
  private mustConfirm({ mark, targets }: Option): boolean {
    if (!this.careful || mark === "" || this.underWay || this.options.length === 1) return false;
    if (this.company || this.around) return true;
    return this.undone && targets.length === 0 && (mark === "ends" || mark === "phase");
  }
}

/** Several answers as one, that are given one after the other. */
export function together(options: readonly Option[]): Option {
  const labels = options.flatMap(({ label }) => (label ? [label] : []));
  return {
    index: -1,
    text: options.map(({ text }) => text).join(" "),
    answers: options.map(({ text }) => text),
    targets: options.flatMap(({ targets }) => targets),
    mark: options.find(({ mark }) => mark)?.mark ?? "",
    label: ["table.verbatim", { text: labels }],
    whole: true,
  };
}
