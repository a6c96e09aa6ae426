import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";

/** The work that ends a request if no one answers it in time. */
export function requestDue(
  companyId: CompanyId,
  { id, shift, expiresAt }: Pick<ShiftRequest, "id" | "shift" | "expiresAt">,
): DueWork {
  const { locationId } = shift;
  return newDueWork({ job: "shiftRequests", companyId, locationId, dueAt: expiresAt, part: id });
}
