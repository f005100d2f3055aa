import { beforeEach, describe, expect, it } from "vitest";
import type { Face } from "../games/game";
import type { Event, MenuEntry, Message, Question, Request, View, State } from "../protocol";
import { Play } from "./play.svelte";
import { speak } from "./texts.svelte";

const words = { wonder: (target: string) => [target], heading: () => null };
const face = { words } as unknown as Face;

const QUESTION = {
  number: 5,
  seat: 0,
  prompt: "toy.move",
  law: ["toy 1"],
  options: [
    ["1>2", "place:1", "place:2"],
    ["1>3", "place:1", "place:3"],
    ["4>2", "place:4", "place:2"],
    ["stop"],
  ],
};

function state(change: Partial<State> = {}): State {
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
    seats: [
      { seat: 0, seat_name: "a", kind: "person", name: "Anna", mine: true },
      { seat: 1, seat_name: "b", kind: "bot", name: "" },
    ],
    views: [{ seat: 0, table: { round: 1 }, question: QUESTION }],
    ...change,
  };
}

/** The same question, with dice for the first answer and the end of the turn for the last. */
const marked = (change: Partial<Question>, entries = 5): State =>
  state({
    entries,
    views: [{ seat: 0, table: {}, question: { ...QUESTION, marks: ["rolls", "", "", "ends"], ...change } }],
  });
const WITH_BERTA = [
  { seat: 0, seat_name: "a", kind: "person", name: "Anna", mine: true },
  { seat: 1, seat_name: "b", kind: "person", name: "Berta" },
];

let sent: Request[] = [];
let play: Play;

beforeEach(() => {
  sent = [];
  play = new Play("m", face, { send: (request) => void sent.push(request) });
  play.hear(state());
  sent.length = 0;
});

const answers = (): string[] =>
  sent.flatMap((request) => (request.type === "answer" ? [request.option] : []));

describe("choosing", () => {
  it("lights up what can be picked, and only while it narrows", () => {
    expect(play.lit("place:1")).toBe(true);
    expect(play.lit("place:9")).toBe(false);
    play.pick("place:1");
    expect(play.lit("place:4")).toBe(false);
    expect(play.remaining.map((choice) => choice.text)).toEqual(["1>2", "1>3"]);
  });

  it("decides by the second click", () => {
    play.pick("place:1");
    expect(answers()).toEqual([]);
    play.pick("place:3");
    expect(answers()).toEqual(["1>3"]);
  });

  it("decides by the first click where that leaves one answer", () => {
    play.pick("place:4");
    expect(answers()).toEqual(["4>2"]);
  });

  it("goes one step back", () => {
    play.pick("place:1");
    expect(play.back()).toBe(true);
    expect(play.picks).toEqual([]);
    expect(play.back()).toBe(false);
  });

  it("ignores what is not offered", () => {
    play.pick("place:9");
    expect(play.picks).toEqual([]);
  });

  it("decides at once by a button", () => {
    play.choose(play.options[3]!);
    expect(answers()).toEqual(["stop"]);
  });

  it("asks once more before the turn is ended, if that is wished", () => {
    play.hear(marked({}));
    play.choose(play.options[3]!);
    expect(answers()).toEqual([]);
    play.confirm();
    expect(answers()).toEqual(["stop"]);
  });

  it("does not ask again where nothing but an aside is left to be done", () => {
    const entry = (text: string, options: number[], aside = false): MenuEntry => ({
      text,
      label: ["toy"],
      options,
      aside,
    });
    play.hear(marked({ menu: [entry("fight", []), entry("extra", [0], true)] }));
    play.choose(play.options[3]!);
    expect(answers()).toEqual(["stop"]);
    play.hear(marked({ number: 6, menu: [entry("fight", [1])] }, 6));
    play.choose(play.options[3]!);
    expect(answers()).toEqual(["stop"]);
    expect(play.pending?.text).toBe("stop");
  });

  it("does not ask again before dice where only bots are at the table: everything can be taken back", () => {
    play.hear(marked({}));
    play.pick("place:1");
    play.pick("place:2");
    expect(answers()).toEqual(["1>2"]);
  });

  it("asks once more before dice between people, but once for each deed", () => {
    play.hear({ ...marked({}), seats: WITH_BERTA });
    play.pick("place:1");
    play.pick("place:2");
    expect(answers()).toEqual([]);
    expect(play.pending?.text).toBe("1>2");
    play.hear({ ...marked({ sealed: true }), seats: WITH_BERTA });
    play.pick("place:1");
    play.pick("place:2");
    expect(answers()).toEqual(["1>2"]);
  });

  it("does not ask again whoever does not want to be asked", () => {
    play.hear(
      state({ views: [{ seat: 0, table: {}, question: { ...QUESTION, marks: ["rolls", "", "", "ends"] } }] }),
    );
    play.careful = false;
    play.pick("place:1");
    play.pick("place:2");
    expect(answers()).toEqual(["1>2"]);
  });

  it("does not answer twice while an answer is on its way", () => {
    play.choose(play.options[3]!);
    play.choose(play.options[0]!);
    expect(answers()).toEqual(["stop"]);
  });
});

