import { mailId } from "@crewline/domain/mail/new-mail";
import { invitations } from "./invitations.ts";
import { mail } from "./mail.ts";
import { openInvitations } from "./open-invitations.ts";
import type { Unit } from "./unit.ts";

/**
 * Takes back every open invitation of the employee, and answers how many. What it returns writes,
 * as a transaction reads first.
 */
export async function revokeInvitations(
  unit: Unit,
  companyId: string,
  employeeId: string,
): Promise<() => number> {
  const open = await openInvitations(unit, companyId, employeeId);
  return () => {
    for (const invitation of open) {
      invitations(unit).save(invitation.id, { ...invitation, isRevoked: true });
      // Its mail may still wait; nobody should get a link that is dead.
      mail(unit).remove(mailId("invitation", invitation.id));
    }
    return open.length;
  };
}
