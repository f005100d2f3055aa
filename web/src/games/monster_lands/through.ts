/**
 * Large things with small ones inside: a click on something inside that cannot be picked means the large thing, and
 * whoever points at none of the small ones points at it.
 */
import type { Attachment } from "svelte/attachments";
import type { Play } from "$lib/play.svelte";

export function through(play: Play, name: string): Attachment<HTMLElement> {
  return (element) => {
    const within = (event: Event): Element | null => {
      const inner = event.target instanceof Element ? event.target.closest("[data-target]") : null;
      return inner && element.contains(inner) ? inner : null;
    };
    const click = (event: Event): void => {
      const inner = within(event);
      if (inner?.matches(".lit, .picked")) return;
      if (inner?.getAttribute("data-target") !== name) play.pick(name);
    };
    // Before the small thing hears of it: it keeps its clicks to itself.
    element.addEventListener("click", click, { capture: true });
    const over = (event: Event): void => {
      if (!within(event)) play.pointed = name;
    };
    const leave = (): void => {
      if (play.pointed === name) play.pointed = null;
    };
    const wonder = (event: Event): void => {
      if (within(event)) return;
      event.preventDefault();
      if (!play.lit(name) && !play.picked(name)) play.why(name);
    };
    element.addEventListener("pointerover", over);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("contextmenu", wonder);
    return () => {
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("pointerover", over);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("contextmenu", wonder);
    };
  };
}
