import type { PushDeviceId } from "@crewline/domain/kernel/ids/record-ids";
import type { PushSubscriptionKeys } from "@crewline/domain/records/users/push-device";

/**
 * `homeScreen`: Safari of iOS has push for apps of the home screen alone. `denied`: the person or
 * an administrator of the device refused notifications of this site.
 */
export type PushSupport = "ready" | "denied" | "homeScreen" | "unsupported";

export function pushSupport(): PushSupport {
  const isThere = "serviceWorker" in navigator && "PushManager" in window;
  if (!isThere || !("Notification" in window)) return isApplePhone() ? "homeScreen" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return (
    /\b(iPhone|iPad|iPod)\b/u.test(userAgent) ||
    (/\bMacintosh\b/u.test(userAgent) && maxTouchPoints > 1)
  );
}

/** The name by which the server knows this browser; null while notifications are off here. */
export async function presentDeviceId(): Promise<PushDeviceId | null> {
  const subscription = await presentSubscription();
  return subscription === null ? null : deviceIdOf(subscription.endpoint);
}

/**
 * Asks the person for permission and the browser for a new address at its push service: one that an
 * earlier person used here is given back. Null if the person refuses.
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await registrationHere();
  const former = await registration.pushManager.getSubscription();
  await former?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

/** Gives the address back: what is still sent to it reaches no one. */
export async function unsubscribe(): Promise<void> {
  const subscription = await presentSubscription();
  await subscription?.unsubscribe();
}

/** The worker is registered a moment after the first screen; a tap may be sooner. */
async function registrationHere(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

async function presentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== "ready") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function deviceIdOf(endpoint: string): Promise<PushDeviceId> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("") as PushDeviceId;
}

/** From base64url; not every browser takes the text itself. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
