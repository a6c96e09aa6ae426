import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { plannedSeconds } from "@crewline/domain/rules/schedules/planned-seconds";

/** The week of a person at one location, or of its open shifts. */
export interface PersonWeek {
  employeeId: EmployeeId | null;
  who: string;
  /** The shifts of each day, in order of time. */
  cells: readonly (readonly Shift[])[];
  plannedSeconds: number;
  /** At all of the locations; more than `plannedSeconds` for who works at several. */
  totalSeconds: number;
}

/** The week of one location, as the list of all locations shows it. */
export interface LocationWeek<L extends Location = Location> {
  location: L;
  /** Open shifts first, then by name; only people with a shift. */
  rows: readonly PersonWeek[];
  people: number;
  openShifts: number;
  /** Shifts whose last state staff do not see yet. */
  unpublished: number;
  /** Of assigned shifts. */
  plannedSeconds: number;
}

interface WeekOfLocations<L extends Location> {
  locations: readonly L[];
  days: readonly LocalDate[];
  /** Of all locations, in order of time. */
  shifts: readonly Shift[];
  nameOf: (employeeId: EmployeeId) => string;
}

/** Returns the week of each location, in the order of the locations; deleted shifts count nowhere. */
export function weeksByLocation<L extends Location>(input: WeekOfLocations<L>): LocationWeek<L>[] {
  const standing = input.shifts.filter(({ state }) => state !== "cancelled");
  const byLocation = Map.groupBy(standing, ({ locationId }) => locationId);
  const byPerson = Map.groupBy(standing, ({ employeeId }) => employeeId);
  return input.locations.map((location) => {
    const shifts = byLocation.get(location.id) ?? [];
    const people = Map.groupBy(shifts, ({ employeeId }) => employeeId);
    const rows = [...people].map(([employeeId, own]) => ({
      employeeId,
      who: employeeId === null ? "Open shifts" : input.nameOf(employeeId),
      cells: input.days.map((day) => own.filter((shift) => shift.day === day)),
      plannedSeconds: secondsOf(own),
      totalSeconds: secondsOf(employeeId === null ? own : (byPerson.get(employeeId) ?? own)),
    }));
    return {
      location,
      rows: rows.toSorted(openFirst),
      people: rows.filter(({ employeeId }) => employeeId !== null).length,
      openShifts: people.get(null)?.length ?? 0,
      unpublished: shifts.filter(({ state }) => state !== "published").length,
      plannedSeconds: secondsOf(shifts.filter(({ employeeId }) => employeeId !== null)),
    };
  });
}

function secondsOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, shift) => sum + plannedSeconds(shift), 0);
}

function openFirst(a: PersonWeek, b: PersonWeek): number {
  const isOpen = Number(b.employeeId === null) - Number(a.employeeId === null);
  return isOpen === 0 ? a.who.localeCompare(b.who) : isOpen;
}
