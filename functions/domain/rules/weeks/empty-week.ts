import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import { employeeWeekId, zoneBounds } from "../../records/time-entries/employee-week.ts";

type Place = Pick<EmployeeWeek, "employeeId" | "weekStart" | "timeZone"> &
  Partial<Pick<EmployeeWeek, "bounds" | "daysInRowBefore">>;

/** An employee's week without work, with the bounds of its zone unless others are given. */
export function emptyWeek({
  bounds = zoneBounds,
  daysInRowBefore = 0,
  ...place
}: Place): EmployeeWeek {
  return {
    id: employeeWeekId(place.employeeId, place.weekStart),
    ...place,
    bounds,
    daysInRowBefore,
    locationIds: [],
    entries: [],
    openEntryId: null,
    hours: {
      workedSeconds: 0,
      regularSeconds: 0,
      overtimeSeconds: 0,
      doubletimeSeconds: 0,
      unpaidBreakSeconds: 0,
      days: [],
      entries: [],
    },
    auditHash: "",
    auditCount: 0,
    version: 0,
  };
}
