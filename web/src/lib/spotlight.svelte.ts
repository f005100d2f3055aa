/** Where on the page something stands that a lesson speaks of: things on the table, or parts of it (`part:hand`). */

const PART = "part:";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The elements that a name means; a part, or a thing that stands in one or more places. */
function elements(name: string): Element[] {
  const attribute = name.startsWith(PART) ? "data-part" : "data-target";
  const value = name.startsWith(PART) ? name.slice(PART.length) : name;
  return [...document.querySelectorAll(`[${attribute}="${CSS.escape(value)}"]`)];
}

/** The buttons of answers. */
function answersAt(options: readonly string[]): Element[] {
  return options.flatMap((text) => [
    ...document.querySelectorAll(`[data-option="${CSS.escape(text)}"], [data-action="${CSS.escape(text)}"]`),
  ]);
}

/** Where elements are seen now; what is hidden, or scrolled out of sight, is left out. */
function seen(found: readonly Element[]): Box[] {
  return found
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, top, left, bottom, right }) =>
        width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    )
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
}

/** Where named things are seen now; where none of them is on the page, the buttons of answers. */
export function boxes(names: readonly string[], answers: readonly string[] = []): Box[] {
  const things = seen(names.flatMap(elements));
  return things.length ? things : seen(answersAt(answers));
}

const same = (one: readonly Box[], other: readonly Box[]): boolean =>
  one.length === other.length &&
  one.every((box, index) => {
    const twin = other[index];
    return (
      twin !== undefined &&
      Math.abs(box.x - twin.x) < 1 &&
      Math.abs(box.y - twin.y) < 1 &&
      Math.abs(box.width - twin.width) < 1 &&
      Math.abs(box.height - twin.height) < 1
    );
  });

/** Milliseconds between two looks: quick enough for the eye, and no work for each frame. */
const PAUSE = 150;

/** Follows named things around the page: boards move, hands are scrolled, sheets are pulled up. */
export class Spotlight {
  boxes = $state.raw<readonly Box[]>([]);

  /** Begin to follow; what is returned ends it. */
  follow(names: readonly string[], answers: readonly string[]): () => void {
    const look = (): void => {
      const found = boxes(names, answers);
      if (!same(found, this.boxes)) this.boxes = found;
    };
    const first = requestAnimationFrame(() => {
      // What lies in a hand that is wider than the screen, or in a line of answers that is, is brought there.
      const things = names.flatMap(elements);
      const wanted = things.length ? things : answersAt(answers);
      if (seen(wanted).length === 0) wanted[0]?.scrollIntoView({ block: "nearest", inline: "center" });
      look();
    });
    const timer = setInterval(look, PAUSE);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
      this.boxes = [];
    };
  }
}
