/**
 * What of the table is kept in this browser, so that it opens without a network.
 *
 * The shell, everything but the games, is kept from the start; of the games, what somebody has opened. Names in `assets/` hold
 * a hash of what is in the file: what is kept under one is never out of date. The page itself is asked for every time, and the
 * kept one is shown only where nobody answers. What the server tells (`/api`, `/ws`) is never kept here.
 */
import { matchPrecache, precache, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

const CACHE = "rulewright-assets";
/** Milliseconds after which the kept page is better than none. */
const PATIENCE = 4000;
/** The page, as it is kept. */
const PAGE = "./";

export interface Kept {
  shell: PrecacheEntry[];
  /** Every file with a hash in its name that belongs to this version. */
  assets: string[];
}

export function keepTable(scope: ServiceWorkerGlobalScope, { shell, assets }: Kept): void {
  const known = new Set(assets.map((name) => new URL(name, scope.registration.scope).href));
  const opened = new CacheFirst({ cacheName: CACHE });

  precache(shell);
  registerRoute(
    ({ url }) => known.has(url.href),
    async (options) => (await matchPrecache(options.request)) ?? opened.handle(options),
  );
  registerRoute(
    ({ request, url }) =>
      request.mode === "navigate" && url.pathname === new URL(scope.registration.scope).pathname,
    ({ request }) => page(request),
  );
  // A new version takes over at once. A page of the old one that asks for a file which is gone loads itself anew.
  scope.addEventListener("install", () => void scope.skipWaiting());
  scope.addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([forgetOld(known), scope.clients.claim()]));
  });
  // What a page had loaded before there was a worker.
  scope.addEventListener("message", (event) => {
    const urls = (event.data as { keep?: string[] } | null)?.keep ?? [];
    event.waitUntil(keepAll(urls.filter((url) => known.has(url))));
  });
}

/** The page of the server, or, where none comes, the one that is kept. */
async function page(request: Request): Promise<Response> {
  const coming = fetch(request);
  try {
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const found = await Promise.race([coming, late]);
    if (found?.ok) return found;
  } catch {
    // Nobody answers.
  }
  return (await matchPrecache(PAGE)) ?? coming;
}

async function forgetOld(known: ReadonlySet<string>): Promise<void> {
  const kept = await caches.open(CACHE);
  const old = (await kept.keys()).filter(({ url }) => !known.has(url));
  await Promise.all(old.map((request) => kept.delete(request)));
}

async function keepAll(urls: string[]): Promise<void> {
  const kept = await caches.open(CACHE);
  for (const url of urls)
    if (!(await matchPrecache(url)) && !(await kept.match(url))) await kept.add(url).catch(() => undefined);
}
