/** Clocks that tick between two messages of the server. */
import type { Play } from "./play.svelte";

class Now {
  /** Milliseconds, once a second, only while somebody looks. */
  value = $state(Date.now());
  private watchers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  watch(): () => void {
    if (this.watchers++ === 0) {
      this.value = Date.now();
      this.timer = setInterval(() => (this.value = Date.now()), 1000);
    }
    return () => {
      if (--this.watchers === 0) clearInterval(this.timer);
    };
  }
}

export const now = new Now();

/** Seconds that a seat has left at this moment; null without a clock. Time runs for the seat that is asked. */
export function remaining(play: Play, seat: number): number | null {
  const state = play.seats[seat];
  if (state?.left === undefined || state.left === null) return null;
  const runs = play.status === "playing" && play.question?.seat === seat && state.kind === "person";
  return Math.max(0, state.left - (runs ? Math.max(0, now.value - play.read) / 1000 : 0));
}

/** A time as people read it: 2:05, 1:02:05, or days and hours. */
export function clockText(seconds: number): { days: number; text: string } {
  const whole = Math.floor(seconds);
  const two = (value: number): string => String(value).padStart(2, "0");
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const text =
    hours || days ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
  return { days, text };
}
