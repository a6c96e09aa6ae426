import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { invitationSchema } from "@crewline/domain/records/users/user";
import { z } from "zod/mini";
import { openInvitations } from "../../../operations/access/open-invitations.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { readingUnit } from "../../../store/unit/unit.ts";

export const pendingInvitationSchema = z.pick(invitationSchema, {
  email: true,
  role: true,
  locationIds: true,
  mayViewWages: true,
  expiresAt: true,
});
export type PendingInvitation = z.infer<typeof pendingInvitationSchema>;

/** Returns the employee's open invitation, or null. */
export async function findPending(
  actor: Actor,
  { employeeId }: { employeeId: EmployeeId },
): Promise<PendingInvitation | null> {
  const employee = await (await readCompany(actor.companyId)).employees.get(employeeId);
  if (employee.userId !== null) return null;
  const [latest] = await openInvitations(await readingUnit(), actor.companyId, employeeId);
  return latest === undefined ? null : pendingInvitationSchema.parse(latest);
}
