/** Keeps an element as high as it ever was while something holds: what lies beside it must not jump. */
import type { Attachment } from "svelte/attachments";

/** While `held`, no lower than before; and while `capped` no higher either: then what does not fit is scrolled. */
export function steady(held: () => boolean, capped: () => boolean): Attachment<HTMLElement> {
  let [width, tallest] = [0, 0];
  return (element) => {
    if (!held()) {
      tallest = 0;
      return;
    }
    const full = capped();
    if (tallest) element.style.minHeight = `${tallest}px`;
    if (tallest && full) {
      element.style.maxHeight = `${tallest}px`;
      element.style.overflowY = "auto";
    }
    const watch = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (!box) return;
      tallest = box.inlineSize === width ? Math.max(tallest, box.blockSize) : box.blockSize;
      width = box.inlineSize;
      element.style.minHeight = `${tallest}px`;
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      for (const name of ["min-height", "max-height", "overflow-y"]) element.style.removeProperty(name);
    };
  };
}
