import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { shiftRequestSchema } from "@crewline/domain/records/schedules/shift-request";
import { inCompany } from "./company.ts";
import { by } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

const byStart = by<ShiftRequest>(
  ({ shift }) => shift.startsAt,
  ({ askedAt }) => askedAt,
  ({ id }) => id,
);

/** The requests of an employee, and those of colleagues to them, that could happen since then. */
export function ownShiftRequestsSource(
  actor: Actor,
  { employeeId, since }: { employeeId: EmployeeId; since: Instant },
): LiveSource<ShiftRequest[]> {
  return listSource({
    ...inCompany(actor, "shiftRequests"),
    schema: shiftRequestSchema,
    filters: [
      { field: "employeeIds", operator: "array-contains-any", value: [employeeId] },
      { field: "expiresAt", operator: ">=", value: since },
    ],
    compare: byStart,
  });
}
