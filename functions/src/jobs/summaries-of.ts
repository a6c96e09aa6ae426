import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DailySummary } from "@crewline/domain/records/summaries/daily-summary";
import { summariseDay } from "@crewline/domain/projections/home/summarise-day";
import { packedDay } from "@crewline/domain/projections/reports/roll-shifts";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { countedSeconds, entriesFlagged } from "@crewline/domain/rules/weeks/entry-hours";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { CompanyStore } from "../store/company/company-store.ts";
import { isCompanyBehind } from "../store/company/data-shape.ts";
import { daysOfLocation } from "../store/company/filters.ts";

/** Days of a location, the first and the last included. */
export interface DayRange {
  from: LocalDate;
  to: LocalDate;
}

/** A shift of the day before may reach into the day, and one of the day after be begun on it. */
const SHIFT_DAYS_AROUND = 1;
/**
 * An entry of the day before or after may belong to a shift of the day. Its own day is the
 * employee's workday, which may begin on another day than the location's.
 */
const ENTRY_DAYS_AROUND = 2;

/** What is kept of a location's day: the summary for Home, and the shifts for reports, packed. */
export interface DayRollup {
  summary: DailySummary;
  shifts: string | null;
}

/**
 * Returns what is kept of a location's days, in order, computed from its shifts and entries; they
 * are read once for all days.
 */
export async function summariesOf(
  store: CompanyStore,
  location: Location,
  { from, to }: DayRange,
): Promise<DayRollup[]> {
  const { id: locationId, timeZone } = location;
  const around = (days: number) => [addDays(from, -days), addDays(to, days)] as const;
  const [shifts, entries] = await Promise.all([
    shiftsOf(store, locationId, around(SHIFT_DAYS_AROUND)),
    store.timeEntries.list(daysOfLocation(locationId, ...around(ENTRY_DAYS_AROUND))),
  ]);
  const [weeks, names] = await Promise.all([
    weeksOf(store, entriesCounted(entries, timeZone, { from, to })),
    namesOf(store, [...shifts, ...entries]),
  ]);
  const counted = countedSeconds(weeks);
  const unpriced = entriesFlagged(weeks, "rateMissing");
  return daysFromTo(from, to).map((day) => {
    const sources = {
      locationId,
      day,
      timeZone,
      shifts: within(shifts, day, SHIFT_DAYS_AROUND),
      entries: within(entries, day, ENTRY_DAYS_AROUND).map((entry) => onLocalDay(entry, timeZone)),
      countedSeconds: ({ id }: TimeEntry) => counted.get(id) ?? 0,
      isUnpriced: ({ id }: TimeEntry) => unpriced.has(id),
      employeeName: (id: EmployeeId) => names.get(id) ?? "Former employee",
    };
    return { summary: summariseDay(sources), shifts: packedDay(sources) };
  });
}

/** The shifts from one day to another: packed, unless the company has not been migrated yet. */
async function shiftsOf(
  store: CompanyStore,
  locationId: LocationId,
  [from, to]: readonly [LocalDate, LocalDate],
): Promise<Shift[]> {
  const isPacked = !(await isCompanyBehind(store.companyId));
  const days = daysOfLocation(locationId, from, to);
  return isPacked ? store.rosterDays.listShifts(days) : store.shifts.list(days);
}

function within<T extends Shift | TimeEntry>(all: readonly T[], middle: LocalDate, days: number) {
  return all.filter(({ day }) => day >= addDays(middle, -days) && day <= addDays(middle, days));
}

async function namesOf(
  store: CompanyStore,
  work: readonly (Shift | TimeEntry)[],
): Promise<ReadonlyMap<EmployeeId, string>> {
  const people = await store.employees.findAll(work.flatMap(({ employeeId }) => employeeId ?? []));
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** The entries whose paid time is counted on one of the days. A running one has none yet. */
function entriesCounted(entries: readonly TimeEntry[], timeZone: string, { from, to }: DayRange) {
  return entries.filter((entry) => {
    const { day, payable } = onLocalDay(entry, timeZone);
    return payable.endsAt !== null && day >= from && day <= to;
  });
}

/** The weeks that the entries overlap: they have the paid time and the flags of each. */
function weeksOf(store: CompanyStore, entries: readonly TimeEntry[]): Promise<EmployeeWeek[]> {
  const weekIds = entries.flatMap((entry) =>
    weeksOverlapped(entry).map((start) => employeeWeekId(entry.employeeId, start)),
  );
  return store.employeeWeeks.findAll(weekIds);
}

/** In no zone is it more than a day later than in UTC, and a workday may begin on the day before. */
const MOST_DAYS_LATER = 2;

/** The first day of the entry's week, and that of the next one if the entry may reach into it. */
function weeksOverlapped({ weekStart, payable }: TimeEntry): LocalDate[] {
  const endsOn = localDateAt(payable.endsAt ?? payable.startsAt, "UTC");
  const next = addDays(weekStart, 7);
  return addDays(endsOn, MOST_DAYS_LATER) >= next ? [weekStart, next] : [weekStart];
}

/** An entry's own day is the employee's workday; the summary counts by the location's calendar. */
function onLocalDay(entry: TimeEntry, timeZone: string): TimeEntry {
  return { ...entry, day: localDateAt(entry.payable.startsAt, timeZone) };
}
