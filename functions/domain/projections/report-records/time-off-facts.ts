import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween, weekStartOf } from "../../kernel/time/local-date.ts";
import type { ReportRange } from "../../records/reports/report.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import { timeOffInterval } from "../../rules/time-off/time-off-interval.ts";
import { sumOfCounted } from "../../rules/time-off/counted-days.ts";
import { payOfTimeOff, paysHours } from "../../rules/time-off/time-off-pay.ts";
import type { ListedFact } from "./listed-records.ts";
import type { ReportNames } from "./report-names.ts";

interface TimeOffTerms {
  range: ReportRange;
  names: ReportNames;
  timeZone: string;
  isSalaried: boolean;
  /** Where the report has lines of weeks: time off over the edge of a week is one row in each. */
  weekStart: Weekday | null;
}

/**
 * Returns the days of a time off within the range as records: approved and asked for, at the
 * employee's home location. Whole days are counted as days, and in the hours that they
 * count if these are known; a part of a day in hours.
 */
export function timeOffFacts(timeOff: TimeOff, terms: TimeOffTerms): ListedFact[] {
  if (timeOff.state !== "approved" && timeOff.state !== "requested") return [];
  const { range } = terms;
  const from = timeOff.from > range.firstDay ? timeOff.from : range.firstDay;
  const until = timeOff.until < range.lastDay ? timeOff.until : range.lastDay;
  return stretches(from, until, terms.weekStart).map((days) => factOf(timeOff, days, terms));
}

interface Days {
  from: LocalDate;
  until: LocalDate;
}

/** The days as they are, or those of each week. */
function stretches(from: LocalDate, until: LocalDate, weekStart: Weekday | null): Days[] {
  if (from > until) return [];
  if (weekStart === null) return [{ from, until }];
  const weekEnd = addDays(weekStartOf(from, weekStart), 6);
  if (weekEnd >= until) return [{ from, until }];
  return [{ from, until: weekEnd }, ...stretches(addDays(weekEnd, 1), until, weekStart)];
}

function isPaid(timeOff: TimeOff, isSalaried: boolean): boolean {
  const pays = payOfTimeOff(timeOff);
  return pays === "everyone" ? isSalaried || paysHours(timeOff) : pays === "salaries" && isSalaried;
}

function factOf(timeOff: TimeOff, { from, until }: Days, terms: TimeOffTerms): ListedFact {
  const { id, employeeId, type, state, part, counted = [] } = timeOff;
  const { names, timeZone, isSalaried } = terms;
  const locationId = timeOff.locationIds[0] ?? null;
  const interval = timeOffInterval(timeOff, timeZone);
  const own = counted.filter(({ day }) => from <= day && day <= until);
  const partLength = part === null ? 0 : elapsedSeconds(interval.startsAt, interval.endsAt);
  const seconds = own.length > 0 ? sumOfCounted(own) : partLength;
  const days = part === null ? daysBetween(from, until) + 1 : 0;
  return {
    id,
    opens: null,
    employeeId,
    timeOffType: type,
    day: from,
    paidOn: from,
    locationId,
    jobRoleId: null,
    measures: { timeOffDays: days, timeOffSeconds: seconds },
    values: {
      day: from,
      lastDay: until,
      employee: names.employee(employeeId),
      location: locationId && names.location(locationId),
      timeOffType: timeOff.terms?.name ?? `timeOff.${type}`,
      offState: `timeOff.${state}`,
      offDays: days,
      offHours: seconds,
      paid: isPaid(timeOff, isSalaried) ? "paid" : "unpaid",
      decidedBy: timeOff.decidedByName,
      decidedAt: timeOff.decidedAt,
    },
  };
}
