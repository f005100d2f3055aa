// The service worker: shows that it is somebody's turn, and leads to the table. It caches nothing of the page; what it
// keeps are the few words it says, left here by the page in the language that was chosen last (src/lib/push.ts).
const WORDS = { cache: "rulewright", name: "./push-words" };
const SPEECHLESS = { lang: "", title: "Rulewright", body: "" };

async function words() {
  try {
    const left = await (await caches.open(WORDS.cache)).match(WORDS.name);
    return left ? await left.json() : SPEECHLESS;
  } catch {
    return SPEECHLESS; // Nothing may be kept here: the name of the table says enough.
  }
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // A message that cannot be read still means that somebody waits.
  }
  event.waitUntil(
    words().then(({ lang, title, body }) =>
      self.registration.showNotification(title, {
        body,
        lang,
        icon: "./icon.svg",
        tag: told.match || "rulewright",
        data: told,
      }),
    ),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const match = event.notification.data && event.notification.data.match;
  const address = new URL(match ? `./#/match/${encodeURIComponent(match)}` : "./", self.registration.scope)
    .href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (windows) => {
      for (const open of windows) {
        if ("navigate" in open) {
          await open.navigate(address);
          return open.focus();
        }
      }
      return self.clients.openWindow(address);
    }),
  );
});
