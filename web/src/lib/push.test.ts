import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerPush } from "../worker/push";
import { keepWords } from "./push";
import { speak } from "./texts.svelte";

/** Storage that page and worker share, as far as they use it. */
function storage(): CacheStorage {
  const kept = new Map<string, Response>();
  const cache = {
    put: (name: string, response: Response) => Promise.resolve(void kept.set(name, response)),
    match: (name: string) => Promise.resolve(kept.get(name)?.clone()),
  };
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage;
}

interface Shown {
  title: string;
  options: NotificationOptions;
}

/** What the worker shows for a message of the server. */
async function shownFor(message: object, caches: CacheStorage): Promise<Shown> {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: Shown[] = [];
  const self = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    registration: {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(void shown.push({ title, options })),
    },
  };
  answerPush(self as unknown as ServiceWorkerGlobalScope, caches);
  let done: Promise<unknown> = Promise.resolve();
  listeners.get("push")?.({
    data: { json: () => message },
    waitUntil: (work: Promise<unknown>) => (done = work),
  });
  await done;
  return shown[0] ?? { title: "", options: {} };
}

describe("a notification", () => {
  let caches: CacheStorage;

  beforeEach(() => {
    caches = storage();
    vi.stubGlobal("caches", caches);
    vi.stubGlobal("PushManager", {});
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      value: { getRegistration: () => Promise.resolve({}) },
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  it("speaks the language that was chosen last, whatever the browser's is", async () => {
    await speak("it");
    await keepWords();
    expect(await shownFor({ match: "m1" }, caches)).toMatchObject({
      title: "Tocca a te",
      options: { lang: "it", tag: "m1" },
    });
    await speak("de");
    await keepWords();
    expect((await shownFor({}, caches)).title).toBe("Du bist am Zug");
    await speak("en");
  });

  it("shows a name where no words were left", async () => {
    expect((await shownFor({}, caches)).title).toBe("Rulewright");
  });

  it("leaves no words where nobody is to be told", async () => {
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      value: { getRegistration: () => Promise.resolve(undefined) },
    });
    await keepWords();
    expect((await shownFor({}, caches)).title).toBe("Rulewright");
  });
});
