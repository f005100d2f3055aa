/** How large an element is, told before each frame in which that has changed; the page is never laid out only to ask. */
import type { Attachment } from "svelte/attachments";

export function sized(tell: (width: number, height: number) => void): Attachment {
  return (element) => {
    const watch = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box) tell(box.inlineSize, box.blockSize);
    });
    watch.observe(element);
    return () => watch.disconnect();
  };
}
