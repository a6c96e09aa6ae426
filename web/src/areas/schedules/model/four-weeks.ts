import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekDays } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { plannedSeconds } from "@crewline/domain/rules/schedules/planned-seconds";
import type { PersonWeek } from "./weeks-by-location.ts";
import { weeksByLocation } from "./weeks-by-location.ts";

/** The number of weeks in the overview. */
export const OVERVIEW_WEEKS = 4;

/** The first days of the weeks of the overview. */
export function overviewWeeks(firstWeek: LocalDate): LocalDate[] {
  return Array.from({ length: OVERVIEW_WEEKS }, (_, index) => addDays(firstWeek, 7 * index));
}

/** A person's weeks, or those of the open shifts. */
export interface OverviewRow extends PersonWeek {
  /** The planned seconds of each of the weeks. */
  weekSeconds: readonly number[];
}

export interface Overview {
  days: readonly LocalDate[];
  /** Open shifts first, then all people of the location, those without a shift included. */
  rows: readonly OverviewRow[];
  /** The number of assigned shifts of each day. */
  heads: readonly number[];
  /** Of assigned shifts. */
  weekSeconds: readonly number[];
}

interface OverviewInput {
  location: Location;
  weekStarts: readonly LocalDate[];
  /** Of the location, in order of time. */
  shifts: readonly Shift[];
  people: readonly EmployeeId[];
  nameOf: (employeeId: EmployeeId) => string;
}

/** Returns several weeks of a location by person and day; deleted shifts count nowhere. */
export function overviewOf(input: OverviewInput): Overview {
  const { location, weekStarts, shifts, people, nameOf } = input;
  const days = weekStarts.flatMap((weekStart) => weekDays(weekStart));
  const [planned] = weeksByLocation({ locations: [location], days, shifts, nameOf });
  const busy = planned?.rows ?? [];
  const busyIds = new Set(busy.map(({ employeeId }) => employeeId));
  const free = people.filter((id) => !busyIds.has(id)).map((id) => rowWithoutShifts(id, days));
  const named = free.map((row) => ({ ...row, who: nameOf(row.employeeId) }));
  const [open, assigned] = [busy.filter(isOpen), busy.filter((row) => !isOpen(row))];
  const byName = [...assigned, ...named].toSorted((a, b) => a.who.localeCompare(b.who));
  const rows = [...open, ...byName].map((row) => ({ ...row, weekSeconds: weekSums(row) }));
  return {
    days,
    rows,
    heads: days.map((_, at) =>
      assigned.reduce((count, { cells }) => count + (cells[at]?.length ?? 0), 0),
    ),
    weekSeconds: weekStarts.map((_, at) =>
      rows.filter((row) => !isOpen(row)).reduce((sum, row) => sum + (row.weekSeconds[at] ?? 0), 0),
    ),
  };
}

/** The planned seconds of a day's shifts. */
export function secondsOfCell(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, shift) => sum + plannedSeconds(shift), 0);
}

function isOpen({ employeeId }: PersonWeek): boolean {
  return employeeId === null;
}

function rowWithoutShifts(employeeId: EmployeeId, days: readonly LocalDate[]) {
  const cells: readonly Shift[][] = days.map(() => []);
  return { employeeId, cells, plannedSeconds: 0, totalSeconds: 0 };
}

function weekSums({ cells }: PersonWeek): number[] {
  return Array.from({ length: cells.length / 7 }, (_, week) =>
    secondsOfCell(cells.slice(7 * week, 7 * week + 7).flat()),
  );
}
