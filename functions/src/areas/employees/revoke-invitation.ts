import { mailId } from "@crewline/domain/mail/new-mail";
import type { revokeInvitationSchema } from "@crewline/domain/employees/employee-inputs";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Done } from "../../rpc/answers.ts";
import { attempt } from "../../rpc/attempt.ts";
import { companyStore } from "../../store/company-store.ts";
import { invitations } from "../../store/invitations.ts";
import { mail } from "../../store/mail.ts";
import type { Unit } from "../../store/unit.ts";

type Input = z.infer<typeof revokeInvitationSchema>;

/** Takes back every open invitation of the employee. */
export function revokeInvitation(actor: Actor, input: Input): Promise<Done> {
  return attempt(actor, input, async (unit) => {
    const { employees } = companyStore(unit, actor.companyId);
    const employee = await employees.get(input.employeeId);
    await revokeOpenInvitations(unit, actor.companyId, employee.id);
    if (employee.status === "invited") {
      const version = employee.version + 1;
      employees.save(employee.id, { ...employee, status: "active", version });
    }
    return {};
  });
}

/** Invitations lie outside of the companies, so the company is part of the question. */
export async function revokeOpenInvitations(
  unit: Unit,
  companyId: string,
  employeeId: string,
): Promise<void> {
  const found = await invitations(unit).list([
    ["companyId", "==", companyId],
    ["employeeId", "==", employeeId],
  ]);
  for (const invitation of found.filter(({ acceptedAt, isRevoked }) => !acceptedAt && !isRevoked)) {
    invitations(unit).save(invitation.id, { ...invitation, isRevoked: true });
    // Its mail may still wait; nobody should get a link that is dead.
    mail(unit).remove(mailId("invitation", invitation.id));
  }
}
