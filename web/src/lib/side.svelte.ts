/** What stands beside the table: which tab is shown, whether its sheet is pulled up, what of the talk has not been read. */
import { tick } from "svelte";
import type { Play } from "./play.svelte";
import { SHEET, whether } from "./screen";
import { keep, recall } from "./settings.svelte";

// texts: table.tab-{log,list,chat,menu}
export const TABS = ["log", "list", "chat", "menu"] as const;
export type Tab = (typeof TABS)[number];

const KEY = "rulewright.talk";
/** Of so many tables it is remembered how much of their talk was read. */
const TABLES = 50;

export class Side {
  tab = $state<Tab>("log");
  /** Where the side is a sheet: whether it is pulled up. */
  sheet = $state(false);
  private readonly play: Play;
  /** How many lines of the talk were read here; kept, for whoever loads the page again has read them all the same. */
  private lines = $state(0);

  constructor(play: Play) {
    this.play = play;
    this.lines = recall<Record<string, number>>(KEY, {})[play.match] ?? 0;
  }

  /** How many lines of the talk nobody at this browser has read. */
  get unread(): number {
    return Math.max(0, this.play.chat.length - this.lines);
  }

  /** The talk is in sight. */
  read(): void {
    const lines = this.play.chat.length;
    if (lines === this.lines) return;
    this.lines = lines;
    const known = Object.entries(recall<Record<string, number>>(KEY, {}));
    const kept = known.filter(([match]) => match !== this.play.match).slice(1 - TABLES);
    keep(KEY, Object.fromEntries([...kept, [this.play.match, lines]]));
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.sheet = true;
  }

  /** Show the talk, ready to be written into: what is typed next are words, not commands. */
  talk(): void {
    this.show("chat");
    void tick().then(() => document.getElementById("say")?.focus({ preventScroll: true }));
  }

  shut(): void {
    this.sheet = false;
  }

  /** Whether there is something to shut: where there is a side, it stays. */
  get closable(): boolean {
    return this.sheet && whether(SHEET).current;
  }
}
