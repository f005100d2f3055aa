/** Who sits at this browser, and the one connection through which all its tables are followed. */
import type { Me, Message, Request } from "../protocol";
import { api, Refusal } from "./api";
import { Line, type LineStatus } from "./line";
import { Play } from "./play.svelte";
import { settings } from "./settings.svelte";
import { faceOf } from "../games/registry";

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has been asked who we are. */
  known = $state(false);
  /** Whether the server did not answer when it was asked. */
  unreached = $state(false);
  status = $state<LineStatus>("connecting");
  /** Since when there is no line, in milliseconds; null while there is one. */
  since = $state<number | null>(null);
  /** The recovery secret, as long as this page lives: it is told once. */
  recovery = $state<string | null>(null);

  /** Whether this device says that it has no network; a server on the same machine may be there all the same. */
  offline = $state(!navigator.onLine);

  private line: Line | null = null;
  private readonly plays = new Map<string, { play: Play; watch: string | null; holders: number }>();

  constructor() {
    addEventListener("offline", () => {
      this.offline = true;
      this.line?.doubt();
    });
    addEventListener("online", () => {
      this.offline = false;
      this.line?.hurry();
    });
  }

  /** Ask the server who we are; nobody yet is no error. */
  async meet(): Promise<void> {
    try {
      this.me = await api.me();
      this.unreached = false;
    } catch (error) {
      this.unreached = !(error instanceof Refusal) || error.status !== 401;
      if (this.unreached) throw error;
    } finally {
      this.known = true;
    }
  }

  /** Be somebody: whoever has no name yet gets one, so that a first game is one click away. */
  async ensure(name: string): Promise<Me> {
    // Another page of this browser may have made somebody of us in the meantime; two would lose each other's seats.
    if (!this.me) await this.meet();
    if (this.me) return this.me;
    const me = await api.addPerson(name);
    this.become(me);
    return me;
  }

  become(me: Me): void {
    this.me = me;
    this.recovery = me.recovery ?? this.recovery;
    this.line?.close();
    this.line = null;
    if (this.plays.size) this.connect();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.change({ name });
  }

  /** Follow a match; the same one may be followed by several parts of the page. */
  async follow(match: string, game: string, watch: string | null): Promise<Play> {
    const known = this.plays.get(match);
    if (known) {
      known.holders += 1;
      return known.play;
    }
    const play = new Play(match, await faceOf(game), { send: (request) => this.send(request) }, watch);
    play.forward = settings.forward;
    this.plays.set(match, { play, watch, holders: 1 });
    if (this.line) this.sit(match);
    else this.connect();
    return play;
  }

  unfollow(match: string): void {
    const entry = this.plays.get(match);
    if (!entry || --entry.holders > 0) return;
    this.plays.delete(match);
    this.send({ type: "rise", match });
    if (this.plays.size === 0) {
      this.line?.close();
      this.line = null;
    }
  }

  hurry(): void {
    this.line?.hurry();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.line = new Line(`${scheme}//${location.host}/ws`, {
      hear: (message) => this.hear(message),
      status: (status) => this.stands(status),
      again: () => {
        for (const match of this.plays.keys()) this.sit(match);
      },
    });
    this.line.open();
  }

  private sit(match: string): void {
    const watch = this.plays.get(match)?.watch;
    this.send({ type: "sit", match, ...(watch ? { watch } : {}) });
  }

  private send(request: Request): boolean {
    return this.line?.send(request) ?? false;
  }

  private stands(status: LineStatus): void {
    this.status = status;
    if (status === "open") this.since = null;
    else this.since ??= Date.now();
    for (const { play } of this.plays.values()) play.away = status !== "open";
  }

  private hear(message: Message): void {
    const match = "match" in message ? message.match : null;
    if (match) this.plays.get(match)?.play.hear(message);
  }
}

export const person = new Person();
