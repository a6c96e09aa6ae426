import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { SaidPart } from "../../../entities/schedules/day-notes.ts";

/** Notes on each day of the week, by person; null for a day without one. */
export type DayNotes = ReadonlyMap<EmployeeId, readonly (readonly SaidPart[] | null)[]>;

/**
 * Puts approved time off before people's notes on the days. A whole day off replaces the notes of
 * that day.
 */
export function withTimeOff(
  said: DayNotes,
  timeOff: readonly TimeOff[],
  days: readonly LocalDate[],
): DayNotes {
  const notes = new Map(said);
  for (const [employeeId, all] of Map.groupBy(timeOff, (one) => one.employeeId)) {
    const before = said.get(employeeId);
    const row = days.map((day, index) => noteOf(all, day, before?.[index] ?? null));
    if (row.some((note) => note !== null)) notes.set(employeeId, row);
  }
  return notes;
}

function noteOf(
  all: readonly TimeOff[],
  day: LocalDate,
  said: readonly SaidPart[] | null,
): readonly SaidPart[] | null {
  const off = all
    .filter(({ from, until }) => from <= day && day <= until)
    .map(({ part }) => ({ kind: "timeOff" as const, times: part }));
  if (off.length === 0) return said;
  return off.some(({ times }) => times === null) ? off : [...off, ...(said ?? [])];
}
