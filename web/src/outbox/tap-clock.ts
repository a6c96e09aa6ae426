import type { Sending } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";
import type { OutboxItem, TapReading } from "./outbox-item.ts";

/** The clocks of this page, for tests to turn. */
export interface DeviceClocks {
  now: () => Instant;
  /** Differs for each page that was loaded. */
  page: string;
  /** Milliseconds since the page was loaded; no change of the device's clock moves it. */
  pageMs: () => number;
}

/** Clocks without a battery may show any year; the server takes those of this and the next. */
const FIRST_MS = Date.parse("2000-01-01T00:00:00.000Z");
const LAST_MS = Date.parse("2199-12-31T00:00:00.000Z");

export const deviceClocks: DeviceClocks = {
  now: () => instantFromMilliseconds(Math.min(LAST_MS, Math.max(FIRST_MS, Date.now()))),
  page: crypto.randomUUID(),
  pageMs: () => performance.now(),
};

export function readTap({ now, page, pageMs }: DeviceClocks): TapReading {
  return { at: now(), page, pageMs: pageMs() };
}

/** How an item reaches the server with this try. */
export function sendingOf(
  { tapped }: Pick<OutboxItem, "tapped">,
  wasQueued: boolean,
  { now, page, pageMs }: DeviceClocks,
): Sending {
  const isSamePage = tapped.page === page;
  const elapsedMs = isSamePage ? Math.max(0, Math.round(pageMs() - tapped.pageMs)) : null;
  return { wasQueued, deviceNow: now(), elapsedMs };
}
