import type { LocationId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { dailySummaryId } from "../../records/summaries/daily-summary.ts";
import { daysTouched } from "./days-touched.ts";

/** The summary of one location's day. */
export interface TouchedDay {
  locationId: LocationId;
  day: LocalDate;
}

type ZoneOf = (locationId: LocationId) => string;

/**
 * Returns the summaries that a change of an employee's week makes stale: the days of every entry
 * that is new, gone, different or counted differently, at its old location and its new one. Null
 * means no document.
 */
export function daysTouchedByWeek(
  before: EmployeeWeek | null,
  after: EmployeeWeek | null,
  zoneOf: ZoneOf,
): TouchedDay[] {
  const old = new Map((before?.entries ?? []).map((entry) => [entry.entryId, entry]));
  const current = new Map((after?.entries ?? []).map((entry) => [entry.entryId, entry]));
  const ids = [...new Set([...old.keys(), ...current.keys()])];
  const changed = ids.flatMap((id) => {
    const [was, is] = [old.get(id), current.get(id)];
    const isSame =
      JSON.stringify(was) === JSON.stringify(is) && countedIn(before, id) === countedIn(after, id);
    return isSame ? [] : [was, is];
  });
  return distinct(changed.flatMap((entry) => (entry === undefined ? [] : daysOf(entry, zoneOf))));
}

function countedIn(week: EmployeeWeek | null, id: TimeEntryId): number {
  return week?.hours.entries.find(({ entryId }) => entryId === id)?.workedSeconds ?? 0;
}

/** The summaries that a change of a shift makes stale. */
export function daysTouchedByShift(before: Shift | null, after: Shift | null): TouchedDay[] {
  const shifts = [before, after].filter((shift) => shift !== null);
  return distinct(shifts.flatMap((shift) => daysOf(shift, () => shift.timeZone)));
}

function daysOf(span: WeekEntry | Shift, zoneOf: ZoneOf): TouchedDay[] {
  const { locationId } = span;
  return daysTouched(span, zoneOf(locationId)).map((day) => ({ locationId, day }));
}

function distinct(days: readonly TouchedDay[]): TouchedDay[] {
  const byId = days.map((one) => [dailySummaryId(one.locationId, one.day), one] as const);
  return [...new Map(byId).values()];
}
