import type { EmployeeId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { mailId } from "@crewline/domain/rules/mail/new-mail";
import { invitations } from "../../store/invitations.ts";
import { mail } from "../../store/mail.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { openInvitations } from "./open-invitations.ts";

/**
 * Revokes every open invitation of the employee, and returns how many. The function it returns
 * writes, as a transaction reads first. The caller's transaction has read the employee, which every
 * new invitation writes: so the search runs outside of it, where it locks no other company's
 * invitations, and they are read again inside.
 */
export async function revokeInvitations(
  unit: Unit,
  companyId: CompanyId,
  employeeId: EmployeeId,
): Promise<() => number> {
  const found = await openInvitations(await readingUnit(), companyId, employeeId);
  const again = await invitations(unit).findAll(found.map(({ id }) => id));
  const open = again.filter(({ acceptedAt, isRevoked }) => acceptedAt === null && !isRevoked);
  return () => {
    for (const invitation of open) {
      invitations(unit).save(invitation.id, { ...invitation, isRevoked: true });
      // Its mail may still be waiting; no one should receive an invalid link.
      mail(unit).remove(mailId("invitation", invitation.id));
    }
    return open.length;
  };
}
