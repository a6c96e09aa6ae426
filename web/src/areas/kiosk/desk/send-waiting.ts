import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import type { QueuedPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { MOST_QUEUED } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import type { DeviceClocks } from "../../../outbox/tap-clock.ts";
import { sendingOf } from "../../../outbox/tap-clock.ts";
import type { KioskStore, WaitingPunch } from "./kiosk-store.ts";

type Send = (punches: QueuedPunch[]) => Promise<{ received: PunchId[] }>;

/**
 * Sends what waits on the tablet, the oldest first, in calls of several; each punch stays until the
 * server says that it has it. Returns false if some still wait. Rejects as the call does.
 */
export async function sendWaiting(
  store: Pick<KioskStore, "waiting" | "remove">,
  send: Send,
  clocks: DeviceClocks,
): Promise<boolean> {
  for (;;) {
    const waiting = await store.waiting();
    if (waiting.length === 0) return true;
    const next = waiting.slice(0, MOST_QUEUED);
    const { received } = await send(next.map((punch) => queuedOf(punch, clocks)));
    if (received.length === 0) return false;
    await store.remove(received);
  }
}

function queuedOf({ tapped, order: _order, ...punch }: WaitingPunch, clocks: DeviceClocks) {
  return { ...punch, sending: sendingOf({ tapped }, true, clocks) };
}
