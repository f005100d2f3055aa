import { beforeEach, describe, expect, it } from "vitest";
import type { Face } from "../games/game";
import type { Event, Message, Request, SeatState, State } from "../protocol";
import { Play } from "./play.svelte";

const face = { words: {} } as unknown as Face;
const QUESTION = {
  number: 5,
  seat: 0,
  prompt: "toy.move",
  law: ["toy 1"],
  options: [["1>2", "place:1", "place:2"], ["1>3", "place:1", "place:3"], ["stop"]],
  warnings: { stop: [{ sentence: ["toy.warn"], law: "toy 3" }] },
};
const ANNA: SeatState = { seat: 0, seat_name: "a", kind: "person", name: "Anna", mine: true };
const BOT: SeatState = { seat: 1, seat_name: "b", kind: "bot", name: "" };
const BERTA: SeatState = { seat: 1, seat_name: "b", kind: "person", name: "Berta" };
const TURN = (seat: number, at: number): Event => ({
  kind: "turn",
  facts: {},
  at,
  heading: { level: "turn", title: ["toy.turn"], seat },
});
const LOSS = (at: number, grave = false): Event => ({
  kind: "removed",
  facts: {},
  at,
  loss: { sentence: ["toy.loss", { at }], law: "toy 4", ...(grave && { grave }) },
});

function state(change: Partial<State> = {}, events: Event[] = [], last = 3): State {
  return {
    type: "state",
    n: 2,
    match: "m",
    game: "toy",
    status: "playing",
    entries: 5,
    seed_hash: "",
    options: {},
    clock: {},
    seats: [ANNA, BOT],
    views: [{ seat: 0, table: { round: 1 }, question: QUESTION, events, last }],
    ...change,
  };
}

let sent: Request[] = [];
let play: Play;

beforeEach(() => {
  sent = [];
  play = new Play("m", face, { send: (request) => void (request.type !== "ways" && sent.push(request)) });
  play.hear(state());
});

const ADVICE: Message = {
  type: "advice",
  n: 3,
  match: "m",
  question: 5,
  advised: [
    { option: "1>3", reasons: [{ sentence: ["counsel.points", { way: "gain", n: 1 }] }] },
    { option: "stop", behind: 0.2 },
    { option: "1>2", behind: 4 },
  ],
};

describe("advice", () => {
  it("is asked for once, and tells the best answer, the next best and how far they are apart", () => {
    play.counsel.toggle();
    expect(sent).toEqual([{ type: "advise", match: "m", question: 5 }]);
    expect(play.counsel.thinking).toBe(true);
    expect(play.counsel.proposals).toBeNull();
    play.hear(ADVICE);
    expect(play.counsel.thinking).toBe(false);
    expect(play.counsel.proposals?.map(({ option, close }) => [option.text, close])).toEqual([
      ["1>3", true],
      ["stop", true],
      ["1>2", false],
    ]);
    expect(play.counsel.best("1>3")).toBe(true);
    expect(play.counsel.best("stop")).toBe(false);
    expect([play.counsel.shows("place:3"), play.counsel.shows("place:2")]).toEqual([true, false]);
    play.counsel.toggle();
    expect(play.counsel.best("1>3"), "nothing is marked once it is closed").toBe(false);
    play.counsel.toggle();
    expect(sent.length, "it is still known").toBe(1);
    expect(play.counsel.proposals?.length).toBe(3);
  });

  it("is closed by a step back, and forgotten with its question", () => {
    play.counsel.toggle();
    play.hear(ADVICE);
    expect(play.back()).toBe(true);
    expect(play.counsel.open).toBe(false);
    play.counsel.toggle();
    play.hear(
      state({ n: 4, entries: 6, views: [{ seat: 0, table: {}, question: { ...QUESTION, number: 6 } }] }),
    );
    expect(play.counsel.open).toBe(false);
    play.counsel.toggle();
    expect(sent.at(-1)).toEqual({ type: "advise", match: "m", question: 6 });
    play.hear(ADVICE);
    expect(play.counsel.proposals, "advice for an earlier question").toBeNull();
  });

  it("that is refused leaves an answer alone that is on its way", () => {
    play.counsel.toggle();
    play.choose(play.options[2]!);
    expect(play.sent).toBe(5);
    play.hear({ type: "refused", n: 4, code: "thinking", reason: "" });
    expect(play.sent).toBe(5);
    expect(play.told?.key).toBe("table.refused.thinking");
  });

  it("waits between people until all agree, and ends when one no longer does", () => {
    play.hear(state({ seats: [ANNA, BERTA] }));
    expect(play.counsel.welcome).toBe(false);
    play.counsel.toggle();
    expect(play.counsel.open).toBe(true);
    expect(sent).toEqual([]);
    play.counsel.agree(true);
    expect(sent.at(-1)).toEqual({ type: "agree", match: "m", agreed: true });
    const seats = (anna: boolean, berta: boolean): Message => ({
      type: "seats",
      n: 5,
      match: "m",
      status: "playing",
      seats: [
        { ...ANNA, advice: anna },
        { ...BERTA, advice: berta },
      ],
    });
    play.hear(seats(false, true));
    expect([play.counsel.proposed, play.counsel.mine]).toEqual([true, false]);
    play.hear(seats(true, false));
    expect([play.counsel.proposed, play.counsel.mine, play.counsel.welcome]).toEqual([false, true, false]);
    expect(play.counsel.missing.map(({ name }) => name)).toEqual(["Berta"]);
    play.hear(seats(true, true));
    expect(play.counsel.welcome).toBe(true);
    play.hear(seats(true, false));
    expect(play.counsel.welcome).toBe(false);
  });
});

