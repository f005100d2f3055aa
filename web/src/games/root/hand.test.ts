import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Play } from "$lib/play.svelte";
import { has, lawOf, speak, t } from "$lib/texts.svelte";
import type { Face, Facts } from "../game";
import { people, sitting, Unsized } from "../shared/testing/sitting";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { samples } from "./samples";
import { rootTable } from "./types";
import { makeWords } from "./words";

const face = { name: "root", words: makeWords({ t, has, lawOf }) } as Face;

function sit(change: {
  options?: string[][];
  prompt?: string;
  seat?: number | null;
  /** Whether the second seat plays the Riverfolk, with cards to sell. */
  sold?: boolean;
}): Play {
  const seat = change.seat === undefined ? 0 : change.seat;
  const table = rootTable(structuredClone(samples.tables[0]!));
  table.discard = ["cobbler", "cobbler"];
  table.players.forEach((player) => Object.assign(player, { hand: 3, hand_known: [] }));
  if (seat === 0) table.players[0]!.hand_known = ["anvil", "anvil", "sword"];
  if (change.sold)
    Object.assign(table.players[1]!, {
      faction: "riverfolk",
      name: "riverfolk",
      hand_known: ["anvil", "bake_sale"],
    });
  const question = {
    number: 1,
    seat: 0,
    prompt: change.prompt ?? "root.discard",
    law: [],
    options: change.options ?? null,
  };
  const names = table.players.map(({ faction }) => faction);
  const view = { seat, table: table as unknown as Facts, question };
  return sitting(face, "root", people(names, seat), view);
}

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", Unsized);
  await speak("en");
});

describe("the hand", () => {
  it("shows each design once, with how many there are of it", () => {
    const { container } = render(Hand, { play: sit({}) });
    expect(container.querySelectorAll(".card")).toHaveLength(2);
    expect(container.textContent).toContain("×2");
  });

  it("lights what can be picked, and picks it", () => {
    const play = sit({
      options: [
        ["anvil", "card:anvil"],
        ["sword", "card:sword"],
      ],
    });
    const { container } = render(Hand, { play });
    const anvil = container.querySelector<HTMLElement>('[data-target="card:anvil"]')!;
    expect(anvil.classList).toContain("lit");
    anvil.click();
    flushSync();
    expect(play.sent).toBe(play.question?.number);
    expect(anvil.classList).toContain("picked");
  });

  it("leaves a card dark when another of the same name is meant", () => {
    const play = sit({ options: [["anvil", "card:anvil"]], prompt: "root.vagabond.day_labor" });
    const { container } = render(Hand, { play });
    expect(container.querySelector(".lit")).toBeNull();
  });

  it("shows what others sell while it can be bought, and lights that and not its twin in one's own hand", () => {
    const card = (name: string): string[] => [name, `card:${name}`];
    const play = sit({
      options: [card("anvil"), card("bake_sale")],
      prompt: "root.riverfolk.card",
      sold: true,
    });
    const { container } = render(Hand, { play });
    const [shelf, own] = container.querySelectorAll("ul.cards");
    expect(shelf!.getAttribute("aria-label")).toBe("For sale by the Riverfolk");
    expect(shelf!.querySelectorAll(".lit")).toHaveLength(2);
    expect(own!.querySelectorAll(".lit")).toHaveLength(0);
  });

  it("shows nobody else's hand at other questions", () => {
    const { container } = render(Hand, { play: sit({ prompt: "root.craft", sold: true }) });
    expect(container.querySelectorAll("ul.cards")).toHaveLength(1);
  });

  it("tells spectators how many cards everybody holds, and no card", () => {
    const { container } = render(Hand, { play: sit({ seat: null }) });
    expect(container.querySelectorAll(".others li")).toHaveLength(4);
    expect(container.textContent).toContain("3 cards");
    expect(container.textContent).not.toContain("Anvil");
  });
});

describe("beside the map", () => {
  it("the discard pile can be looked through, and glows when a card can be taken from it", () => {
    const play = sit({ options: [["cobbler", "card:cobbler"]], prompt: "root.vagabond.day_labor" });
    render(Board, { play });
    expect(screen.getByRole("button", { name: /discard 2/ }).classList).toContain("lit");
    const card = document.querySelector('[data-target="card:cobbler"]');
    expect(card?.classList).toContain("lit");
  });
});
