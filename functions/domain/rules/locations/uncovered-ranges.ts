import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import { splitAt } from "../../kernel/time/interval.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, weekdayOf } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { resolveWallTime } from "../../kernel/time/zone.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import { specialDayOf } from "../../records/locations/opening-on.ts";
import type { Cover } from "../../records/summaries/open-work.ts";
import type { StaffingNeed } from "../../records/locations/staffing.ts";

/** A time with too few employees; `endsAt` is exclusive. */
export interface UncoveredRange extends Interval<Instant> {
  jobRoleId: JobRoleId | null;
  /** So many employees are needed then. */
  needed: number;
  missing: number;
}

export type Staffed = Pick<LocationRecord, "staffing" | "specialDays" | "timeZone">;
export type CoveringShift = Pick<
  Shift,
  "startsAt" | "endsAt" | "jobRoleId" | "employeeId" | "state"
>;

/**
 * Returns the times at which fewer employees are planned than the location needs on a day, in order
 * of time. Open and cancelled shifts cover nothing; an employee of any job role covers a need
 * without one. A day on which the location is closed needs no one.
 */
export function uncoveredRanges(
  place: Staffed,
  day: LocalDate,
  shifts: readonly CoveringShift[],
): UncoveredRange[] {
  const working = shifts.filter(
    ({ employeeId, state }) => employeeId !== null && state !== "cancelled",
  );
  return uncoveredBy(
    place,
    day,
    working.map(({ startsAt, endsAt, jobRoleId }) => ({ startsAt, endsAt, jobRoleId, people: 1 })),
  );
}

/** The same for people who are counted by the time and the job role for which they are planned. */
export function uncoveredBy(
  place: Staffed,
  day: LocalDate,
  working: readonly Cover[],
): UncoveredRange[] {
  if (specialDayOf(place, day)?.hours?.length === 0) return [];
  return place.staffing
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
    .flatMap((need) => uncovered(need, spanOf(need, day, place.timeZone), working))
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

function uncovered(
  { jobRoleId, people }: StaffingNeed,
  span: Interval<Instant>,
  working: readonly Cover[],
): UncoveredRange[] {
  const able = working.filter((shift) => jobRoleId === null || shift.jobRoleId === jobRoleId);
  const edges = able.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const found: UncoveredRange[] = [];
  for (const { startsAt, endsAt } of splitAt(span, edges)) {
    const there = able.filter((shift) => shift.startsAt <= startsAt && shift.endsAt >= endsAt);
    const missing = people - there.reduce((sum, one) => sum + one.people, 0);
    const last = found.at(-1);
    if (missing <= 0) continue;
    if (last?.endsAt === startsAt && last.missing === missing) last.endsAt = endsAt;
    else found.push({ startsAt, endsAt, jobRoleId, needed: people, missing });
  }
  return found;
}

function spanOf(
  { startsAt, endsAt }: Pick<StaffingNeed, "startsAt" | "endsAt">,
  day: LocalDate,
  timeZone: string,
): Interval<Instant> {
  const lastDay = endsAt > startsAt ? day : addDays(day, 1);
  return {
    startsAt: momentOf(day, startsAt, timeZone),
    endsAt: momentOf(lastDay, endsAt, timeZone),
  };
}

/** A time that the clocks leave out counts as the moment at which they jump over it. */
function momentOf(day: LocalDate, time: LocalTime, timeZone: string): Instant {
  const found = resolveWallTime(day, time, timeZone);
  return found.kind === "repeated" ? found.first : found.instant;
}
