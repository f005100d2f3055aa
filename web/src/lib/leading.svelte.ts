/** What the open question leads to, and what is answered by itself because there is nothing to choose. */
import type { Option } from "../games/game";
import type { MenuEntry, Question, Reasons, Ways } from "../protocol";
import { Choosing, together, type Repeated } from "./choosing.svelte";
import type { Phrase } from "./texts.svelte";

/** The number of no question. */
const NEVER = -1;

const times = (n: number, what: Phrase | undefined): Phrase => ["flow.times", { n, what }];

export abstract class Leading extends Choosing {
  /** What the server says the open question leads to. */
  private led = $state.raw<Ways | null>(null);
  /** The question of which that was asked. */
  protected looked = NEVER;
  /** Whether the only answer there is may be given without being asked for, where only bots are at the table. */
  forward = $state(true);
  /** What was answered by itself since somebody last chose something. */
  byItself = $state.raw<Option[]>([]);
  /** The question that was last answered by itself: a refusal does not lead to a second try. */
  private tried = NEVER;
  /** Whether something was just taken back: then nothing happens by itself until somebody chooses again. */
  private held = false;

  /** What stands in the row of answers and cannot be chosen, if the reasons are about that. */
  wonderedEntry = $state.raw<MenuEntry | null>(null);
  /** What was told about those at this question. */
  private readonly toldOf = new Map<string, Reasons>();

  abstract get question(): Question | null;
  /** Why something is not offered, while somebody wants to know. */
  abstract reasons: Reasons | null;
  /** Ask for reasons. */
  protected abstract wonder(what: { text: string } | { target: string }): void;
  /** Whether the open question may be answered by itself, if there is one answer: nobody could learn from a pause. */
  protected abstract get unwatched(): boolean;

  /** What usually stands at the open question, possible or not. */
  get menu(): MenuEntry[] {
    return this.asked ? (this.question?.menu ?? []) : [];
  }

  get undone(): boolean {
    const menu = this.menu.filter(({ aside }) => !aside);
    return menu.length === 0 || menu.some(({ options }) => options?.length);
  }

  get underWay(): boolean {
    return this.question?.sealed ?? false;
  }

  private get ahead(): Ways | null {
    return this.asked && this.led?.question === this.question?.number ? this.led : null;
  }

  ways = $derived.by((): Option[] => {
    const options = this.options;
    return (this.ahead?.ways ?? []).flatMap(({ answers, targets, prompt, label, button }, place) => {
      const first = options.find(({ text }) => text === answers[0]);
      if (!first) return [];
      const said = (then: Phrase): Phrase => ["flow.way", { first: first.button ?? first.label ?? [], then }];
      const index = options.length + place;
      const words = { label: said(label), button: said(button ?? label) };
      return [{ index, text: answers.join(" "), targets, mark: "", answers, prompt, ...words }];
    });
  });

  get repeated(): Repeated | null {
    return this.ahead?.repeated ?? null;
  }

  /** All the answers that somebody would usually give where the same is asked several times, as one. */
  usual = $derived.by((): Option | null => {
    const usual = this.ahead?.repeated?.usual ?? [];
    const known = new Map(this.options.map((option) => [option.text, option]));
    const options = usual.flatMap((text) => known.get(text) ?? []);
    if (options.length < 2 || options.length < usual.length) return null;
    const counts = new Map<Option, number>();
    for (const option of options) counts.set(option, (counts.get(option) ?? 0) + 1);
    const what = [...counts].map(([{ label }, n]) => (n > 1 ? times(n, label) : label));
    return { ...together(options), button: ["flow.usual", { what }], label: ["flow.usual", { what }] };
  });

  /** The same answer so many times as one, where the same is asked several times. */
  multiples = $derived.by((): Option[] => {
    const most = this.ahead?.repeated?.most ?? [];
    return this.options.flatMap((option) => {
      const n = most[option.index] ?? 0;
      if (n < 2) return [];
      const words = { label: times(n, option.label), button: times(n, option.button ?? option.label) };
      return [{ ...together(Array.from({ length: n }, () => option)), ...words }];
    });
  });

  /** Whether to ask what the question leads to: once, where there is more than a number to choose. */
  protected looksAhead(): boolean {
    const options = this.options;
    const number = this.question?.number ?? NEVER;
    if (options.length < 2 || this.sent !== null || this.looked === number) return false;
    if (options.every(({ text, targets }) => targets.length === 0 && /^\d+$/.test(text))) return false;
    this.looked = number;
    return true;
  }

  protected learn(ways: Ways): void {
    if (ways.question === this.question?.number) this.led = ways;
  }

  /** Something was taken back: who wanted that does not want it to happen again by itself. */
  protected hold(): void {
    this.held = true;
    this.byItself = [];
    this.forgetPlan();
  }

  /** Somebody has chosen. */
  protected release(): void {
    this.held = false;
    this.byItself = [];
  }

  /** Others move: what was answered by itself before that is no news. */
  protected moveOn(): void {
    this.byItself = [];
  }

  /** Give the only answer there is, if nobody can learn from it that it was. */
  protected answerAlone(): void {
    const [only, ...others] = this.options;
    const number = this.question?.number ?? NEVER;
    if (!only || others.length || !this.asked || this.sent !== null) return;
    if (!this.forward || !this.unwatched || this.held || this.tried === number) return;
    // Whoever rolls dice of their own wants to do it, and to see them: that is no formality.
    if (only.mark === "rolls" && only.targets.length > 0) return;
    this.tried = number;
    this.byItself = [...this.byItself, only];
    this.give(only.text, true);
  }

  /** Ask why something that usually stands here is not possible now; pointing again does not ask again. */
  whyEntry(entry: MenuEntry): void {
    if (!this.asked) return;
    this.wonderedEntry = entry;
    this.reasons = this.toldOf.get(entry.text) ?? null;
    if (!this.reasons) this.wonder(entry.target ? { target: entry.target } : { text: entry.text });
  }

  /** Nobody points at it any more. */
  leaveEntry(entry: MenuEntry): void {
    if (this.wonderedEntry?.text !== entry.text) return;
    this.wonderedEntry = null;
    this.reasons = null;
  }

  /** The reasons that came, if somebody still wants to hear them; `otherwise` if something else was pointed at. */
  protected reasoned(reasons: Reasons, otherwise: boolean): Reasons | null {
    const about = ({ target, text }: MenuEntry): boolean =>
      target ? reasons.target === target : reasons.text === text;
    const meant = this.menu.find((entry) => !entry.options?.length && about(entry));
    if (meant) this.toldOf.set(meant.text, reasons);
    if (this.wonderedEntry) return about(this.wonderedEntry) ? reasons : null;
    return meant && !otherwise ? null : reasons;
  }

  protected forgetEntries(): void {
    this.wonderedEntry = null;
    this.toldOf.clear();
  }
}
