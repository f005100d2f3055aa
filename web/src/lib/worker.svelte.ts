/** The service worker, as the page sees it: it keeps the table for when there is no network, and brings new versions. */

class Version {
  /** Whether a newer one has come while this page was open. */
  newer = $state(false);
}
export const version = new Version();

const WORKER = "./worker.js";
const RELOADED = "rulewright.reloaded";
/** Milliseconds within which a page does not load itself anew a second time. */
const ONCE = 60_000;

/** Engage the worker when the page has nothing better to do; where there can be none (plain HTTP), all goes without. */
export function engage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => void register().catch(() => undefined);
  const calm = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(begin);
    else setTimeout(begin, 1000);
  };
  if (document.readyState === "complete") calm();
  else addEventListener("load", calm, { once: true });
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  const before = workers.controller;
  // A worker that takes over from another one brings a newer table; the first one does not.
  workers.addEventListener("controllerchange", () => (version.newer ||= before !== null));
  await workers.register(WORKER);
  const { active } = await workers.ready;
  active?.postMessage({ keep: loaded() });
}

/** What this page has loaded so far of the table: the first time, before there was anybody to keep it. */
function loaded(): string[] {
  const own = new URL("./assets/", location.href).href;
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(own));
}

/** A part of the table that is gone from the server belonged to an older version: load the page anew, but not for ever. */
export function loadAnewWhereOld(): void {
  addEventListener("vite:preloadError", () => void loadAnew());
}

/** Only a server that is there has a newer version: whoever has lost it would lose the page, too. */
export async function loadAnew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < ONCE) return;
  const there = await fetch("./", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!there?.ok) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