describe("what an answer does", () => {
  it("is asked once for the answer that is looked at, and told for this question only", () => {
    expect(play.counsel.about).toBeNull();
    play.counsel.regard("stop");
    expect(play.counsel.about?.text).toBe("stop");
    play.counsel.wonder(play.counsel.about!);
    play.counsel.wonder(play.counsel.about!);
    expect(sent).toEqual([{ type: "foresee", match: "m", option: "stop" }]);
    play.hear({ type: "foreseen", n: 3, match: "m", question: 5, option: "stop", points: 2 });
    expect(play.counsel.foreseen?.points).toBe(2);
    play.counsel.regard("1>2");
    expect(play.counsel.foreseen).toBeNull();
  });

  it("is told of what is about to be decided, and of the only answer that a thing stands for", () => {
    play.pointed = "place:3";
    expect(play.counsel.about?.text).toBe("1>3");
    play.pointed = "place:1";
    expect(play.counsel.about, "two answers begin there").toBeNull();
    play.pick("place:2");
    expect(play.counsel.about?.text).toBe("1>2");
  });

  it("comes with the warnings of the question", () => {
    expect(play.counsel.warnings(play.options[2]!).map(({ law }) => law)).toEqual(["toy 3"]);
    expect(play.counsel.warnings(play.options[0]!)).toEqual([]);
  });
});

describe("losses", () => {
  const lost = (): unknown[] => play.counsel.losses.map(({ sentence }) => sentence[1]);

  it("since the last answer are told until they have been seen", () => {
    play.hear(state({}, [TURN(1, 1), LOSS(2), LOSS(4)], 3));
    expect(lost(), "what came before the last answer was seen then").toEqual([{ at: 4 }]);
    expect(play.counsel.dismiss()).toBe(true);
    expect(lost()).toEqual([]);
    expect(play.counsel.dismiss()).toBe(false);
    play.hear({
      type: "update",
      n: 5,
      match: "m",
      entries: 6,
      status: "playing",
      views: [{ seat: 0, table: {}, question: { ...QUESTION, number: 6 }, events: [LOSS(5)], last: 5 }],
    });
    expect(lost()).toEqual([{ at: 5 }]);
  });

  it("that the last answer itself brought about are told if they are grave", () => {
    play.hear(state({}, [TURN(0, 1), LOSS(3), LOSS(3, true)], 3));
    expect(play.counsel.losses.length).toBe(1);
  });

  it("of one's own turn are told only where they are grave", () => {
    play.hear(state({}, [TURN(0, 3), LOSS(4), LOSS(4, true), TURN(1, 4), LOSS(4)], 3));
    expect(play.counsel.losses.map(({ grave }) => grave ?? false)).toEqual([true, false]);
  });
});
