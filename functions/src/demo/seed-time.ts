import type { Tenant } from "./tenant.ts";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { elapsedSeconds, instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { dayStart, localDateAt, resolveWallTime } from "@crewline/domain/kernel/time/zone";

/** Seconds of a day without a clock change. */
const DAY = 86_400;

/** The weeks of a tenant in order: those worked, the current one and the one being planned. */
export interface SeedWeek {
  weekStart: LocalDate;
  /** Negative for the past, 0 for the present, 1 for the next one. */
  offset: number;
}

export function weeksOf(tenant: Tenant, now: Instant): SeedWeek[] {
  const { timeZone, weekStart } = tenant.basics;
  const present = weekStartOf(localDateAt(now, timeZone), weekStart);
  return Array.from({ length: tenant.weeks + 2 }, (_, index) => {
    const offset = index - tenant.weeks;
    return { weekStart: addDays(present, 7 * offset), offset };
  });
}

/** The instant that many seconds later. */
export function later(instant: Instant, seconds: number): Instant {
  return instantFromMilliseconds(Date.parse(instant) + Math.round(seconds) * 1000);
}

/** A wall time of a day; the first in a repeated hour, the moment of the jump in a missing one. */
export function instantAt(day: LocalDate, time: string, timeZone: string): Instant {
  const found = resolveWallTime(day, time, timeZone);
  return found.kind === "repeated" ? found.first : found.instant;
}

/** The latest local day before `now` on which the zone's clocks changed, within 400 days. */
export function lastClockChange(now: Instant, timeZone: string): LocalDate | null {
  const today = localDateAt(now, timeZone);
  for (let back = 0; back < 400; back += 1) {
    const day = addDays(today, -back);
    const length = elapsedSeconds(dayStart(day, timeZone), dayStart(addDays(day, 1), timeZone));
    if (length !== DAY) return day;
  }
  return null;
}
