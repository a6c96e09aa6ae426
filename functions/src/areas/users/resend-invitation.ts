import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { Invitation } from "@crewline/domain/records/users/user";
import { invitationSchema } from "@crewline/domain/records/users/user";
import type { resendInvitationSchema } from "@crewline/domain/records/users/staff-act";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod/mini";
import { isInviterStanding } from "../../operations/access/is-inviter-standing.ts";
import { requireInvitable } from "../../operations/access/send-invitation.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireInUse } from "../../operations/company/require-in-use.ts";
import type { Done } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { invitations } from "../../store/invitations.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { offerAsSupport } from "./offer-as-support.ts";

/** As many invitations to one address are read. */
const MOST = 100;

export const openInvitationSchema = z.pick(invitationSchema, {
  id: true,
  companyName: true,
  employeeName: true,
  role: true,
  createdAt: true,
  expiresAt: true,
});

/** The invitations to an address that were neither accepted nor taken back, the latest first. */
export async function openInvitationsTo(unit: Unit, email: string): Promise<Invitation[]> {
  const { found } = await invitations(unit).listReadable([["email", "==", email]], { limit: MOST });
  return found
    .filter(({ acceptedAt, isRevoked }) => acceptedAt === null && !isRevoked)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/**
 * Sends an open invitation again, also one whose days are over: the same offer with a new link, and
 * the earlier one stops working. Only the mail has the link: product staff must not be able to
 * accept it. Throws notInvited, inviterGone, and what an invitation of the company throws.
 */
export function resendInvitation(
  caller: LoginActor,
  input: z.infer<typeof resendInvitationSchema>,
): Promise<Done> {
  return attempt(caller, input, async (unit) => {
    const offered = await invitations(unit).get(input.invitationId);
    const { companyId, employeeId, employeeName: who, acceptedAt, isRevoked } = offered;
    if (isDemoCompany(companyId)) throw new RuleViolation("demoCompany", {});
    if (acceptedAt !== null || isRevoked) throw new RuleViolation("notInvited", { who });
    await requireInUse(companyId, unit);
    const store = companyStore(unit, companyId);
    const [company, employee] = [await store.company(), await store.employees.get(employeeId)];
    requireInvitable(employee, company);
    if (!(await isInviterStanding(store, offered))) throw new RuleViolation("inviterGone", {});
    await offerAsSupport(unit, {
      offer: { company, employee, offered, invitedBy: offered.invitedBy },
      caller,
      reason: input.reason,
    });
    return {};
  });
}
