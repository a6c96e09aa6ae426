import { randomUUID } from "node:crypto";
import { deviceIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { anAttempt } from "./api-client.ts";

const deviceId = deviceIdSchema.parse(randomUUID());

/** A tap of some minutes ago that a device sends now; its clock is right. */
export function tappedMinutesAgo(minutes: number) {
  const now = Date.now();
  const at = new Date(now - minutes * 60_000).toISOString();
  const sending = { wasQueued: true, deviceNow: new Date(now).toISOString(), elapsedMs: null };
  return { ...anAttempt(), tap: { deviceId, at }, sending };
}

/** As the device sends the same tap again, a while later. */
export function sentAgain<T extends { sending: { deviceNow: string } }>(punch: T): T {
  const sending = { ...punch.sending, deviceNow: new Date().toISOString() };
  return { ...punch, sending };
}
