import { beforeEach, describe, expect, it } from "vitest";
import type { Face } from "../games/game";
import type { Question, Request, State, Update, Ways } from "../protocol";
import { Play } from "./play.svelte";

const face = { words: {} } as unknown as Face;
const SEATS = [
  { seat: 0, seat_name: "a", kind: "person", name: "Anna", mine: true },
  { seat: 1, seat_name: "b", kind: "bot", name: "" },
];
const BERTA = { seat: 1, seat_name: "b", kind: "person", name: "Berta" };

const ask = (number: number, options: string[][], change: Partial<Question> = {}): Question => ({
  number,
  seat: 0,
  prompt: "toy.act",
  law: ["toy 1"],
  options,
  ...change,
});
const ACTIONS = [["march"], ["fight"], ["done"]];
const MOVES = [
  ["1>2", "place:1", "place:2"],
  ["1>3", "place:1", "place:3"],
  ["2>1", "place:2", "place:1"],
];

let sent: Request[] = [];
let play: Play;

const state = (question: Question, change: Partial<State> = {}): State => ({
  type: "state",
  n: 2,
  match: "m",
  game: "toy",
  status: "playing",
  entries: question.number,
  seed_hash: "",
  options: {},
  clock: {},
  seats: SEATS,
  views: [{ seat: 0, table: {}, question }],
  ...change,
});
const update = (question: Question, events: Update["views"][0]["events"] = []): Update => ({
  type: "update",
  n: 3,
  match: "m",
  entries: question.number,
  status: "playing",
  views: [{ seat: 0, table: {}, question, events }],
});
const way = (answers: string[], ...targets: string[]): Ways["ways"][0] => ({
  answers,
  targets,
  prompt: "toy.where",
  label: ["toy.way"],
});
const ahead = (question: number, change: Partial<Ways> = {}): Ways => ({
  type: "ahead",
  n: 4,
  match: "m",
  question,
  ways: [
    way(["march", "1>2"], "place:1", "place:2"),
    way(["march", "1>3"], "place:1", "place:3"),
    way(["march", "2>1"], "place:2", "place:1"),
    way(["fight", "2:b"], "place:2", "seat:1"),
    way(["fight", "4:b"], "place:4", "seat:1"),
  ],
  ...change,
});
const answers = (): string[] =>
  sent.flatMap((one) => (one.type === "answer" ? [`${one.option}${one.follows ? " +" : ""}`] : []));

beforeEach(() => {
  sent = [];
  play = new Play("m", face, { send: (request) => void sent.push(request) });
});

describe("pointing before an action is chosen", () => {
  beforeEach(() => {
    play.hear(state(ask(5, ACTIONS)));
    play.hear(ahead(5));
  });

  it("is asked for once, and lights up what actions begin with", () => {
    expect(sent.filter((one) => one.type === "ways")).toHaveLength(1);
    expect(play.lit("place:1")).toBe(true);
    expect(play.lit("place:3")).toBe(false);
    expect(play.remaining.map(({ text }) => text)).toEqual(["march", "fight", "done"]);
  });

  it("offers the actions that begin there, and a second thing decides", () => {
    play.pick("place:2");
    expect(play.remaining.map(({ text }) => text)).toEqual(["march 2>1", "fight 2:b"]);
    play.pick("place:1");
    expect(answers()).toEqual(["march"]);
    play.hear(update(ask(6, MOVES, { prompt: "toy.where" })));
    expect(answers()).toEqual(["march", "2>1 +"]);
  });

  it("does not begin anything by one click alone", () => {
    play.pick("place:4");
    expect(answers()).toEqual([]);
    expect(play.pending?.text).toBe("fight 4:b");
    play.pick("place:4");
    expect(answers()).toEqual(["fight"]);
  });

  it("narrows the question of the action that is chosen then", () => {
    play.pick("place:1");
    play.act(play.options[0]!);
    expect(answers()).toEqual(["march"]);
    play.hear(update(ask(6, MOVES)));
    expect(answers()).toEqual(["march"]);
    expect(play.remaining.map(({ text }) => text)).toEqual(["1>2", "1>3"]);
  });

  it("leaves the rest alone where it is not offered, or somebody else is asked", () => {
    play.pick("place:1");
    play.pick("place:3");
    play.hear(update(ask(6, [["1>2", "place:1", "place:2"], ["stop"]])));
    expect(answers()).toEqual(["march"]);
    play.hear(update(ask(7, MOVES)));
    expect(answers()).toEqual(["march"]);
  });

  it("asks once more, between people, before what they would have to agree to take back", () => {
    play.hear(state(ask(5, ACTIONS), { seats: [SEATS[0]!, BERTA] }));
    play.hear(ahead(5));
    play.pick("place:4");
    play.pick("place:4");
    play.hear(
      update(
        ask(
          6,
          [
            ["4:b", "place:4", "seat:1"],
            ["2:b", "place:2", "seat:1"],
          ],
          { marks: ["rolls", ""] },
        ),
      ),
    );
    expect(answers()).toEqual(["fight"]);
    expect(play.pending?.text).toBe("4:b");
    play.confirm();
    expect(answers()).toEqual(["fight", "4:b +"]);
  });
});

