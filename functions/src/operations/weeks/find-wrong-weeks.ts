import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type {
  EmployeeWeek,
  EmployeeWeekPay,
  WeekEntry,
} from "@crewline/domain/records/time-entries/employee-week";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { isClosedWeek } from "@crewline/domain/rules/reports/period-lock";
import { emptyWeek } from "@crewline/domain/rules/weeks/empty-week";
import { entriesByWeek } from "@crewline/domain/rules/weeks/entries-by-week";
import { afterWeek } from "@crewline/domain/rules/weeks/days-before";
import { boundsBetween } from "@crewline/domain/rules/weeks/week-bounds";
import { isDeepStrictEqual } from "node:util";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfEmployee, weeksSince } from "../../store/company/filters.ts";
import type { LocalEmployee } from "../employment/get-local-employee.ts";
import { getLocalEmployee } from "../employment/get-local-employee.ts";
import { closedPeriodsSince } from "../payroll/closed-periods.ts";
import type { WeekTerms } from "./save-week.ts";
import { buildStoredWeek, readWeekTerms } from "./save-week.ts";

/** A part of a stored week that differs from what its entries give. */
export type WrongPart = "entries" | "hours" | "pay";

/** A stored week that differs from its entries. */
export interface WrongWeek {
  employeeId: EmployeeId;
  weekStart: LocalDate;
  parts: WrongPart[];
  /** The week as it should be; its version is that of the stored one, 0 where there is none. */
  week: EmployeeWeek;
  /** The seconds of work that the stored week counts, and those of its entries. */
  storedSeconds: number;
  seconds: number;
  /** True for a week that was paid: it is reported, and stays as it was paid. */
  isClosed: boolean;
}

const LAST_DAY: LocalDate = "9999-12-31";

/**
 * Returns the weeks of an employee, from the one that holds `from` on, that differ from their
 * entries and terms. It reads without a lock, so a week that is being changed may be among them:
 * `repairWeek` decides.
 */
export async function findWrongWeeks(
  store: CompanyStore,
  { employeeId, from }: { employeeId: EmployeeId; from: LocalDate },
): Promise<WrongWeek[]> {
  const first = addDays(from, -6);
  const person = await getLocalEmployee(store, employeeId, store.now());
  const [weeks, entries, terms, closedPeriods] = await Promise.all([
    // The week before the first says where the first begins.
    store.employeeWeeks.list(weeksSince(employeeId, addDays(from, -7))),
    store.timeEntries.list(daysOfEmployee(employeeId, addDays(first, -2), LAST_DAY)),
    readWeekTerms(store, employeeId),
    closedPeriodsSince(store, first),
  ]);
  const wanted = weeksWanted(person, weeks, entries).filter(({ weekStart }) => weekStart >= first);
  const pays = await store.employeeWeekPay.findAll(wanted.map(({ id }) => id));
  const payOf = new Map(pays.map((pay) => [pay.weekStart, pay]));
  const stored = new Map(weeks.map((week) => [week.weekStart, week]));
  return wanted.flatMap((week) => {
    const { weekStart } = week;
    const isClosed = isClosedWeek(weekStart, closedPeriods);
    const before = { week: stored.get(weekStart) ?? null, pay: payOf.get(weekStart) ?? null };
    const parts = wrongParts(before, { week, terms, isClosed });
    if (parts.length === 0) return [];
    const storedSeconds = before.week?.hours.workedSeconds ?? 0;
    const seconds = buildStoredWeek(week, terms).week.hours.workedSeconds;
    return [{ employeeId, weekStart, parts, week, storedSeconds, seconds, isClosed }];
  });
}

/** The weeks with the entries that they must hold; those without a document begin empty. */
function weeksWanted(
  { employee, company, timeZone }: LocalEmployee,
  weeks: readonly EmployeeWeek[],
  entries: readonly TimeEntry[],
): EmployeeWeek[] {
  const begun = new Map(weeks.map((week) => [week.weekStart, week]));
  const rules = company.workRules;
  const held = entriesByWeek(entries, begun, { rules, timeZone });
  const beside = (weekStart: LocalDate, days: number) => begun.get(addDays(weekStart, days));
  return [...new Set([...begun.keys(), ...held.keys()])].toSorted().map((weekStart) => {
    const bounds = () => boundsBetween(beside(weekStart, -7), beside(weekStart, 7), rules);
    const week =
      begun.get(weekStart) ??
      emptyWeek({ employeeId: employee.id, weekStart, timeZone, bounds: bounds() });
    const counted = afterWeek(week, beside(weekStart, -7) ?? null);
    return { ...counted, entries: held.get(weekStart) ?? [] };
  });
}

interface Expected {
  week: EmployeeWeek;
  terms: WeekTerms;
  isClosed: boolean;
}

function wrongParts(
  stored: { week: EmployeeWeek | null; pay: EmployeeWeekPay | null },
  { week, terms, isClosed }: Expected,
): WrongPart[] {
  if (stored.week === null) return week.entries.length === 0 ? [] : ["entries", "hours", "pay"];
  const isSame = isDeepStrictEqual(inOrder(stored.week.entries), inOrder(week.entries));
  const entries = isSame ? [] : ["entries" as const];
  if (isClosed) return entries;
  const built = buildStoredWeek(week, terms);
  const { hours, openEntryId, locationIds } = stored.week;
  const summed = { hours, openEntryId, locationIds: locationIds.toSorted() };
  const wanted = {
    hours: built.week.hours,
    openEntryId: built.week.openEntryId,
    locationIds: built.week.locationIds.toSorted(),
  };
  return [
    ...entries,
    ...(isDeepStrictEqual(summed, wanted) ? [] : ["hours" as const]),
    ...(isDeepStrictEqual(stored.pay, built.pay) ? [] : ["pay" as const]),
  ];
}

function inOrder(entries: readonly WeekEntry[]): WeekEntry[] {
  const keyOf = ({ startsAt, entryId }: WeekEntry) => `${startsAt} ${entryId}`;
  return entries.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
