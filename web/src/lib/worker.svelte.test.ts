import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadAnew } from "./worker.svelte";

describe("a part of the table that cannot be loaded", () => {
  const reload = vi.fn();
  const fetching = vi.fn<typeof fetch>();

  beforeEach(() => {
    reload.mockReset();
    fetching.mockReset();
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
    vi.stubGlobal("location", { reload });
    vi.stubGlobal("fetch", fetching);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("belonged to an older version where the server is there: the page is loaded anew, once", async () => {
    fetching.mockResolvedValue(new Response());
    await loadAnew();
    expect(reload).toHaveBeenCalledTimes(1);
    await loadAnew();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("says nothing of versions where nobody answers: the page stays as it is", async () => {
    fetching.mockRejectedValue(new TypeError("nobody answers"));
    await loadAnew();
    fetching.mockResolvedValue(new Response(null, { status: 503 }));
    await loadAnew();
    expect(reload).not.toHaveBeenCalled();
    fetching.mockResolvedValue(new Response());
    await loadAnew();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
