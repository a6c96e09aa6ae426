import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";

type Planned = Pick<PublishedShift, "employeeId" | "locationId" | "startsAt" | "endsAt">;

/**
 * The shifts of other employees at the same location that share time with one, in the order in
 * which they are given. Ends are exclusive: who leaves when the shift starts is not there with it.
 */
export function shiftsBeside<S extends Planned>(shift: Planned, shifts: readonly S[]): S[] {
  return shifts.filter(
    (other) =>
      other.employeeId !== null &&
      other.employeeId !== shift.employeeId &&
      other.locationId === shift.locationId &&
      other.startsAt < shift.endsAt &&
      other.endsAt > shift.startsAt,
  );
}

/** Returns the shifts on the board of a location's day with the names of their employees. */
export function plannedOnBoard(
  rows: readonly Pick<BoardRow, "employeeId" | "employeeName" | "shiftStartsAt" | "shiftEndsAt">[],
  locationId: LocationId,
): (Planned & Pick<BoardRow, "employeeName">)[] {
  return rows.flatMap(({ employeeId, employeeName, shiftStartsAt, shiftEndsAt }) =>
    shiftStartsAt === null || shiftEndsAt === null
      ? []
      : [{ employeeId, employeeName, locationId, startsAt: shiftStartsAt, endsAt: shiftEndsAt }],
  );
}
