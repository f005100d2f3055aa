/** Web Push: be told when it is my turn, also when no table is open. */
import { api } from "./api";
import { language, t } from "./texts.svelte";

/** Where the worker finds the words it shows, in the language that was chosen last: see `worker/push.ts`. */
const WORDS = { cache: "rulewright", name: "./push-words" };

export const pushPossible = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

export async function pushState(): Promise<"on" | "off" | "denied" | "impossible"> {
  if (!pushPossible()) return "impossible";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ? "on" : "off";
}

export async function subscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.register("./worker.js");
  await navigator.serviceWorker.ready;
  await leaveWords();
  const { key } = await api.pushKey();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.change({
    push: { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } },
  });
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await api.change({ push: null });
}

/** Leave the worker, if there is one, the words of the language spoken now: it speaks when no page is open. */
export async function keepWords(): Promise<void> {
  if (pushPossible() && (await navigator.serviceWorker.getRegistration())) await leaveWords();
}

async function leaveWords(): Promise<void> {
  const words = { lang: language.current, title: t("push.title"), body: t("push.body") };
  await (await caches.open(WORDS.cache)).put(WORDS.name, Response.json(words));
}
