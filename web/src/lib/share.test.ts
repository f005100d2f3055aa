import { afterEach, describe, expect, it, vi } from "vitest";
import { canShare, copyText, shareLink } from "./share";

afterEach(() => vi.unstubAllGlobals());

describe("sharing", () => {
  it("is offered where the system has a sheet, and hands on the link with its words", async () => {
    const share = vi.fn(() => Promise.resolve());
    expect(canShare()).toBe(false);
    vi.stubGlobal("navigator", { share });
    expect(canShare()).toBe(true);
    await shareLink("https://table.example/#/seat/x", "Come and play");
    expect(share).toHaveBeenCalledWith({
      title: "Rulewright",
      text: "Come and play",
      url: "https://table.example/#/seat/x",
    });
  });

  it("copies the link where the sheet fails, but not where somebody closed it", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const refuse = (name: string) => () => Promise.reject(new DOMException("", name));
    vi.stubGlobal("navigator", { share: refuse("AbortError"), clipboard: { writeText } });
    await shareLink("https://table.example/", "");
    expect(writeText).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { share: refuse("NotAllowedError"), clipboard: { writeText } });
    await shareLink("https://table.example/", "");
    expect(writeText).toHaveBeenCalledWith("https://table.example/");
  });

  it("writes what is still to come while the click is fresh", async () => {
    const write = vi.fn<(items: { parts: Record<string, Promise<string>> }[]) => Promise<void>>();
    vi.stubGlobal("navigator", { clipboard: { write } });
    vi.stubGlobal(
      "ClipboardItem",
      class {
        constructor(readonly parts: Record<string, Promise<string>>) {}
      },
    );
    let come: (text: string) => void = () => undefined;
    const copied = copyText(new Promise((done) => (come = done)));
    expect(write).toHaveBeenCalledTimes(1);
    come("https://table.example/#/watch/x");
    await copied;
    expect(await write.mock.calls[0]?.[0][0]?.parts["text/plain"]).toBe("https://table.example/#/watch/x");
  });
});
