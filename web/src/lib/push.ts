/** Web Push: be told when it is my turn, also when no table is open. */
import { api } from "./api";

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
