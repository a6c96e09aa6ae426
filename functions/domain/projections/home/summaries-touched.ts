import type { LocationId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { dailySummaryId } from "../../records/summaries/daily-summary.ts";
import { daysTouched } from "./days-touched.ts";

/** The summary of one location's day. */
export interface TouchedDay {
  locationId: LocationId;
  day: LocalDate;
}

/** Successive days of one location, the first and the last included. */
export interface TouchedSpan {
  locationId: LocationId;
  from: LocalDate;
  to: LocalDate;
}

/**
 * Joins days of a location that follow one another, each given once: their summaries come from
 * nearly the same shifts and entries, which are then read once.
 */
export function spansOfDays(days: readonly TouchedDay[]): TouchedSpan[] {
  const spans: TouchedSpan[] = [];
  const ordered = days.toSorted(
    (a, b) => a.locationId.localeCompare(b.locationId) || a.day.localeCompare(b.day),
  );
  for (const { locationId, day } of ordered) {
    const last = spans.at(-1);
    const isNext = last?.locationId === locationId && addDays(last.to, 1) === day;
    if (isNext) last.to = day;
    else spans.push({ locationId, from: day, to: day });
  }
  return spans;
}

/** What the days of an entry also depend on. */
interface Surroundings {
  zoneOf: (locationId: LocationId) => string;
  /** Shifts of the employee around the entries: work of one is on the boards of all its days. */
  shifts: readonly Shift[];
}

/**
 * Returns the summaries that a change of an employee's week makes stale: the days of every entry
 * that is new, gone, different or counted differently, at its old location and its new one, and the
 * days of the shift that it may belong to: who clocks in after midnight for a shift that began
 * before is not late on either day. Null means no document.
 */
export function daysTouchedByWeek(
  before: EmployeeWeek | null,
  after: EmployeeWeek | null,
  surroundings: Surroundings,
): TouchedDay[] {
  const changed = changedEntries(before, after);
  return distinct(changed.flatMap((entry) => daysWithShifts(entry, surroundings)));
}

/** The entries that are new, gone, different or counted differently, as they were and as they are. */
export function changedEntries(
  before: EmployeeWeek | null,
  after: EmployeeWeek | null,
): WeekEntry[] {
  const old = new Map((before?.entries ?? []).map((entry) => [entry.entryId, entry]));
  const current = new Map((after?.entries ?? []).map((entry) => [entry.entryId, entry]));
  const ids = [...new Set([...old.keys(), ...current.keys()])];
  const changed = ids.flatMap((id) => {
    const [was, is] = [old.get(id), current.get(id)];
    const isSame =
      JSON.stringify(was) === JSON.stringify(is) && countedIn(before, id) === countedIn(after, id);
    return isSame ? [] : [was, is];
  });
  return changed.filter((entry) => entry !== undefined);
}

/** What a summary takes of an entry's week: its paid time, and whether it has a rate. */
function countedIn(week: EmployeeWeek | null, id: TimeEntryId): string {
  const counted = week?.hours.entries.find(({ entryId }) => entryId === id);
  const isUnpriced = counted?.flags?.includes("rateMissing") === true;
  return `${counted?.workedSeconds ?? 0} ${isUnpriced}`;
}

/** The days of the entry, and those of the shifts there that share one of its days. */
function daysWithShifts(entry: WeekEntry, { zoneOf, shifts }: Surroundings): TouchedDay[] {
  const own = daysOf(entry, zoneOf);
  const isOn = ({ locationId, day }: TouchedDay) =>
    own.some((one) => one.locationId === locationId && one.day === day);
  const planned = shifts.map((shift) => daysOf(shift, zoneOf)).filter((days) => days.some(isOn));
  return [...own, ...planned.flat()];
}

/**
 * Returns the summaries that a change of a shift makes stale: its days, and those of the entries of
 * its employee that share one of them.
 */
export function daysTouchedByShift(
  before: Shift | null,
  after: Shift | null,
  entries: readonly WeekEntry[],
): TouchedDay[] {
  const shifts = [before, after].filter((shift) => shift !== null);
  const own = shifts.flatMap((shift) => daysOf(shift, () => shift.timeZone));
  const zones = new Map(shifts.map(({ locationId, timeZone }) => [locationId, timeZone]));
  const here = entries.filter(({ locationId }) => zones.has(locationId));
  const zoneOf = (id: LocationId) => zones.get(id) ?? "UTC";
  const worked = here.map((entry) => daysOf(entry, zoneOf));
  const isOwn = ({ locationId, day }: TouchedDay) =>
    own.some((one) => one.locationId === locationId && one.day === day);
  return distinct([...own, ...worked.filter((days) => days.some(isOwn)).flat()]);
}

function daysOf(span: WeekEntry | Shift, zoneOf: Surroundings["zoneOf"]): TouchedDay[] {
  const { locationId } = span;
  return daysTouched(span, zoneOf(locationId)).map((day) => ({ locationId, day }));
}

function distinct(days: readonly TouchedDay[]): TouchedDay[] {
  const byId = days.map((one) => [dailySummaryId(one.locationId, one.day), one] as const);
  return [...new Map(byId).values()];
}
