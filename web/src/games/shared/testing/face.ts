/** What holds of everything that a game shows. */
import { render } from "@testing-library/svelte";
import { expect } from "vitest";
import type { Play } from "$lib/play.svelte";
import type { Face } from "../../game";

/** Whatever can be pointed at says its name, and is explained. */
function named(face: Face, play: Play, shown: Element): void {
  const table = play.table ?? {};
  for (const thing of shown.querySelectorAll("[data-target]")) {
    const name = thing.getAttribute("data-target") ?? "";
    expect(thing.getAttribute("aria-label"), name).toBe(face.words.target(name, table));
    expect(thing.getAttribute("aria-label"), name).not.toMatch(/<|undefined|_/);
    expect(face.words.explain(name, table)?.text, name).toBeTruthy();
  }
}

/** The whole table can be shown, and nothing on it is without its words. */
export function showsEverything(face: Face, play: Play): void {
  for (const Part of [face.Board, face.Hand, face.Happening]) {
    if (!Part) continue;
    const { container, unmount } = render(Part, { play });
    named(face, play, container);
    unmount();
  }
  for (const { seat } of play.seats)
    for (const Part of [face.Summary, face.SeatBoard]) {
      const { container, unmount } = render(Part, { play, seat });
      named(face, play, container);
      expect(container.textContent).not.toMatch(/<|undefined/);
      unmount();
    }
}
