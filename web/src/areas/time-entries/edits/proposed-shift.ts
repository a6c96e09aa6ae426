import type { LocationId, EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { matchShift } from "@crewline/domain/rules/time-entries/match-shift";
import type { WallSpan } from "@crewline/domain/rules/time-entries/wall-span";
import { spanFromWallTimes } from "@crewline/domain/rules/time-entries/wall-span";

interface TypedWork {
  employeeId: EmployeeId | "";
  locationId: LocationId | "";
  payable: WallSpan;
  timeZone: string;
}

/** The shift to which typed time belongs, as if it had been punched; empty for none. */
export function proposedShift(
  shifts: readonly PublishedShift[],
  { employeeId, locationId, payable, timeZone }: TypedWork,
): ShiftId | "" {
  const { day, startsAt, endsAt } = payable;
  if (locationId === "" || day === "" || startsAt.time === "" || endsAt.time === "") return "";
  const typed = spanFromWallTimes({ ...payable, breaks: [] }, timeZone);
  if (typed.kind === "problems") return "";
  const own = shifts.filter((shift) => shift.employeeId === employeeId);
  return matchShift(own, { locationId, at: typed.span.startsAt })?.id ?? "";
}
