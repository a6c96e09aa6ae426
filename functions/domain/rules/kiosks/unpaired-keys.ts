import { instantAfter } from "../../kernel/time/instant.ts";
import type { Instant } from "../../kernel/time/instant.ts";

/** Punches that wait on an unpaired tablet are opened for this long, if it is paired again. */
export const KEYS_KEPT_DAYS = 30;

/** The keys of tablets that were unpaired at this instant or before are to be removed now. */
export function keysRemovedUntil(now: Instant): Instant {
  return instantAfter(now, -KEYS_KEPT_DAYS * 86_400);
}
