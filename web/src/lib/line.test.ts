import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VERSION, type Message } from "../protocol";
import { CONNECT, DOUBT, HEARTBEAT, Line, SILENCE, type LineStatus } from "./line";

/** A wire of which the test holds the other end; like a dead one, it does not say when it is closed. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 2;
  }
  tell(message: Message): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.tell({ type: "welcome", n: 1, version: VERSION, person: "p", name: "Anna" });
  }
}

let line: Line;
let statuses: LineStatus[];
let again: number;
const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
const pings = (): number => socket().sent.filter((text) => text.includes("ping")).length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  statuses = [];
  again = 0;
  line = new Line("ws://table/ws", {
    hear: () => undefined,
    status: (status) => statuses.push(status),
    again: () => (again += 1),
  });
  line.open();
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a line", () => {
  it("asks whether anybody is there when nothing was heard, and only then", () => {
    socket().welcome();
    vi.advanceTimersByTime(HEARTBEAT - 1);
    socket().tell({ type: "pong", n: 2 });
    vi.advanceTimersByTime(HEARTBEAT - 1);
    expect(pings()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(pings()).toBe(1);
  });

  it("is known to be lost seconds after nobody answers, though the browser closes nothing", () => {
    socket().welcome();
    vi.advanceTimersByTime(HEARTBEAT + SILENCE);
    expect(statuses.at(-1)).toBe("lost");
    expect(HEARTBEAT + SILENCE).toBeLessThan(10_000);
  });

  it("is asked at once when there is reason to doubt, and stays if it answers", () => {
    socket().welcome();
    line.doubt();
    expect(pings()).toBe(1);
    socket().tell({ type: "pong", n: 2 });
    vi.advanceTimersByTime(DOUBT);
    expect(statuses.at(-1)).toBe("open");
    line.doubt();
    vi.advanceTimersByTime(DOUBT);
    expect(statuses.at(-1)).toBe("lost");
  });

  it("tries anew when a connection is not made in time", () => {
    vi.advanceTimersByTime(CONNECT);
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("sends nothing while it is lost, says so, and has everybody sit down again when it is back", () => {
    socket().welcome();
    expect(again).toBe(1);
    expect(line.send({ type: "ping" })).toBe(true);
    line.doubt();
    vi.advanceTimersByTime(DOUBT);
    expect(line.send({ type: "ping" })).toBe(false);
    line.hurry();
    socket().welcome();
    expect(statuses.at(-1)).toBe("open");
    expect(again).toBe(2);
  });

  it("does not hear what a dead line says late", () => {
    socket().welcome();
    const dead = socket();
    line.doubt();
    vi.advanceTimersByTime(DOUBT);
    dead.welcome();
    dead.onclose?.({ code: 1006 });
    expect(statuses.at(-1)).toBe("lost");
  });
});
