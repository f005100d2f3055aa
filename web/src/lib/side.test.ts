import { beforeEach, describe, expect, it } from "vitest";
import { Play } from "./play.svelte";
import { Side } from "./side.svelte";
import type { Face } from "../games/game";
import type { Spoken } from "../protocol";

const talk = (count: number): Spoken[] =>
  Array.from({ length: count }, (_, line) => ({
    type: "spoken",
    match: "m",
    line,
    name: "Anna",
    text: "?",
    at: 0,
  }));
const table = (): Play => new Play("m", {} as Face, { send: () => true });

describe("what stands beside the table", () => {
  beforeEach(() => localStorage.clear());

  it("counts what was said since somebody read it, also after the page was made anew", () => {
    const play = table();
    const side = new Side(play);
    play.chat = talk(2);
    expect(side.unread).toBe(2);

    side.show("chat");
    side.read();
    expect(side.unread).toBe(0);

    const again = table();
    again.chat = talk(3);
    expect(new Side(again).unread).toBe(1);
  });

  it("shuts nothing where there is a side", () => {
    const side = new Side(table());
    side.show("list");
    expect(side.tab).toBe("list");
    expect(side.closable).toBe(false);
  });
});
