import type { DeliveryOutcome } from "./delivery.ts";

/** A push service has no such address any more (RFC 8030, 7.3): the browser took it back. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

/**
 * Returns what an answer of a push service means for the notification. Too many calls, a timeout and
 * a fault of the service are for now; any other refusal is final.
 */
export function outcomeOfPush(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return { kind: "delivered" };
  const isForNow = status === 408 || status === 429 || status >= 500;
  return { kind: "refused", isFinal: !isForNow, problem: `HTTP ${status}` };
}
