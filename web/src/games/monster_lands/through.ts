/** Large things with small ones inside: a click on something inside that cannot be picked means the large thing. */
import type { Attachment } from "svelte/attachments";
import type { Play } from "$lib/play.svelte";

export function through(play: Play, name: string): Attachment<HTMLElement> {
  return (element) => {
    const click = (event: Event): void => {
      const inner = event.target instanceof Element ? event.target.closest("[data-target]") : null;
      if (inner?.matches(".lit, .picked")) return;
      if (inner?.getAttribute("data-target") !== name) play.pick(name);
    };
    // Before the small thing hears of it: it keeps its clicks to itself.
    element.addEventListener("click", click, { capture: true });
    return () => element.removeEventListener("click", click, { capture: true });
  };
}