describe("the only answer there is", () => {
  const lone = ask(5, [["decline"]]);

  it("is left to whoever rolls dice of their own", () => {
    play.hear(state(ask(4, [["roll", "die:red"]], { marks: ["rolls"] })));
    expect(sent.filter(({ type }) => type === "answer")).toEqual([]);
    play.hear(state(ask(5, [["decline"]], { marks: ["rolls"] })));
    expect(sent.filter(({ type }) => type === "answer")).toHaveLength(1);
  });

  it("is given by itself with bots alone, and that is shown until somebody chooses", () => {
    play.hear(state(lone));
    expect(answers()).toEqual(["decline +"]);
    play.hear(update(ask(6, MOVES)));
    expect(play.byItself.map(({ text }) => text)).toEqual(["decline"]);
    play.choose(play.options[0]!);
    expect(play.byItself).toEqual([]);
  });

  it("waits between people, around one screen, and where nobody wants it", () => {
    play.hear(state(lone, { seats: [SEATS[0]!, BERTA] }));
    play.hear(state(lone, { seats: [SEATS[0]!, { ...BERTA, mine: true }] }));
    play.forward = false;
    play.hear(state(lone));
    expect(answers()).toEqual([]);
  });

  it("waits in a lesson, which has something to say about it", () => {
    const view = { seat: 0, table: {}, question: lone, lesson: {} as never };
    play.hear(state(lone, { views: [view] }));
    expect(answers()).toEqual([]);
  });

  it("is not given again after somebody took something back, until they choose", () => {
    play.hear(state(ask(4, MOVES)));
    play.hear(update(lone, [{ kind: "undone", facts: { to: 4 } }]));
    play.hear(state(lone));
    expect(answers()).toEqual([]);
    play.choose(play.options[0]!);
    play.hear(update(ask(6, [["decline"]])));
    expect(answers()).toEqual(["decline", "decline +"]);
  });

  it("is not tried twice when it is refused", () => {
    play.hear(state(lone));
    play.hear({ type: "refused", n: 3, code: "away", reason: "", match: "m" });
    play.hear(state(lone));
    expect(answers()).toEqual(["decline +"]);
  });
});

describe("several at once", () => {
  const CARDS = [
    ["fox", "card:fox"],
    ["hare", "card:hare"],
    ["owl", "card:owl"],
  ];

  it("are gathered, and answered together when there are enough", () => {
    play.hear(state(ask(5, CARDS)));
    play.hear(ahead(5, { ways: [], repeated: { times: 2, distinct: true } }));
    play.pick("card:fox");
    play.pick("card:owl");
    expect(answers()).toEqual(["fox"]);
    play.hear(update(ask(6, CARDS.slice(1))));
    expect(answers()).toEqual(["fox", "owl +"]);
  });

  it("can be changed before, and are confirmed once between people", () => {
    play.hear(
      state(ask(5, CARDS, { marks: ["reveals", "reveals", "reveals"] }), { seats: [SEATS[0]!, BERTA] }),
    );
    play.hear(ahead(5, { ways: [], repeated: { times: 2, distinct: true } }));
    play.pick("card:fox");
    play.pick("card:fox");
    expect(play.gathered).toEqual([]);
    play.choose(play.options[1]!);
    play.choose(play.options[2]!);
    expect(answers()).toEqual([]);
    expect(play.pending?.text).toBe("hare owl");
    play.confirm();
    play.hear(update(ask(6, [CARDS[0]!, CARDS[2]!], { marks: ["ends", "ends"] })));
    expect(answers()).toEqual(["hare", "owl +"]);
  });

  it("have a usual answer, and the same one many times, as one", () => {
    const stores = [
      ["5", "place:5"],
      ["7", "place:7"],
    ];
    play.hear(state(ask(5, stores)));
    play.hear(
      ahead(5, { ways: [], repeated: { times: 2, distinct: false, usual: ["5", "7"], most: [2, 1] } }),
    );
    expect(play.usual?.answers).toEqual(["5", "7"]);
    expect(play.multiples.map(({ text }) => text)).toEqual(["5 5"]);
    play.choose(play.multiples[0]!);
    play.hear(update(ask(6, stores)));
    expect(answers()).toEqual(["5", "5 +"]);
  });
});
