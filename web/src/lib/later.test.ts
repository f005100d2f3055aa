import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { later } from "./later";

/** A browser that is idle when the test says so, for as long as it says. */
class Idle {
  private asked: ((idle: IdleDeadline) => void)[] = [];
  readonly request = vi.fn((run: (idle: IdleDeadline) => void) => this.asked.push(run));

  be(milliseconds: number, didTimeout = false): void {
    const asked = this.asked.splice(0);
    for (const run of asked) run({ didTimeout, timeRemaining: () => milliseconds });
  }
}

describe("later", () => {
  let idle: Idle;
  let time: number;

  beforeEach(() => {
    idle = new Idle();
    time = 0;
    vi.stubGlobal("requestIdleCallback", idle.request);
    vi.spyOn(performance, "now").mockImplementation(() => time);
  });
  afterEach(() => {
    idle.be(1e6);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const takes = (milliseconds: number) => vi.fn(() => void (time += milliseconds));

  it("waits for an idle moment", () => {
    const work = takes(1);
    later(work);
    expect(work).not.toHaveBeenCalled();
    idle.be(10);
    expect(work).toHaveBeenCalledTimes(1);
    idle.be(10);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("stops when the moment is over, and goes on in the next one", () => {
    const work = [takes(3), takes(3), takes(3)];
    for (const one of work) later(one);
    idle.be(5);
    expect(work.map((one) => one.mock.calls.length)).toEqual([1, 1, 0]);
    idle.be(5);
    expect(work.map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it("goes on in slices where no moment was idle", () => {
    const work = [takes(5), takes(5)];
    for (const one of work) later(one);
    idle.be(0, true);
    expect(work.map((one) => one.mock.calls.length)).toEqual([1, 0]);
    idle.be(0, true);
    expect(work.map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });

  it("does not do what was taken back", () => {
    const work = takes(1);
    later(work)();
    idle.be(10);
    expect(work).not.toHaveBeenCalled();
  });

  it("does without idle moments where a browser knows none", () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.stubGlobal("requestIdleCallback", undefined);
    const work = takes(1);
    later(work);
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
