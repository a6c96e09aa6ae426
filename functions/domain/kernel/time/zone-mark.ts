import type { Instant } from "./instant.ts";

const writers = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the short name of a zone at an instant, "EST" or "GMT+1", to mark a time of elsewhere.
 */
export function zoneMark(instant: Instant, timeZone: string): string {
  const known = writers.get(timeZone);
  const writer = known ?? new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" });
  writers.set(timeZone, writer);
  const parts = writer.formatToParts(new Date(instant));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
