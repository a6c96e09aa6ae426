import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftMessage } from "@crewline/domain/records/schedules/shift-message";
import { shiftMessageSchema } from "@crewline/domain/records/schedules/shift-message";
import { inCompany } from "./company.ts";
import { by, equals } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

/** What an employee has not read or confirmed yet of their shifts, the earliest week first. */
export function ownMessagesSource(
  actor: Actor,
  employeeId: EmployeeId,
): LiveSource<ShiftMessage[]> {
  return listSource({
    ...inCompany(actor, "messages"),
    schema: shiftMessageSchema,
    filters: [equals("employeeId", employeeId), equals("state", "open")],
    compare: by(
      ({ weekStart }) => weekStart,
      ({ sentAt }) => sentAt,
    ),
  });
}
