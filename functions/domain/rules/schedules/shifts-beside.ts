import type { PublishedShift } from "../../records/schedules/shift.ts";

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
