import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { shiftRequestIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { newRequest, requestedShift } from "@crewline/domain/rules/schedules/requests/new-request";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";

/** An open shift of the next day that employees claim. */
export const open = (id: string) =>
  aPublishedShift({
    id: aShiftId(id),
    employeeId: null,
    jobRoleId: null,
    day: "2026-11-18",
    claimMode: "approval",
  });
/** A shift of Ana. */
export const own = aPublishedShift({ id: aShiftId("own"), employeeId: anEmployeeId("ana") });
/** A shift of Ben, two days later. */
export const bens = aPublishedShift({
  id: aShiftId("bens"),
  employeeId: anEmployeeId("ben"),
  day: "2026-11-19",
});

/** Ana claims an open shift. */
export function aRequest(change: Partial<Parameters<typeof newRequest>[0]> = {}): ShiftRequest {
  return newRequest({
    id: shiftRequestIdSchema.parse("r1"),
    kind: "claim",
    employeeId: anEmployeeId("ana"),
    shift: requestedShift(open("a")),
    note: "",
    needsApproval: true,
    askedByName: "Ana",
    askedAt: "2026-11-17T11:00:00.000Z",
    expiresAt: "2026-11-18T14:00:00.000Z",
    ...change,
  });
}
