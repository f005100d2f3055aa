/** Makes a drawn thing a thing one can point at, pick and ask about: `{@attach target(play, "clearing:3")}`. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { later } from "./later";
import type { Play } from "./play.svelte";
import { language } from "./texts.svelte";

const LONG_PRESS = 500;
/** Pixels by which a finger that is held may move. */
const STRAY = 9;
const isTouch = (event: Event): boolean => (event as PointerEvent).pointerType === "touch";
/** What an element is given, and gives back. */
const GIVEN = ["data-target", "tabindex", "role", "aria-pressed", "aria-label"];

/**
 * Give an element (HTML or SVG) everything a target needs: classes `lit` and `picked` for its look, a name, click,
 * keyboard, right click and long press (why not?), hovering and focus (explanation).  Of several that are alike, `place`
 * says how many stand before it.
 */
export function target(play: Play, name: string, place = 0): Attachment {
  return (element) => {
    element.setAttribute("data-target", name);
    element.classList.add("target");
    /** Every change is one that assistive technology is told of, so there is none without need. */
    const give = (attribute: string, value: string): void => {
      if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
    };

    $effect(() => {
      const lit = play.lit(name);
      const picked = play.picked(name, place);
      element.classList.toggle("lit", lit);
      element.classList.toggle("picked", picked);
      element.classList.toggle("faint", lit && play.faint(name));
      element.classList.toggle("advised", lit && play.counsel.shows(name));
      const usable = lit || picked;
      give("tabindex", usable ? "0" : "-1");
      give("role", usable ? "button" : "img");
      if (usable) give("aria-pressed", String(picked));
      else element.removeAttribute("aria-pressed");
    });
    $effect(() => {
      const table = play.table;
      void language.current;
      if (!table) return;
      const label = (): void => give("aria-label", play.face.words.target(name, table));
      // A thing has a name from the beginning; what is new about it is said when nothing else is to be done.
      if (element.hasAttribute("aria-label")) return later(label);
      untrack(label);
    });

    let press: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let asked = false;
    const wonder = (): void => {
      if (play.lit(name) || play.picked(name)) return;
      play.why(name);
    };
    const forget = (): void => {
      if (play.pointed === name) play.pointed = null;
    };
    const listeners: [string, (event: Event) => void][] = [
      [
        "click",
        (event) => {
          event.stopPropagation();
          if (asked) asked = false;
          else play.pick(name);
        },
      ],
      [
        "keydown",
        (event) => {
          const key = (event as KeyboardEvent).key;
          if (key !== "Enter" && key !== " ") return;
          event.preventDefault();
          event.stopPropagation();
          play.pick(name);
        },
      ],
      [
        "contextmenu",
        (event) => {
          event.preventDefault();
          event.stopPropagation();
          wonder();
        },
      ],
      [
        "pointerdown",
        (event) => {
          if ((event as PointerEvent).pointerType === "mouse") return;
          const { clientX: x, clientY: y } = event as PointerEvent;
          from = { x, y };
          press = setTimeout(() => {
            asked = true;
            play.pointed = name;
            wonder();
          }, LONG_PRESS);
        },
      ],
      [
        "pointermove",
        (event) => {
          const { clientX, clientY } = event as PointerEvent;
          // A finger that moves on does not ask, it moves the board.
          if (Math.hypot(clientX - from.x, clientY - from.y) > STRAY) clearTimeout(press);
        },
      ],
      ["pointerup", () => clearTimeout(press)],
      ["pointercancel", () => clearTimeout(press)],
      // A finger that picks something wants no explanation; one that finds nothing to pick gets it, and keeps it when
      // it is lifted.
      ["pointerenter", (event) => (!isTouch(event) || !play.lit(name)) && (play.pointed = name)],
      ["pointerleave", (event) => !isTouch(event) && forget()],
      ["focus", () => element.matches(":focus-visible") && (play.pointed = name)],
      // A thing that is taken off the page loses the focus while the page is being drawn: what is shown changes later.
      ["blur", () => queueMicrotask(forget)],
    ];
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    return () => {
      clearTimeout(press);
      queueMicrotask(forget);
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
      // The element may go on as something that is no target.
      element.classList.remove("target", "lit", "picked", "faint", "advised");
      for (const name of GIVEN) element.removeAttribute(name);
    };
  };
}
