import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { NameOfRole } from "../job-roles/job-role-names.ts";
import { nameOrNone } from "../job-roles/job-role-names.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateAt, localTimeAt } from "../../kernel/time/zone.ts";
import type { PlannedShift, ShiftChange } from "../../records/schedules/shift-change.ts";

/** A published shift before and after its location got another time zone. */
export interface MovedShift {
  before: PublishedShift;
  after: PublishedShift;
}

/** The effect of another time zone on the published shifts of one person. */
export interface PersonMoves {
  employeeId: EmployeeId;
  /** Shifts that happen at other moments, in order of time, both sides on the new clock. */
  changes: ShiftChange[];
  /** Shifts on which only the name of the zone is different. */
  unmovedCount: number;
  /** The week of the first shift that moves. */
  weekStart: LocalDate;
}

/**
 * Returns the notices to send when published shifts get another zone. The times on the schedule
 * stay, so only the new clock shows what moves. Employees whose shifts all keep their instants get
 * none.
 */
export function movesByPerson(shifts: readonly MovedShift[], roleName: NameOfRole): PersonMoves[] {
  const inOrder = shifts.toSorted((a, b) => (a.after.startsAt < b.after.startsAt ? -1 : 1));
  const people = Map.groupBy(inOrder, ({ after }) => after.employeeId);
  return [...people].flatMap(([employeeId, own]) => {
    const moved = own.filter(isMoved);
    const [first] = moved;
    if (employeeId === null || first === undefined) return [];
    return {
      employeeId,
      changes: moved.map((shift) => changeOf(shift, roleName)),
      unmovedCount: own.length - moved.length,
      weekStart: first.after.weekStart,
    };
  });
}

function isMoved({ before, after }: MovedShift): boolean {
  return before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
}

function changeOf({ before, after }: MovedShift, roleName: NameOfRole): ShiftChange {
  const { timeZone } = after;
  return {
    before: onClock(before, timeZone, roleName),
    after: onClock(after, timeZone, roleName),
  };
}

function onClock(
  { startsAt, endsAt, jobRoleId }: PublishedShift,
  timeZone: string,
  roleName: NameOfRole,
): PlannedShift {
  return {
    day: localDateAt(startsAt, timeZone),
    startsAtLocal: localTimeAt(startsAt, timeZone),
    endsAtLocal: localTimeAt(endsAt, timeZone),
    jobRole: nameOrNone(jobRoleId, roleName),
  };
}
