import { issue } from "@crewline/domain/kernel/issues/issue";
import { z } from "zod/mini";
import { hasReach } from "@crewline/domain/rules/access/rights";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { inviteEmployeeSchema } from "@crewline/domain/rules/employees/employee-inputs";
import type { RouterOutputs } from "../../../api/trpc.ts";

/** The input of the form. */
export const invitationSchema = z.omit(inviteEmployeeSchema, { idempotencyKey: true }).check(
  z.refine(hasReach, {
    path: ["locationIds"],
    error: issue("chooseLocations"),
  }),
);

export type InvitationForm = z.infer<typeof invitationSchema>;

export type Pending = RouterOutputs["employees"]["pendingInvitation"]["pending"];

/**
 * The first values: those of the pending invitation, else a login as an employee, the usual one.
 */
export function newInvitation(
  employee: Employee,
  { email, pending }: { email: string; pending: Pending },
): InvitationForm {
  if (pending !== null) {
    const { email: address, role, locationIds, mayViewWages } = pending;
    return { employeeId: employee.id, email: address, role, locationIds, mayViewWages };
  }
  return {
    employeeId: employee.id,
    email,
    role: "employee",
    locationIds: employee.locationIds,
    mayViewWages: false,
  };
}
