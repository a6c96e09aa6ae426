import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { plannedSeconds } from "../../rules/schedules/planned-seconds.ts";
import type { Shift } from "../../records/schedules/shift.ts";

type Planned = Pick<
  Shift,
  "id" | "employeeId" | "day" | "startsAt" | "endsAt" | "unpaidBreakSeconds"
>;

/** One line of the week: the shifts of each day in order of time, and what they add up to. */
export interface WeekRow<S> {
  employeeId: EmployeeId | null;
  cells: S[][];
  daySeconds: number[];
  /** At this location. */
  plannedSeconds: number;
  /** The person's shifts at other locations, by day. */
  elsewhere: S[][];
  elsewhereSeconds: number;
}

/** The plan of a day at the location: people counts each once, seconds are of assigned shifts. */
export interface DayTotal {
  day: LocalDate;
  people: number;
  openShifts: number;
  plannedSeconds: number;
}

/**
 * The shifts of a week that are not cancelled; those elsewhere count for their employee and for no
 * day.
 */
export interface WeekShifts<S> {
  here: readonly S[];
  elsewhere?: readonly S[];
}

export interface WeekBoard<S> {
  open: WeekRow<S>;
  rows: WeekRow<S>[];
  days: DayTotal[];
  plannedSeconds: number;
}

/**
 * Returns the week as a grid: open shifts, then a row for each employee in the given order, then
 * any other employees who have a shift. A shift is on the day it starts. Totals leave open shifts
 * out, because they are unassigned.
 */
export function weekBoard<S extends Planned>(
  days: readonly LocalDate[],
  { here: shifts, elsewhere = [] }: WeekShifts<S>,
  employeeIds: readonly EmployeeId[],
): WeekBoard<S> {
  const byPerson = Map.groupBy(shifts, (shift) => shift.employeeId);
  const awayByPerson = Map.groupBy(elsewhere, (shift) => shift.employeeId);
  const assigned = [...byPerson.keys()].filter((id) => id !== null);
  const order = [...new Set([...employeeIds, ...assigned])];
  const rows = order.map((id) =>
    weekRow(days, id, { here: byPerson.get(id) ?? [], away: awayByPerson.get(id) ?? [] }),
  );
  return {
    open: weekRow(days, null, { here: byPerson.get(null) ?? [], away: [] }),
    rows,
    days: days.map((day) => dayTotal(day, shifts)),
    plannedSeconds: sum(rows.map((row) => row.plannedSeconds)),
  };
}

function weekRow<S extends Planned>(
  days: readonly LocalDate[],
  employeeId: EmployeeId | null,
  { here, away }: { here: readonly S[]; away: readonly S[] },
): WeekRow<S> {
  const cells = cellsOf(days, here);
  const elsewhere = cellsOf(days, away);
  const daySeconds = cells.map((cell) => sum(cell.map(plannedSeconds)));
  return {
    employeeId,
    cells,
    daySeconds,
    plannedSeconds: sum(daySeconds),
    elsewhere,
    elsewhereSeconds: sum(elsewhere.flat().map(plannedSeconds)),
  };
}

function cellsOf<S extends Planned>(days: readonly LocalDate[], shifts: readonly S[]): S[][] {
  const byDay = Map.groupBy(shifts, (shift) => shift.day);
  return days.map((day) => (byDay.get(day) ?? []).toSorted(byStart));
}

function dayTotal(day: LocalDate, shifts: readonly Planned[]): DayTotal {
  const today = shifts.filter((shift) => shift.day === day);
  const assigned = today.filter((shift) => shift.employeeId !== null);
  return {
    day,
    people: new Set(assigned.map((shift) => shift.employeeId)).size,
    openShifts: today.length - assigned.length,
    plannedSeconds: sum(assigned.map(plannedSeconds)),
  };
}

function byStart(a: Planned, b: Planned): number {
  return a.startsAt === b.startsAt ? a.id.localeCompare(b.id) : a.startsAt < b.startsAt ? -1 : 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
