import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { addDays, daysFromTo, weekdayOf, weekStartOf } from "../../kernel/time/local-date.ts";
import type { Location } from "../../records/locations/location.ts";
import type { StaffingNeed } from "../../records/locations/staffing.ts";
import type { OpenDays, OpenWork } from "../../records/summaries/open-work.ts";
import { addUpOpenWork } from "../../records/summaries/open-work.ts";
import { payPeriodAt, payPeriodBefore } from "../../rules/company/pay-period-at.ts";
import type { UncoveredRange } from "../../rules/locations/uncovered-ranges.ts";
import { uncoveredBy } from "../../rules/locations/uncovered-ranges.ts";
import type { Deadlines } from "./inbox-deadlines.ts";
import { payrollDueAt } from "./inbox-deadlines.ts";

/** How many days ahead Home shows, today included. */
const DAYS_AHEAD = 7;

/** A day at a location, as it is planned. */
export interface ComingDay {
  day: LocalDate;
  /** Shifts with an employee, drafts included, and those that wait for one. */
  assigned: number;
  open: number;
  /** Of all of them, those that staff do not see as they are planned. */
  unpublished: number;
  /** Times with fewer people than the location needs; of today only what is still to come. */
  gaps: UncoveredRange[];
  /** True if the location says how many people it needs on such a day. */
  hasNeed: boolean;
}

interface Planned {
  place: Pick<Location, "specialDays" | "timeZone">;
  staffing: readonly StaffingNeed[];
  openWork: Pick<OpenWork, "days">;
  today: LocalDate;
  now: Instant;
}

/** Returns the next seven days of a location, today first, with what they lack. */
export function comingDays({ place, staffing, openWork, today, now }: Planned): ComingDay[] {
  const coverOf = (day: LocalDate) => openWork.days[day]?.cover ?? [];
  return daysFromTo(today, addDays(today, DAYS_AHEAD - 1)).map((day) => {
    const { planned = 0, openShifts = 0, unpublished = 0 } = openWork.days[day] ?? {};
    // A shift of the night before covers the morning.
    const cover = [...coverOf(addDays(day, -1)), ...coverOf(day), ...coverOf(addDays(day, 1))];
    const gaps = uncoveredBy({ ...place, staffing: [...staffing] }, day, cover);
    return {
      day,
      assigned: planned - openShifts,
      open: openShifts,
      unpublished,
      gaps: gaps.filter(({ endsAt }) => endsAt > now),
      hasNeed: staffing.some(({ weekdays }) => weekdays.includes(weekdayOf(day))),
    };
  });
}

/** The workweeks of the coming days with shifts that staff do not see, the earliest first. */
export function unpublishedWeeks(days: readonly ComingDay[], startsOn: Weekday): LocalDate[] {
  const hidden = days.filter(({ unpublished }) => unpublished > 0);
  return [...new Set(hidden.map(({ day }) => weekStartOf(day, startsOn)))];
}

/** A pay period that is to be closed, and what is unresolved in it. */
export interface ComingPayroll {
  firstDay: LocalDate;
  lastDay: LocalDate;
  /** From then on it counts as late. */
  dueAt: Instant;
  needsFix: number;
  unapproved: number;
  unpriced: number;
}

interface PayrollSources {
  company: Deadlines;
  /** The open work of the locations within reach. */
  openWork: readonly OpenDays[];
  today: LocalDate;
}

/** Returns the pay period of today, after the one before if anything in that is unresolved. */
export function comingPayrolls({ company, openWork, today }: PayrollSources): ComingPayroll[] {
  const [last, current] = [payPeriodBefore(company, today), payPeriodAt(company, today)].map(
    ({ firstDay, lastDay }) => {
      const days = { fromDay: firstDay, toDay: lastDay < today ? lastDay : today };
      const parts = openWork.map((work) => addUpOpenWork(work, days));
      const sum = (name: "needsFix" | "unapproved" | "unpriced") =>
        parts.reduce((total, part) => total + part[name], 0);
      return {
        firstDay,
        lastDay,
        dueAt: payrollDueAt(company, firstDay),
        needsFix: sum("needsFix"),
        unapproved: sum("unapproved"),
        unpriced: sum("unpriced"),
      };
    },
  );
  const isOpen = last !== undefined && last.needsFix + last.unapproved + last.unpriced > 0;
  return [...(isOpen ? [last] : []), ...(current === undefined ? [] : [current])];
}
