/** The WebSocket to the server: connects again by itself, and notices when a message is missing. */
import { VERSION, type Message, type Request } from "../protocol";

export type LineStatus = "connecting" | "open" | "lost" | "refused" | "old";

export interface LineEvents {
  hear(message: Message): void;
  status(status: LineStatus): void;
  /** After every connection, and when a message was missed: whoever follows a match must sit down again. */
  again(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Nothing heard for so long: ask whether anybody is there. */
export const HEARTBEAT = 4000;
/** Nothing heard after that for so long: the line is dead, whatever the browser believes. */
export const SILENCE = 5000;
/** The same where there is reason to doubt, such as a network that has gone. */
export const DOUBT = 2500;
/** A connection that is not made within this time is tried anew. */
export const CONNECT = 6000;
/** Close codes by which the server says that trying again will not help. */
const NO_PERSON = 4401;

export class Line {
  private socket: WebSocket | null = null;
  private last = 0;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly events: LineEvents,
  ) {}

  open(): void {
    this.closed = false;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
  }

  /** Send a request; false if there is no connection (the caller hears `again` when there is one). */
  send(request: Request): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /** Somebody is looking again, or the network is back: do not wait for the next attempt. */
  hurry(): void {
    if (this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.doubt();
      return;
    }
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** The line may be dead: find out at once. */
  doubt(): void {
    this.ping(DOUBT);
  }

  private connect(): void {
    this.stopTimers();
    this.events.status("connecting");
    this.last = 0;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(socket, String(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
    // Hearing of an error adds nothing: a close follows it.
    socket.onerror = () => undefined;
    this.silence = setTimeout(() => this.giveUp(socket), CONNECT);
  }

  private receive(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    clearTimeout(this.silence);
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(SILENCE), HEARTBEAT);
    const message = JSON.parse(text) as Message;
    const number = message.n ?? 0;
    const missed = number !== this.last + 1;
    this.last = number;
    if (message.type === "welcome") {
      if (message.version !== VERSION) {
        this.events.status("old");
        this.close();
        return;
      }
      this.wait = FIRST_WAIT;
      this.events.status("open");
      this.events.hear(message);
      this.events.again();
      return;
    }
    if (missed) this.events.again();
    this.events.hear(message);
  }

  private ping(patience: number): void {
    const socket = this.socket;
    if (!socket || !this.send({ type: "ping" })) return;
    clearTimeout(this.silence);
    clearTimeout(this.beat);
    this.silence = setTimeout(() => this.giveUp(socket), patience);
  }

  /** Nobody answers. A dead line cannot be closed in good order, and whoever waits for that waits for minutes. */
  private giveUp(socket: WebSocket): void {
    this.lost(socket, 0);
    socket.close();
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.stopTimers();
    if (this.closed) return;
    if (code === NO_PERSON) {
      this.events.status("refused");
      return;
    }
    this.events.status("lost");
    // A little chance, so that a thousand tables do not come back in the same moment.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private stopTimers(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.beat);
  }
}
