import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftRequestId } from "@crewline/domain/kernel/ids/record-ids";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { requireStanding } from "@crewline/domain/rules/schedules/requests/still-stands";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/** A request about the caller; one about others is as unknown as one that does not exist. */
export async function getOwnRequest(
  { shiftRequests }: CompanyStore,
  { employeeId }: Actor,
  id: ShiftRequestId,
): Promise<ShiftRequest> {
  const found = await shiftRequests.find(id);
  if (found === null || employeeId === null || !found.employeeIds.includes(employeeId)) {
    throw new RuleViolation("notFound", { what: "shiftRequest" });
  }
  return found;
}

/** The shifts of a request; throws requestGone unless they are those that were asked for. */
export async function getStandingShifts(
  store: CompanyStore,
  request: ShiftRequest,
): Promise<(shiftId: ShiftId) => Shift> {
  const shifts = await store.shifts.findAll(request.shiftIds);
  const find = (id: ShiftId) => shifts.find((shift) => shift.id === id);
  requireStanding(request, find, now());
  return (id) => {
    const shift = find(id);
    if (shift === undefined) throw new RuleViolation("requestGone", {});
    return shift;
  };
}

/** A published shift of the caller that has not begun. Throws requestGone for any other. */
export async function getOwnComing(
  store: CompanyStore,
  { employeeId }: Actor,
  shiftId: ShiftId,
): Promise<Shift> {
  const shift = await store.shifts.get(shiftId);
  const isOwn = employeeId !== null && shift.employeeId === employeeId;
  if (!isOwn || shift.state !== "published" || shift.startsAt <= now()) {
    throw new RuleViolation("requestGone", {});
  }
  return shift;
}
