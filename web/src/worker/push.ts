/** Shows that it is somebody's turn, and leads to the table, also when no page is open. */

/** Where the page leaves the few words that are said, in the language that was chosen last: see `lib/push.ts`. */
const WORDS = { cache: "rulewright", name: "./push-words" };
const SPEECHLESS = { lang: "", title: "Rulewright", body: "" };

interface Told {
  match?: string;
}

async function words(store: CacheStorage): Promise<typeof SPEECHLESS> {
  try {
    const left = await (await store.open(WORDS.cache)).match(WORDS.name);
    return left ? ((await left.json()) as typeof SPEECHLESS) : SPEECHLESS;
  } catch {
    return SPEECHLESS; // Nothing may be kept here: the name of the table says enough.
  }
}

function told(event: PushEvent): Told {
  try {
    return event.data ? (event.data.json() as Told) : {};
  } catch {
    return {}; // A message that cannot be read still means that somebody waits.
  }
}

async function show(scope: ServiceWorkerGlobalScope, store: CacheStorage, news: Told): Promise<void> {
  const { lang, title, body } = await words(store);
  await scope.registration.showNotification(title, {
    body,
    lang,
    icon: "./icon.svg",
    tag: news.match ?? "rulewright",
    data: news,
  });
}

async function lead(scope: ServiceWorkerGlobalScope, match: string | undefined): Promise<void> {
  const page = match ? `./#/match/${encodeURIComponent(match)}` : "./";
  const address = new URL(page, scope.registration.scope).href;
  const [open] = await scope.clients.matchAll({ type: "window" });
  if (!open) {
    await scope.clients.openWindow(address);
    return;
  }
  await open.navigate(address);
  await open.focus();
}

export function answerPush(scope: ServiceWorkerGlobalScope, store: CacheStorage): void {
  scope.addEventListener("push", (event) => event.waitUntil(show(scope, store, told(event))));
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(lead(scope, (event.notification.data as Told | null)?.match));
  });
}
