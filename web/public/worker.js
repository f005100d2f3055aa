// The service worker: shows that it is somebody's turn, and leads to the table. It keeps nothing and caches nothing.
const WORDS = {
  en: { title: "It is your turn", body: "Somebody is waiting for you at the table." },
  it: { title: "Tocca a te", body: "Al tavolo ti stanno aspettando." },
  de: { title: "Du bist am Zug", body: "Am Tisch wartet man auf dich." },
};

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // A message that cannot be read still means that somebody waits.
  }
  const words = WORDS[(self.navigator.language || "en").slice(0, 2)] || WORDS.en;
  event.waitUntil(
    self.registration.showNotification(words.title, {
      body: words.body,
      icon: "./icon.svg",
      tag: told.match || "rulewright",
      data: told,
    }),
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
