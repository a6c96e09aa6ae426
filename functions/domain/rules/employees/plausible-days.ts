import { RuleViolation } from "../violations/rule-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { FieldProblem } from "../violations/field-problem.ts";
import type { DayProblem, RecordDay } from "../violations/day-problem.ts";
import type { Leave } from "../../records/employees/employee.ts";

/** Lowest age at hire: most laws set 14, with exceptions from 13 on. */
const YOUNGEST_YEARS = 13;
const OLDEST_YEARS = 100;
/** No employment that is still on record began earlier. */
const EARLIEST: LocalDate = "1950-01-01";
/** The furthest that people are hired, paid another rate, or sent on leave in advance. */
const YEARS_AHEAD = 2;
/** The furthest that the end of a fixed term or a leave lies ahead. */
const YEARS_TO_END = 5;

/** The known data of the employee; null where unknown. */
interface Known {
  today: LocalDate;
  birthDate?: LocalDate | null | undefined;
  hiredOn?: LocalDate | null | undefined;
}

/**
 * Returns the reason why an employee cannot be born on the day, for beside its field; null when
 * they can be.
 */
export function birthDateProblem(
  day: LocalDate | null | undefined,
  { today, hiredOn }: Known,
): DayProblem | null {
  if (day === null || day === undefined) return null;
  const working = hiredOn !== null && hiredOn !== undefined && hiredOn < today ? hiredOn : today;
  const [from, to] = [yearsAfter(today, -OLDEST_YEARS), yearsAfter(working, -YOUNGEST_YEARS)];
  return isWithin(day, from, to) ? null : implausible("birth", from, to);
}

/** Returns the reason why the employment cannot begin on the day; null when it can. */
export function hireDateProblem(
  day: LocalDate | null | undefined,
  { today, birthDate }: Known,
): DayProblem | null {
  if (day === null || day === undefined) return null;
  const to = yearsAfter(today, YEARS_AHEAD);
  if (!isWithin(day, EARLIEST, to)) return implausible("hire", EARLIEST, to);
  if (birthDate === null || birthDate === undefined) return null;
  const oldEnough = yearsAfter(birthDate, YOUNGEST_YEARS);
  if (day >= oldEnough) return null;
  return { kind: "hiredTooYoung", from: oldEnough, years: YOUNGEST_YEARS };
}

/** Returns the reason why the employment cannot end after the day; null when it can. */
export function lastDayProblem(
  day: LocalDate | null,
  { today, hiredOn }: Known,
): DayProblem | null {
  if (day === null) return null;
  const [from, to] = [hiredOn ?? EARLIEST, yearsAfter(today, YEARS_TO_END)];
  return isWithin(day, from, to) ? null : implausible("last", from, to);
}

/** Returns the reason why no rate can begin on the day; null when one can. */
export function rateDateProblem(day: LocalDate, { today }: Known): DayProblem | null {
  const to = yearsAfter(today, YEARS_AHEAD);
  return isWithin(day, EARLIEST, to) ? null : implausible("rate", EARLIEST, to);
}

/** The errors of the days of a leave, by field. */
export function leaveProblems(
  { from, until }: Leave,
  { today, hiredOn }: Known,
): { field: "from" | "until"; problem: DayProblem }[] {
  const [earliest, latest] = [hiredOn ?? EARLIEST, yearsAfter(today, YEARS_AHEAD)];
  const end = yearsAfter(today, YEARS_TO_END);
  if (!isWithin(from, earliest, latest)) {
    return [{ field: "from", problem: implausible("leaveStart", earliest, latest) }];
  }
  if (until === null || isWithin(until, from, end)) return [];
  return [{ field: "until", problem: implausible("leaveEnd", from, end) }];
}

/** Throws invalidField beside `path` where there is a problem. */
export function requireNoProblem(path: string, problem: FieldProblem | null): void {
  if (problem !== null) throw new RuleViolation("invalidField", { path, problem });
}

function isWithin(day: LocalDate, from: LocalDate, to: LocalDate): boolean {
  return from <= day && day <= to;
}

function implausible(day: RecordDay, from: LocalDate, to: LocalDate): DayProblem {
  return { kind: "implausibleDay", day, from, to };
}

/** The same day some years later or earlier; 28 February where a year has no 29th. */
function yearsAfter(day: LocalDate, years: number): LocalDate {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, "0");
  const isMissing = day.endsWith("-02-29") && !isLeapYear(Number(year));
  return isMissing ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
