import { describe, expect, it } from "vitest";
import type { MatchLine } from "../protocol";
import { arranged, askedSeat, freeSeats, myResult, myTurn, pointsOf, winners } from "./lists";

const line = (match: string, change: Partial<MatchLine> = {}): MatchLine => ({
  match,
  game: "toy",
  status: "playing",
  updated: 1,
  seats: [
    { seat: 0, seat_name: "a", kind: "person", name: "Anna", mine: true },
    { seat: 1, seat_name: "b", kind: "person", name: "Berta" },
  ],
  ...change,
});
const names = (matches: MatchLine[]): string[] => matches.map(({ match }) => match);

describe("my tables", () => {
  it("begin with those where I am asked, then the latest, then those that wait to begin, and the ended ones apart", () => {
    const found = arranged([
      line("waits", { status: "open", updated: 9 }),
      line("ended", { status: "over", updated: 8 }),
      line("theirs", { waiting: 1, updated: 7 }),
      line("mine, of old", { waiting: 0, updated: 2 }),
      line("mine", { waiting: 0, updated: 3 }),
      line("frozen", { status: "frozen", updated: 10 }),
    ]);
    expect(names(found.going)).toEqual(["mine", "mine, of old", "theirs", "waits"]);
    expect(names(found.ended)).toEqual(["frozen", "ended"]);
  });

  it("know whose turn it is", () => {
    expect(myTurn(line("m", { waiting: 0 }))).toBe(true);
    expect(myTurn(line("m", { waiting: 1 }))).toBe(false);
    expect(myTurn(line("m", { waiting: 0, status: "over" }))).toBe(false);
    expect(askedSeat(line("m", { waiting: 1 }))?.name).toBe("Berta");
    expect(askedSeat(line("m", { waiting: 1, status: "open" }))).toBeNull();
  });

  it("count the seats that are free", () => {
    const open = line("m", { status: "open" });
    open.seats[1] = { seat: 1, seat_name: "b", kind: "open", name: "" };
    expect(freeSeats(open)).toBe(1);
    expect(freeSeats({ ...open, status: "playing" })).toBe(0);
  });
});

describe("results", () => {
  const over = line("m", { status: "over", results: [{ seat: 0, won: true, points: 30 }, { seat: 1 }] });

  it("say who has won, with how many points", () => {
    expect(myResult(over)).toBe("won");
    expect(winners(over).map(({ name }) => name)).toEqual(["Anna"]);
    expect([pointsOf(over, 0), pointsOf(over, 1), pointsOf(line("m"), 0)]).toEqual([30, 0, null]);
  });

  it("are nobody's victory who played against themselves, or watched", () => {
    const alone = over.seats.map((seat) => ({ ...seat, mine: true }));
    const watched = over.seats.map((seat) => ({ ...seat, mine: false }));
    expect(myResult({ ...over, seats: alone })).toBeNull();
    expect(myResult({ ...over, seats: watched })).toBeNull();
    expect(myResult(line("m", { status: "over" }))).toBeNull();
  });
});
