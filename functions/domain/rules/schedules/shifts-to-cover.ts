import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import { shiftsInTimeOff } from "../time-off/preview-time-off.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";

type Assignee = Pick<Employee, "id" | "status" | "terminatedOn">;

/** Shifts of a location's week whose person cannot work them. */
export interface ToCover {
  employeeId: EmployeeId;
  locationId: LocationId;
  weekStart: LocalDate;
  because: "timeOff" | "left";
  shifts: Shift[];
}

/** The number of days after an employee's last day in which their shifts are still looked for. */
const DAYS_SINCE_LEFT = 60;

/**
 * Employees whose shifts may need another person: those with approved time off, and those who left
 * lately.
 */
export function peopleToCover(
  people: readonly Assignee[],
  timeOff: readonly TimeOff[],
  today: LocalDate,
): EmployeeId[] {
  const off = timeOff.filter(isApproved).map(({ employeeId }) => employeeId);
  const left = people.filter(
    (person) => hasLeft(person) && (person.terminatedOn ?? "") >= addDays(today, -DAYS_SINCE_LEFT),
  );
  return [...new Set([...off, ...left.map(({ id }) => id)])].toSorted();
}

/**
 * The shifts that are planned in approved time off of their person, or after the person left; by
 * week, location and person, the earliest week first.
 */
export function shiftsToCover(
  shifts: readonly Shift[],
  people: readonly Assignee[],
  timeOff: readonly TimeOff[],
): ToCover[] {
  const gone = new Set(people.filter(hasLeft).map(({ id }) => id));
  const planned = shifts.filter(({ state }) => state !== "cancelled");
  const left = planned.filter(({ employeeId }) => employeeId !== null && gone.has(employeeId));
  const off = timeOff
    .filter(isApproved)
    .flatMap((one) => shiftsInTimeOff(planned.filter(isOf(one)), one))
    .filter(({ employeeId }) => employeeId === null || !gone.has(employeeId));
  return [...grouped(left, "left"), ...grouped(off, "timeOff")].toSorted((a, b) =>
    a.weekStart.localeCompare(b.weekStart),
  );
}

function grouped(shifts: readonly Shift[], because: ToCover["because"]): ToCover[] {
  const once = new Map(shifts.map((shift) => [shift.id, shift]));
  const groups = Map.groupBy(once.values(), (shift) =>
    [shift.weekStart, shift.locationId, shift.employeeId].join(" "),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || first.employeeId === null) return [];
    const { employeeId, locationId, weekStart } = first;
    return [{ employeeId, locationId, weekStart, because, shifts: group }];
  });
}

function isOf({ employeeId }: TimeOff) {
  return (shift: Shift) => shift.employeeId === employeeId;
}

function isApproved({ state }: TimeOff): boolean {
  return state === "approved";
}

function hasLeft({ status }: Assignee): boolean {
  return status === "terminated";
}
