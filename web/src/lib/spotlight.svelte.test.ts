import { beforeEach, expect, it, vi } from "vitest";
import { boxes } from "./spotlight.svelte";

/** Puts elements on the page, each as wide as it says. */
function lay(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll("[data-wide]")) {
    const width = Number(element.getAttribute("data-wide"));
    const box = { x: 5, y: 5, top: 5, left: 5, bottom: 25, right: 5 + width, width, height: 20 };
    vi.spyOn(element, "getBoundingClientRect").mockReturnValue({ ...box, toJSON: () => box });
  }
}
const widths = (names: string[], answers: string[] = []): number[] =>
  boxes(names, answers).map(({ width }) => width);

// Nothing here needs to be escaped, and jsdom has no such function.
vi.stubGlobal("CSS", { escape: (text: string) => text });
beforeEach(() => document.body.replaceChildren());

it("finds things by their targets wherever they stand, and parts of the page by their names", () => {
  lay(
    '<i data-target="card:oak" data-wide="10"></i><b data-target="card:oak" data-wide="20"></b><p data-part="hand" data-wide="30"></p>',
  );
  expect(widths(["card:oak"])).toEqual([10, 20]);
  expect(widths(["part:hand"])).toEqual([30]);
  expect(widths(["hand"])).toEqual([]);
});

it("lights the button of an answer only where its things are not seen", () => {
  lay('<i data-target="item:boot" data-wide="10"></i><button data-option="boot" data-wide="40"></button>');
  expect(widths(["item:boot"], ["boot"])).toEqual([10]);
  expect(widths(["item:torch"], ["boot"])).toEqual([40]);
  lay('<i data-target="item:boot" data-wide="0"></i><button data-option="boot" data-wide="40"></button>');
  expect(widths(["item:boot"], ["boot"])).toEqual([40]);
});
