import type { EmployeeId, LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { RosterDay } from "@crewline/domain/records/schedules/roster-day";
import { unpackPlannedShift } from "@crewline/domain/records/schedules/roster-day";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfEmployees, daysOfLocation, inParts } from "../../store/company/filters.ts";

/** The shifts that a usual employee has in a week. */
const SHIFTS_A_WEEK = 5;

/** Returns the shifts of employees that begin on a location's day: one packed document. */
export async function plannedOnDay(
  store: CompanyStore,
  locationId: LocationId,
  day: LocalDate,
): Promise<Shift[]> {
  return shiftsIn(await store.rosterDays.list(daysOfLocation(locationId, day, day))).filter(
    isPlanned,
  );
}

interface WeekOfPeople {
  ids: readonly EmployeeId[];
  weekStart: LocalDate;
  /** How many locations the company has. */
  locations: number;
}

/**
 * Returns the shifts of employees in a workweek, at every location. They are read from the packed
 * rosters of all locations where those are fewer documents: seven for each location.
 */
export async function plannedInWeek(
  store: CompanyStore,
  { ids, weekStart, locations }: WeekOfPeople,
): Promise<Shift[]> {
  const wanted = new Set<string | null>(ids);
  const found =
    locations * 7 < ids.length * SHIFTS_A_WEEK
      ? shiftsIn(await store.rosterDays.list([["weekStart", "==", weekStart]]))
      : await inParts(ids, (some) =>
          store.shifts.list(daysOfEmployees(some, weekStart, addDays(weekStart, 6))),
        );
  return found.filter(
    (one) => isPlanned(one) && wanted.has(one.employeeId) && one.weekStart === weekStart,
  );
}

function isPlanned({ employeeId, state }: Shift): boolean {
  return employeeId !== null && state !== "cancelled";
}

/** Throws unreadableRecord for a text that is no shift. */
function shiftsIn(days: readonly RosterDay[]): Shift[] {
  return days.flatMap(({ shifts }) =>
    entriesById<ShiftId, string | null>(shifts).flatMap(([id, text]) =>
      text === null ? [] : unpack(id, text),
    ),
  );
}

function unpack(id: ShiftId, text: string): Shift {
  try {
    return unpackPlannedShift(id, text);
  } catch {
    throw new RuleViolation("unreadableRecord", { what: "shift" });
  }
}
