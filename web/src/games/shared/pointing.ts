/** Makes something that cannot be picked a thing one can ask about: pointing at it, or focus inside it, explains it. */
import type { Attachment } from "svelte/attachments";
import type { Play } from "$lib/play.svelte";

export function pointing(play: Play, thing: string | undefined): Attachment {
  return (element) => {
    if (!thing) return;
    const on = (): void => {
      play.pointed = thing;
    };
    // What is taken off the page loses the focus while the page is being drawn: what is told changes later.
    const off = (): void =>
      queueMicrotask(() => {
        if (play.pointed === thing) play.pointed = null;
      });
    const listeners: [string, () => void][] = [
      ["pointerenter", on],
      ["pointerleave", off],
      ["focusin", on],
      ["focusout", off],
    ];
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    return () => {
      off();
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
    };
  };
}
