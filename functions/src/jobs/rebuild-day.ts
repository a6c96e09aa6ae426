import type { LocationId, CompanyId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDeepStrictEqual } from "node:util";
import type { DailySummary } from "@crewline/domain/records/summaries/daily-summary";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import { openDayOf } from "@crewline/domain/records/summaries/open-work";
import { summariseDay } from "@crewline/domain/projections/home/summarise-day";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { countedSeconds } from "@crewline/domain/rules/weeks/entry-hours";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { daysOfLocation } from "../store/company/filters.ts";
import { onceMore } from "../store/unit/in-turn.ts";
import { inTransaction } from "../store/unit/unit.ts";

/** One day of one location. */
export interface LocationDay {
  locationId: LocationId;
  day: LocalDate;
}

/**
 * Rebuilds the summary of a location's day from its shifts and entries; the same sources always
 * give the same summary, so it may run twice, late or out of order. Simultaneous changes of the
 * same day share a run: each run locks the day's records while it reads, and their writers would
 * wait. Returns true if the summary changed.
 */
export function rebuildDay(companyId: CompanyId, day: LocationDay): Promise<boolean> {
  const key = `summary ${companyId}/${day.locationId}/${day.day}`;
  return onceMore(key, () => rebuildNow(companyId, day));
}

function rebuildNow(companyId: CompanyId, { locationId, day }: LocationDay): Promise<boolean> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const location = await store.locations.find(locationId);
    if (location === null) return false;
    const before = await store.dailySummaries.find(dailySummaryId(locationId, day));
    const summary = await summaryOf(store, location, day);
    if (before === null ? isEmpty(summary) : isDeepStrictEqual(before, summary)) return false;
    store.dailySummaries.save(summary.id, summary);
    const open = openDayOf(summary);
    const wasOpen = before === null ? null : openDayOf(before);
    if (!isDeepStrictEqual(open, wasOpen)) store.openWork.saveDay(locationId, day, open);
    return true;
  });
}

/** A day without shifts and entries needs no summary until it gets one. */
function isEmpty({ board, ...counts }: DailySummary): boolean {
  const { scheduledSeconds, workedSeconds, openShifts } = counts;
  return board.length + scheduledSeconds + workedSeconds + openShifts === 0;
}

async function summaryOf(
  store: CompanyStore,
  location: Location,
  day: LocalDate,
): Promise<DailySummary> {
  const { id: locationId, timeZone } = location;
  const [shifts, entries] = await Promise.all([
    store.shifts.list(daysOfLocation(locationId, addDays(day, -1), day)),
    store.timeEntries.list(daysOfLocation(locationId, addDays(day, -2), addDays(day, 1))),
  ]);
  const counted = await countedByEntry(store, entries);
  const ids = [...shifts, ...entries].flatMap(({ employeeId }) => employeeId ?? []);
  const people = await store.employees.findAll(ids);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return summariseDay({
    locationId,
    day,
    timeZone,
    shifts,
    entries: entries.map((entry) => onLocalDay(entry, timeZone)),
    countedSeconds: ({ id }) => counted.get(id) ?? 0,
    employeeName: (id) => names.get(id) ?? "Former employee",
  });
}

/** The paid time of each entry, from the weeks that it overlaps. */
async function countedByEntry(
  store: CompanyStore,
  entries: readonly TimeEntry[],
): Promise<ReadonlyMap<TimeEntryId, number>> {
  const weekIds = entries.flatMap(({ employeeId, weekStart }) =>
    [weekStart, addDays(weekStart, 7)].map((start) => employeeWeekId(employeeId, start)),
  );
  return countedSeconds(await store.employeeWeeks.findAll(weekIds));
}

/** An entry's own day is the employee's workday; the summary counts by the location's calendar. */
function onLocalDay(entry: TimeEntry, timeZone: string): TimeEntry {
  return { ...entry, day: localDateAt(entry.payable.startsAt, timeZone) };
}
