/** Choosing an answer: a click on the table narrows, another decides; a button or the list decides at once. */
import type { Option } from "../games/game";
import { narrowed, pickable } from "./narrowing";

export abstract class Choosing {
  picks = $state.raw<string[]>([]);
  /** The option that a further click, or Enter, decides. */
  pending = $state.raw<Option | null>(null);
  /** The question whose answer is on its way: nothing else can be answered. */
  sent = $state<number | null>(null);
  /** Whether somebody wants to confirm what cannot be taken back. */
  careful = $state(true);

  /** All that may be answered. */
  abstract get options(): Option[];
  /** Whether an answer is wanted now. */
  abstract get asked(): boolean;
  /** Give an answer. */
  protected abstract decide(choice: Option): void;

  /** The options that are left after what has been picked. */
  remaining = $derived.by(() => narrowed(this.options, this.picks));

  private readonly offered = $derived.by(() => pickable(this.options, this.picks));

  /** Whether a thing on the table can be picked now. */
  lit(target: string): boolean {
    return this.sent === null && this.offered.has(target);
  }

  picked(target: string): boolean {
    return this.picks.includes(target) || (this.pending?.targets.includes(target) ?? false);
  }

  /** A click narrows, another decides. */
  pick(target: string): void {
    if (this.sent !== null || !this.asked) return;
    if (this.pending?.targets.includes(target)) {
      this.decide(this.pending);
      return;
    }
    if (this.picks.includes(target)) {
      const only = this.remaining.length === 1 ? this.remaining[0] : undefined;
      if (only) this.decide(only);
      else this.picks = this.picks.filter((pick) => pick !== target);
      return;
    }
    if (!this.offered.has(target)) return;
    const first = this.picks.length === 0;
    this.picks = [...this.picks, target];
    this.pending = null;
    const left = this.remaining;
    const only = left.length === 1 ? left[0] : undefined;
    if (!only) return;
    if (first || this.mustConfirm(only)) this.pending = only;
    else this.decide(only);
  }

  /** Choose from the list or by a button: decides at once, except for what cannot be taken back. */
  choose(choice: Option): void {
    if (this.sent !== null || !this.asked) return;
    if (this.mustConfirm(choice) && this.pending?.index !== choice.index) this.pending = choice;
    else this.decide(choice);
  }

  /** Enter: carry out what is pending, or the only thing there is. */
  confirm(): void {
    const only = this.remaining.length === 1 ? this.remaining[0] : undefined;
    if (this.pending) this.decide(this.pending);
    else if (only) this.choose(only);
  }

  private mustConfirm(choice: Option): boolean {
    return this.careful && choice.mark !== "";
  }
}
