import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DailySummary } from "@crewline/domain/records/summaries/daily-summary";
import { summariseDay } from "@crewline/domain/projections/home/summarise-day";
import { packedDay } from "@crewline/domain/projections/reports/roll-shifts";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo } from "@crewline/domain/kernel/time/local-date";
import { dayStart, localDateAt } from "@crewline/domain/kernel/time/zone";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { countedSeconds, entriesFlagged } from "@crewline/domain/rules/weeks/entry-hours";
import { weeksReached } from "@crewline/domain/rules/weeks/weeks-reached";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { plannedShifts } from "../operations/schedules/planned-shifts.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { startsAtLocation } from "../store/company/filters.ts";

/** Days of a location, the first and the last included. */
export interface DayRange {
  from: LocalDate;
  to: LocalDate;
}

/**
 * A shift of the day before may reach into the day, and one of the day after be begun on it. So may
 * an entry of these days belong to a shift of the day.
 */
const DAYS_AROUND = 1;

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
  const [first, last] = [addDays(from, -DAYS_AROUND), addDays(to, DAYS_AROUND)];
  const [planned, begun] = await Promise.all([
    plannedShifts(store, locationId, [first, last]),
    store.timeEntries.list(
      startsAtLocation(locationId, dayStart(first, timeZone), dayStart(addDays(last, 1), timeZone)),
    ),
  ]);
  const shifts = byDayAndId(planned);
  const entries = byDayAndId(begun).map((entry) => onLocalDay(entry, timeZone));
  const [weeks, names] = await Promise.all([
    weeksOf(store, entriesCounted(entries, { from, to })),
    namesOf(store, [...shifts, ...entries]),
  ]);
  const counted = countedSeconds(weeks);
  const unpriced = entriesFlagged(weeks, "rateMissing");
  return daysFromTo(from, to).map((day) => {
    const sources = {
      locationId,
      day,
      timeZone,
      shifts: around(shifts, day),
      entries: around(entries, day),
      countedSeconds: ({ id }: TimeEntry) => counted.get(id) ?? 0,
      isUnpriced: ({ id }: TimeEntry) => unpriced.has(id),
      employeeName: (id: EmployeeId) => names.get(id) ?? "Former employee",
    };
    return { summary: summariseDay(sources), shifts: packedDay(sources) };
  });
}

/** As the database lists the records of several days: another order would be another summary. */
function byDayAndId<T extends Shift | TimeEntry>(records: readonly T[]): T[] {
  const placeOf = ({ day, id }: T) => `${day} ${id}`;
  return records.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

function around<T extends Shift | TimeEntry>(all: readonly T[], middle: LocalDate): T[] {
  const [first, last] = [addDays(middle, -DAYS_AROUND), addDays(middle, DAYS_AROUND)];
  return all.filter(({ day }) => day >= first && day <= last);
}

async function namesOf(
  store: CompanyStore,
  work: readonly (Shift | TimeEntry)[],
): Promise<ReadonlyMap<EmployeeId, string>> {
  const people = await store.employees.findAll(work.flatMap(({ employeeId }) => employeeId ?? []));
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** The entries whose paid time is counted on one of the days. A running one has none yet. */
function entriesCounted(entries: readonly TimeEntry[], { from, to }: DayRange): TimeEntry[] {
  return entries.filter(({ day, payable }) => payable.endsAt !== null && day >= from && day <= to);
}

/** The weeks that the entries overlap: they have the paid time and the flags of each. */
function weeksOf(store: CompanyStore, entries: readonly TimeEntry[]): Promise<EmployeeWeek[]> {
  const weekIds = entries.flatMap((entry) =>
    weeksReached(entry, store.now()).map((start) => employeeWeekId(entry.employeeId, start)),
  );
  return store.employeeWeeks.findAll(weekIds);
}

/** An entry's own day is the employee's workday; the summary counts by the location's calendar. */
function onLocalDay(entry: TimeEntry, timeZone: string): TimeEntry {
  return { ...entry, day: localDateAt(entry.payable.startsAt, timeZone) };
}