describe("the line", () => {
  it("sends an answer again that was lost with the connection", () => {
    play.choose(play.options[3]!);
    play.hear(state());
    expect(answers()).toEqual(["stop", "stop"]);
  });

  it("does not send it again when the match has gone on", () => {
    play.choose(play.options[3]!);
    play.hear(state({ entries: 6, views: [{ seat: 0, table: {}, question: { ...QUESTION, number: 6 } }] }));
    expect(answers()).toEqual(["stop"]);
  });

  describe("while it is down", () => {
    let down = true;
    beforeEach(() => {
      down = true;
      play = new Play("m", face, { send: (request) => !down && sent.push(request) > 0 });
      play.hear(state());
    });

    it("keeps an answer, and sends it when the table is told anew", () => {
      play.choose(play.options[3]!);
      expect(play.waiting).toBe(true);
      expect(play.sent).toBe(5);
      expect(answers()).toEqual([]);
      down = false;
      play.hear(state());
      expect(answers()).toEqual(["stop"]);
      expect(play.waiting).toBe(false);
      expect(play.sent).toBe(5);
    });

    it("gives an answer back that was never sent", () => {
      play.choose(play.options[3]!);
      play.withdraw();
      expect(play.waiting).toBe(false);
      expect(play.sent).toBeNull();
      down = false;
      play.hear(state());
      expect(answers()).toEqual([]);
    });

    it("does not give back what may have arrived", () => {
      down = false;
      play.choose(play.options[3]!);
      play.withdraw();
      expect(play.sent).toBe(5);
    });

    it("says that an answer came too late, and only if it did", () => {
      const gone = (last: number): State =>
        state({ entries: 7, views: [{ seat: 0, table: {}, question: { ...QUESTION, number: 7 }, last }] });
      play.choose(play.options[3]!);
      play.hear(gone(2));
      expect(play.told?.key).toBe("offline.too-late");
      expect(play.sent).toBeNull();

      play.told = null;
      down = false;
      play.hear(state());
      play.choose(play.options[3]!);
      play.hear(gone(5));
      expect(play.told).toBeNull();
    });

    it("says at once what cannot be sent, and loses no words", () => {
      expect(play.say("Hello")).toBe(false);
      expect(play.told?.key).toBe("offline.not-sent");
      play.told = null;
      play.step(-1);
      expect(play.told).not.toBeNull();
      down = false;
      expect(play.say("Hello")).toBe(true);
    });
  });

  it("takes back the last answer of one's own, not what somebody else has answered since", () => {
    play.hear(state({ views: [{ seat: 0, table: {}, question: QUESTION, last: 2 }] }));
    expect(play.mayUndo).toBe(true);
    play.undo();
    expect(sent.at(-1)).toEqual({ type: "undo", match: "m", question: 2 });
  });

  it("has nothing to take back before one has answered, or while one watches", () => {
    expect(play.mayUndo).toBe(false);
    play.undo();
    expect(sent).toEqual([]);
  });

  it("asks for everything anew when something was taken back", () => {
    const undone: Message = {
      type: "update",
      n: 3,
      match: "m",
      entries: 6,
      status: "playing",
      views: [{ seat: 0, table: {}, events: [{ kind: "undone", facts: { to: 4 } }] }],
    };
    play.hear(undone);
    expect(sent.at(-1)).toEqual({ type: "resync", match: "m" });
  });

  it("can be used again after a refusal", () => {
    play.choose(play.options[3]!);
    play.hear({ type: "refused", n: 3, code: "not-offered", reason: "", match: "m" });
    expect(play.told?.key).toBe("table.refused.not-offered");
    play.choose(play.options[3]!);
    expect(answers()).toEqual(["stop", "stop"]);
  });
});

describe("a refusal of what nobody asked for", () => {
  it("is not told, and leaves the answer that is on its way alone", () => {
    play.choose(play.options[3]!);
    play.hear({ type: "refused", n: 3, code: "not-offered", reason: "", request: "foresee", match: "m" });
    expect(play.told).toBeNull();
    expect(play.sent).not.toBeNull();
  });
});

