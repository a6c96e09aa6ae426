import type { EmployeeId, CompanyId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import {
  elapsedSeconds,
  epochSeconds,
  instantAfter,
  instantFromSeconds,
} from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, dayNumber } from "../../kernel/time/local-date.ts";
import { localTimeOf } from "../../kernel/time/local-time.ts";
import { dayStart, localDateAt, resolveWallTime } from "../../kernel/time/zone.ts";
import type { DueWork } from "../../records/jobs/due-work.ts";
import { newDueWork } from "../../records/jobs/due-work.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { EARLIEST_SECONDS } from "../time-entries/match-shift.ts";
import { missedAfterSeconds } from "../time-entries/missed-clock-out.ts";
import { remindedAt } from "../time-entries/overdue-clock-out.ts";
import { isRunning } from "../time-entries/transitions.ts";

const NIGHT_FROM_SECONDS = 3 * 3600 + 600;
/** Nights of one zone are spread over this time, so that no minute has all of them. */
const NIGHT_MINUTES = 50;
const QUARTER_SECONDS = 900;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
/** No zone is further ahead of UTC, so no day begins earlier anywhere. */
const MOST_AHEAD_SECONDS = 14 * HOUR_SECONDS;

/**
 * Returns the next time of a subject's nightly work: from 3:10 to 3:59 by the local clock, at a
 * minute that depends on the subject.
 */
export function nextNight(now: Instant, timeZone: string, subject: string): Instant {
  const letters = Array.from(subject, (letter) => letter.codePointAt(0) ?? 0);
  const minute = letters.reduce((sum, letter) => sum + letter, 0);
  const time = localTimeOf(NIGHT_FROM_SECONDS + (minute % NIGHT_MINUTES) * 60);
  const today = localDateAt(now, timeZone);
  const nights = [today, addDays(today, 1), addDays(today, 2)].map((day) => {
    const shown = resolveWallTime(day, time, timeZone);
    return shown.kind === "repeated" ? shown.first : shown.instant;
  });
  return nights.find((night) => night > now) ?? instantAfter(now, DAY_SECONDS);
}

/**
 * Returns the check of a running entry for a missed clock-out: due at the quarter of an hour after
 * 16 hours of work, so that entries which begin together share the check. Null unless it runs.
 */
export function missedClockOutDue(
  companyId: CompanyId,
  { state, locationId, payable }: Clocked,
): DueWork | null {
  if (!isRunning(state)) return null;
  const at = instantAfter(payable.startsAt, missedAfterSeconds);
  return atQuarter({ job: "missedClockOuts", companyId, locationId }, at);
}

/**
 * Returns the look for employees to remind of a clock that still runs: due at the quarter of an
 * hour after the reminder of the entry. Null unless it runs.
 */
export function clockOutReminderDue(
  companyId: CompanyId,
  { state, locationId, payable }: Clocked,
  shift: { endsAt: Instant } | null,
): DueWork | null {
  if (!isRunning(state)) return null;
  const place = { job: "clockOutReminders", companyId, locationId } as const;
  return atQuarter(place, remindedAt(payable, shift));
}

/**
 * As `clockOutReminderDue`, when a shift is published at an instant at which its employee may be at
 * work: from four hours before it until 16 hours after it. Null at any other time, because clocking
 * in sets the reminder as well.
 */
export function shiftReminderDue(
  companyId: CompanyId,
  { employeeId, locationId, startsAt, endsAt }: Planned,
  now: Instant,
): DueWork | null {
  const isPossible =
    elapsedSeconds(now, startsAt) <= EARLIEST_SECONDS &&
    elapsedSeconds(endsAt, now) < missedAfterSeconds;
  if (employeeId === null || !isPossible) return null;
  const place = { job: "clockOutReminders", companyId, locationId } as const;
  return atQuarter(place, remindedAt({ startsAt }, { endsAt }));
}

type Clocked = Pick<TimeEntry, "state" | "locationId" | "payable">;
type Planned = Pick<PublishedShift, "employeeId" | "locationId" | "startsAt" | "endsAt">;

/** Work of a location that is shared by all that is due in the same quarter of an hour. */
function atQuarter(
  place: Pick<DueWork, "job" | "companyId"> & { locationId: LocationId },
  at: Instant,
): DueWork {
  const quarter = Math.ceil(epochSeconds(at) / QUARTER_SECONDS);
  const dueAt = instantFromSeconds(quarter * QUARTER_SECONDS);
  return newDueWork({ ...place, dueAt, part: `${quarter}` });
}

type Dated = Pick<Employee, "status" | "terminatedOn" | "leave">;

/** The first day on which the dates of an employment ask for another status; null without one. */
export function nextChangeOn({ status, terminatedOn, leave }: Dated): LocalDate | null {
  if (status === "terminated") return null;
  const begins = leave === null || status === "onLeave" ? [] : [leave.from];
  const ends = [leave?.until ?? null, terminatedOn].flatMap((day) =>
    day === null ? [] : [addDays(day, 1)],
  );
  return [...begins, ...ends].toSorted()[0] ?? null;
}

/**
 * Returns the check of an employment for its next date: due as that day begins anywhere on earth,
 * because the record alone does not name the zone; the check itself finds the instant in the home
 * zone.
 */
export function employmentDue(
  companyId: CompanyId,
  employee: Dated & { id: EmployeeId },
): DueWork | null {
  const day = nextChangeOn(employee);
  if (day === null) return null;
  const dueAt = instantFromSeconds(Math.max(dayNumber(day) * DAY_SECONDS - MOST_AHEAD_SECONDS, 0));
  return newDueWork({ job: "employmentDates", companyId, employeeId: employee.id, dueAt });
}

/**
 * Returns the next due time of an employment that followed its dates: as the next date begins in
 * the home zone; a date that has passed was refused by a rule and is tried again a day later.
 */
export function employmentDueAgain(
  employee: Dated,
  { now, timeZone }: { now: Instant; timeZone: string },
): Instant | null {
  const day = nextChangeOn(employee);
  if (day === null) return null;
  const begin = dayStart(day, timeZone);
  return begin > now ? begin : instantAfter(now, DAY_SECONDS);
}

/**
 * Returns the seconds that a task has the work for itself: more with each attempt, from 15 minutes
 * to 8 hours.
 */
export function leaseSeconds(attempts: number): number {
  return QUARTER_SECONDS * 2 ** Math.min(attempts, 5);
}

/** Returns the time at which the admins of a company are compared with their logins again. */
export function nextAdminWatch(now: Instant): Instant {
  return instantAfter(now, HOUR_SECONDS);
}
