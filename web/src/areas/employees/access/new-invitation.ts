import type { z } from "zod";
import type { Employee } from "@crewline/domain/employees/employee";
import { inviteEmployeeSchema } from "@crewline/domain/employees/employee-inputs";

/** What the form asks for; a manager without a location could do nothing. */
export const invitationSchema = inviteEmployeeSchema
  .omit({ idempotencyKey: true })
  .refine(({ role, locationIds }) => role !== "manager" || locationIds.length > 0, {
    path: ["locationIds"],
    error: "Choose at least one location.",
  });

export type InvitationForm = z.infer<typeof invitationSchema>;

/** A login as an employee, which is what most people need. */
export function newInvitation(employee: Employee, email: string): InvitationForm {
  return {
    employeeId: employee.id,
    email,
    role: "employee",
    locationIds: employee.locationIds,
    mayViewWages: false,
  };
}
