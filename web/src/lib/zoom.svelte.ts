/** The board made larger, and moved: by pinch, by the wheel with Ctrl, by double tap, by buttons and by keys. */
import type { Attachment } from "svelte/attachments";
import type { PanzoomObject } from "@panzoom/panzoom";

const LARGEST = 4;
const STEP = 1.5;
/** How large a double tap makes it. */
const TAPPED = 2.2;
/** So many pixels, and it is no click any more. */
const DRAG = 7;
/** Milliseconds between the two taps of a double tap. */
const TWICE = 320;
/** How far a key moves it, as a part of what is seen. */
const MOVE = 0.25;

export class Zoom {
  /** 1: the whole board is seen. */
  scale = $state(1);
  private frame: HTMLElement | null = null;
  private sheet: HTMLElement | null = null;
  private tool: PanzoomObject | null = null;

  /** What is seen of the board lies in an element, whose only child is what is made larger. */
  readonly within: Attachment<HTMLElement> = (frame) => {
    this.frame = frame;
    this.sheet = frame.firstElementChild as HTMLElement;
    const stops = [this.follow(frame), this.tapTwice(frame), this.seeFocus(frame)];
    const size = new ResizeObserver(() => this.whole());
    size.observe(frame);
    return () => {
      size.disconnect();
      for (const stop of stops) stop();
      this.tool?.destroy();
      this.tool = this.frame = this.sheet = null;
      this.scale = 1;
    };
  };

  /** Larger, or smaller; around the middle of what is seen, or around a point of the screen. */
  async by(steps: number, around?: { clientX: number; clientY: number }): Promise<void> {
    await this.to(this.scale * STEP ** steps, around);
  }

  whole(): void {
    if (this.scale === 1 && !this.tool) return;
    this.tool?.reset({ animate: false });
    this.scale = 1;
  }

  /** Move on by parts of what is seen; nothing to move where all of it is. */
  pan(right: number, down: number): boolean {
    if (!this.tool || !this.frame || this.scale === 1) return false;
    const { clientWidth, clientHeight } = this.frame;
    this.tool.pan((-right * clientWidth * MOVE) / this.scale, (-down * clientHeight * MOVE) / this.scale, {
      relative: true,
    });
    return true;
  }

  private async to(scale: number, around?: { clientX: number; clientY: number }): Promise<void> {
    const tool = await this.load();
    if (!tool) return;
    const wanted = Math.min(LARGEST, Math.max(1, scale));
    if (wanted < 1.04) {
      this.whole();
      return;
    }
    if (around) tool.zoomToPoint(wanted, around);
    else tool.zoom(wanted);
    this.scale = tool.getScale();
  }

  /** Nobody loads what nobody uses. */
  private async load(): Promise<PanzoomObject | null> {
    if (this.tool || !this.sheet) return this.tool;
    // Without a connection it may be missing: then the board stays whole.
    const panzoom = await import("@panzoom/panzoom").then(
      (tool) => tool.default,
      () => null,
    );
    if (!panzoom) return null;
    // Somebody else may have been as quick, and the board may be gone: it is looked at again.
    const sheet = this.sheet as HTMLElement | null;
    if (!sheet) return null;
    this.tool ??= panzoom(sheet, {
      noBind: true,
      minScale: 1,
      maxScale: LARGEST,
      contain: "outside",
      cursor: "",
      touchAction: "",
      pinchAndPan: true,
      // What lies on the board hears of everything that happens to it.
      handleStartEvent: () => undefined,
    });
    return this.tool;
  }

  /** Fingers, the mouse, and the wheel. */
  private follow(frame: HTMLElement): () => void {
    const down = new Map<number, { x: number; y: number }>();
    let dragged = false;
    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && (event.button !== 0 || this.scale === 1)) return;
      if (down.size === 0) dragged = false;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (event.pointerType !== "mouse") void this.load();
      this.tool?.handleDown(event);
    };
    const move = (event: PointerEvent): void => {
      const from = down.get(event.pointerId);
      if (!from || !this.tool) return;
      if (down.size === 1 && this.scale === 1) return;
      if (!dragged && down.size === 1 && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG)
        return;
      dragged = true;
      this.tool.handleMove(event);
      this.scale = this.tool.getScale();
    };
    const lift = (event: PointerEvent): void => {
      if (!down.delete(event.pointerId)) return;
      this.tool?.handleUp(event);
      if (down.size === 0 && this.scale < 1.04) this.whole();
    };
    // Whoever has moved the board has not picked what lay under the finger.
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      void this.by(-Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / 60), event);
    };
    frame.addEventListener("pointerdown", press);
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", lift);
    document.addEventListener("pointercancel", lift);
    frame.addEventListener("click", click, { capture: true });
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      frame.removeEventListener("pointerdown", press);
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", lift);
      document.removeEventListener("pointercancel", lift);
      frame.removeEventListener("click", click, { capture: true });
      frame.removeEventListener("wheel", wheel);
    };
  }

  /** Twice on the same place, where there is nothing to pick: large, or whole again. */
  private tapTwice(frame: HTMLElement): () => void {
    let last = { at: 0, x: 0, y: 0 };
    const click = (event: MouseEvent): void => {
      const on = event.target instanceof Element ? event.target.closest(".lit, .picked, button, a") : null;
      const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < 30;
      const twice = near && event.timeStamp - last.at < TWICE;
      last = { at: on || twice ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
      if (on || !twice) return;
      if (this.scale > 1) this.whole();
      else void this.to(TAPPED, event);
    };
    frame.addEventListener("click", click, { capture: true });
    return () => frame.removeEventListener("click", click, { capture: true });
  }

  /** What has the focus is seen. */
  private seeFocus(frame: HTMLElement): () => void {
    const focus = (event: FocusEvent): void => {
      if (!this.tool || this.scale === 1 || !(event.target instanceof Element)) return;
      if (!event.target.matches(":focus-visible")) return;
      const [thing, seen] = [event.target.getBoundingClientRect(), frame.getBoundingClientRect()];
      const off = (low: number, high: number, from: number, to: number): number =>
        low < from ? from - low + 12 : high > to ? to - high - 12 : 0;
      const x = off(thing.left, thing.right, seen.left, seen.right);
      const y = off(thing.top, thing.bottom, seen.top, seen.bottom);
      if (x || y) this.tool.pan(x / this.scale, y / this.scale, { relative: true });
    };
    frame.addEventListener("focusin", focus);
    return () => frame.removeEventListener("focusin", focus);
  }
}