describe("around one screen", () => {
  it("keeps what each seat saw apart", () => {
    const seen = (seat: number, card: string): View => ({
      seat,
      table: {},
      events: [{ kind: "drew", facts: { card }, at: 4 }],
      question: {
        number: 5,
        seat: 0,
        prompt: "toy.move",
        law: [],
        ...(seat === 0 ? { options: [["stop"]] } : {}),
      },
    });
    const mine = [0, 1].map((seat) => ({ seat, seat_name: "", kind: "person", name: "Anna", mine: true }));
    play.hear(state({ seats: mine, views: [seen(0, "fox"), seen(1, "owl")] }));
    expect(play.events.map((event) => event.facts["card"])).toEqual(["fox"]);
    const turned = [seen(0, "hare"), seen(1, "mouse")].map((view) => ({
      ...view,
      question: {
        ...view.question!,
        seat: 1,
        ...(view.seat === 1 ? { options: [["stop"]] } : { options: null }),
      },
    }));
    play.hear({ type: "update", n: 3, match: "m", entries: 6, status: "playing", views: turned });
    expect(play.curtain).toBe(1);
    play.takeSeat();
    expect(play.events.map((event) => event.facts["card"])).toEqual(["owl", "mouse"]);
    expect(play.fresh.map((event) => event.facts["card"])).toEqual(["mouse"]);
  });

  const two = (asked: number): State =>
    state({
      seats: [
        { seat: 0, seat_name: "a", kind: "person", name: "Anna", mine: true },
        { seat: 1, seat_name: "b", kind: "person", name: "Anna", mine: true },
      ],
      views: [0, 1].map((seat) => ({
        seat,
        table: { seat },
        question: asked === seat ? { ...QUESTION, seat } : { ...QUESTION, seat: asked, options: null },
      })),
    });

  it("shows nobody's table before whoever is asked has taken the seat", () => {
    play.hear(two(0));
    expect(play.curtain).toBeNull();
    play.hear(two(1));
    expect(play.curtain).toBe(1);
    expect(play.asked).toBe(false);
    play.takeSeat();
    expect(play.shown).toBe(1);
    expect(play.table).toEqual({ seat: 1 });
    expect(play.asked).toBe(true);
  });
});

describe("looking back", () => {
  it("shows an earlier moment without being asked, and returns", () => {
    play.look(2);
    expect(sent.at(-1)).toEqual({ type: "look", match: "m", question: 2 });
    const views = [{ seat: 0, table: { round: 0 } }];
    play.hear({ type: "looked", n: 3, match: "m", question: 2, step: 2, steps: 4, views });
    expect(play.table).toEqual({ round: 0 });
    expect(play.asked).toBe(false);
    play.back();
    expect(play.table).toEqual({ round: 1 });
    expect(play.asked).toBe(true);
  });

  it("steps over what was taken back, as far as there is something", () => {
    const views = [{ seat: 0, table: { round: 0 } }];
    play.step(1);
    expect(sent).toEqual([]);
    play.step(-1);
    expect(sent.at(-1)).toEqual({ type: "look", match: "m", step: -1 });
    play.hear({ type: "looked", n: 3, match: "m", question: 7, step: 3, steps: 4, views });
    play.step(-10);
    expect(sent.at(-1)).toEqual({ type: "look", match: "m", step: 0 });
    play.step(-1);
    expect(sent.at(-1)).toEqual({ type: "look", match: "m", step: 2 });
    const asked = sent.length;
    play.step(1);
    expect(sent.length).toBe(asked);
    expect(play.past).toBeNull();
  });
});

it("offers odds where the engine has them", () => {
  expect(play.hasOdds).toBe(false);
  play.hear(state({ views: [{ seat: 0, table: { round: 1 }, question: { ...QUESTION, odds: true } }] }));
  expect(play.hasOdds).toBe(true);
});

describe("turn by turn", () => {
  const turn = (at: number, title: string, seat: number): Event => ({
    kind: "turn",
    facts: {},
    at,
    heading: { level: "turn", title: ["table.verbatim", { text: title }], seat },
  });
  const looked = (question: number): Message => ({
    type: "looked",
    n: 3,
    match: "m",
    question,
    step: question,
    steps: 9,
    turns: [0, 3, 6],
    views: [{ seat: 0, table: {} }],
  });

  beforeEach(async () => {
    await speak("en");
    const events = [turn(-1, "one", 0), turn(2, "two", 1), turn(5, "three", 0)];
    play.hear(state({ entries: 9, views: [{ seat: 0, table: {}, events, question: QUESTION }] }));
  });

  it("knows whose turn is shown", () => {
    expect(play.turn).toMatchObject({ text: "Three", seat: 0 });
    play.hear(looked(4));
    expect(play.turn).toMatchObject({ text: "Two", seat: 1, question: 3 });
  });

  it("goes to the beginning of a turn, then to the one before, and to the next", () => {
    const asked = (): unknown => sent.at(-1);
    play.lookTurn(-1);
    expect(asked()).toMatchObject({ type: "look", question: 6 });
    play.hear(looked(4));
    play.lookTurn(-1);
    expect(asked()).toMatchObject({ type: "look", question: 3 });
    play.hear(looked(3));
    play.lookTurn(-1);
    expect(asked()).toMatchObject({ type: "look", question: 0 });
    play.lookTurn(1);
    expect(asked()).toMatchObject({ type: "look", question: 6 });
    play.hear(looked(7));
    play.lookTurn(1);
    expect(play.past).toBeNull();
  });

  it("knows which match a what-if comes from", () => {
    expect(play.fork).toBeNull();
    play.hear(state({ fork: { match: "f", question: 4 } }));
    expect(play.fork).toEqual({ match: "f", question: 4 });
  });
});
