import { beforeAll, describe, expect, it } from "vitest";
import type { Event } from "../protocol";
import { lastLines, lastTurns, timeline, together, type Turn } from "./log";
import { speak, type Phrase } from "./texts.svelte";

const verbatim = (text: string): unknown[] => ["table.verbatim", { text }];
const CATS = ["root.short.marquise"];
const called = (): Phrase => CATS;

const line = (text: string, at?: number): Event => ({
  kind: "moved",
  facts: {},
  sentence: verbatim(text),
  ...(at !== undefined && { at }),
});

const begins = (level: "turn" | "phase", title: string, at: number, seat?: number): Event => ({
  kind: level,
  facts: {},
  at,
  heading: { level, title: verbatim(title), ...(seat !== undefined && { seat }) },
});

const placed = (number: number, at = 1, seat = CATS): Event => ({
  kind: "placed",
  facts: {},
  at,
  sentence: [
    "root.event.placed",
    {
      seat,
      pieces: ["root.say.count", { n: 1, what: ["root.piece.warrior", { n: 1 }] }],
      place: ["root.say.clearing", { number, suit: ["root.suit.fox"] }],
    },
  ],
});

const texts = (turns: Turn[]): string[][] =>
  turns.flatMap((turn) => turn.sections.map((section) => section.lines.map((one) => one.text)));

describe("the log", () => {
  beforeAll(() => speak("en"));

  it("puts lines under the turn and the phase they belong to", () => {
    const turns = timeline(
      [line("placed!"), begins("turn", "Anna", 3), begins("phase", "Dawn", 3), line("moved!", 4)],
      called,
    );
    expect(turns.map((turn) => turn.heading?.text ?? null)).toEqual([null, "Anna"]);
    expect(turns.map((turn) => turn.sections.map((section) => section.heading?.text ?? null))).toEqual([
      [null],
      ["Dawn"],
    ]);
    expect(texts(turns)).toEqual([["Placed!"], ["Moved!"]]);
  });

  it("tells the last turns alone, or the last lines, and these are those of the whole", () => {
    const events = [1, 2, 3, 4].flatMap((turn) => [
      begins("turn", `turn ${turn}`, turn * 10, 0),
      ...[1, 2, 3].map((number) => line(`${turn}.${number}`, turn * 10 + number)),
    ]);
    const whole = timeline(events, called);
    const last = timeline(events, called, lastTurns(events, 2));

    expect(last).toEqual(whole.slice(-2));
    expect(lastTurns(events, 9)).toBe(0);
    expect(texts([...lastLines(whole, 4)])).toEqual([["3.3"], ["4.1", "4.2", "4.3"]]);
    expect(lastLines(whole, 4)[0]?.sections[0]?.before).toBe(2);
    expect(lastLines(whole, 3)).toEqual(whole.slice(-1));
    expect(lastLines(whole, 12)).toBe(whole);
  });

  it("puts an event into words once for each language", async () => {
    const event = { kind: "moved", facts: {}, at: 1, sentence: ["root.suit.fox"] };
    const said = (): string | undefined => texts(timeline([event], called))[0]?.[0];
    expect(said()).toBe("Fox");
    event.sentence = ["root.suit.mouse"];
    expect(said()).toBe("Fox");
    await speak("it");
    expect(said()).toBe("Topo");
    await speak("en");
  });

  it("leaves out what needs no line, and knows what happened while setting up", () => {
    const [start] = timeline([{ kind: "silent", facts: {}, at: 1 }, line("placed!")], called);
    expect(start?.sections[0]?.lines).toMatchObject([{ at: -1, text: "Placed!", kind: "moved", times: 1 }]);
  });

  it("says what happened several times once", () => {
    const [turn] = timeline([line("rain", 1), line("rain", 2), line("rain", 4), line("sun", 5)], called);
    expect(turn?.sections[0]?.lines).toMatchObject([
      { text: "Rain", times: 3, at: 4, entries: [1, 2, 4] },
      { text: "Sun", times: 1 },
    ]);
  });

  it("says in one line what was done in one place after the other", async () => {
    const events = [placed(1), placed(5, 2), placed(9, 3)];
    const said = (): unknown =>
      timeline(events, called)[0]?.sections[0]?.lines.map(({ text, times }) => [times, text]);
    expect(said()).toEqual([
      [3, "The Marquise placed 1 warrior in clearing 1 (fox), clearing 5 (fox), and clearing 9 (fox)."],
    ]);
    await speak("de");
    expect(said()).toEqual([
      [3, expect.stringMatching(/auf Lichtung 1 \(Fuchs\), auf Lichtung 5 \(Fuchs\) und auf Lichtung 9/)],
    ]);
    await speak("en");
  });

  it("keeps apart what different people did, or with different numbers", () => {
    const eyrie = placed(1, 2, ["root.short.eyrie"]);
    expect(timeline([placed(1), eyrie], called)[0]?.sections[0]?.lines).toHaveLength(2);
    expect(together(["a", { n: 1 }], ["a", { n: 2 }])).toBeNull();
    expect(together(["a", { place: ["x"], n: 1 }], ["a", { place: ["y"], n: 2 }])).toBeNull();
    expect(together(["a", { place: ["x"] }], ["b", { place: ["y"] }])).toBeNull();
  });

  it("knows whom a heading names already", () => {
    const [, turn] = timeline(
      [
        placed(1),
        begins("turn", "Cats", 1, 0),
        begins("phase", "Dawn", 1),
        placed(2, 2),
        placed(2, 3, ["root.short.eyrie"]),
      ],
      called,
    );
    expect(turn?.sections[0]?.lines.map(({ acted }) => acted)).toEqual([true, false]);
  });

  it("adds up the points of a turn", () => {
    const scored = (seat: number, points: number): Event => ({
      ...line("scored", 2),
      gains: [{ seat, points, source: ["root.source.item"] }],
    });
    const [, turn] = timeline(
      [line("x"), begins("turn", "Cats", 1, 0), scored(0, 2), scored(1, -1), scored(0, 3)],
      called,
    );
    expect([...(turn?.gains ?? [])]).toEqual([
      [0, 5],
      [1, -1],
    ]);
  });
});
