/// <reference lib="esnext.temporal" />

/**
 * The browser's own Temporal behind the names that the domain imports from the polyfill; the web
 * build puts this file in the polyfill's place, which is larger than all our own code for time.
 */
export function fromEpochMilliseconds(milliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds);
}

export function toZonedDateTimeISO(
  instant: Temporal.Instant,
  zone: string,
): Temporal.ZonedDateTime {
  return instant.toZonedDateTimeISO(zone);
}

export function getTimeZoneTransition(
  at: Temporal.ZonedDateTime,
  direction: "next" | "previous",
): Temporal.ZonedDateTime | null {
  return at.getTimeZoneTransition(direction);
}

export function offsetNanoseconds(at: Temporal.ZonedDateTime): number {
  return at.offsetNanoseconds;
}

/** Fetches the polyfill for a browser without Temporal; await it before the first zone is read. */
export async function provideTemporal(): Promise<void> {
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
}
