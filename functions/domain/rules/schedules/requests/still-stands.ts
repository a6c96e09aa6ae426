import type { ShiftId } from "../../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import type { RequestedShift, ShiftRequest } from "../../../records/schedules/shift-request.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import { isWaiting } from "./request-state.ts";

/** The shift as it is planned now; undefined for one that is gone. */
type ShiftOf = (shiftId: ShiftId) => Shift | undefined;

/** True if a shift is published and still the one that was asked for. */
export function isAsAsked(asked: RequestedShift, shift: Shift | undefined): boolean {
  return (
    shift?.state === "published" &&
    shift.employeeId === asked.employeeId &&
    shift.locationId === asked.locationId &&
    shift.jobRoleId === asked.jobRoleId &&
    shift.startsAt === asked.startsAt &&
    shift.endsAt === asked.endsAt
  );
}

/** True if all shifts of a request are still those that were asked for. */
export function stillStands({ shift, other }: ShiftRequest, shiftOf: ShiftOf): boolean {
  return [shift, ...(other === null ? [] : [other])].every((asked) =>
    isAsAsked(asked, shiftOf(asked.shiftId)),
  );
}

/** Throws requestGone for a request that was answered, has expired, or whose shifts changed. */
export function requireStanding(request: ShiftRequest, shiftOf: ShiftOf, now: Instant): void {
  if (!isWaiting(request) || request.expiresAt <= now || !stillStands(request, shiftOf)) {
    throw new RuleViolation("requestGone", {});
  }
}
