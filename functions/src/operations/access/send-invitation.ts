import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Invitation } from "@crewline/domain/records/users/user";
import { invitationDays } from "@crewline/domain/rules/access/check-invitation";
import { rightsOf } from "@crewline/domain/rules/access/rights";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { newTokenSeed, proofOfSeed, tokenOfSeed } from "../../identity/invitation-token.ts";
import { now } from "../../platform/clock.ts";
import { invitationId, invitations } from "../../store/invitations.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { queueMail } from "../mail/queue-mail.ts";

/** Throws notWorking and alreadyMember. */
export function requireInvitable(employee: Employee, company: Company): void {
  if (employee.status === "terminated") {
    throw new RuleViolation("notWorking", { who: employee.name });
  }
  if (employee.userId !== null) {
    throw new RuleViolation("alreadyMember", { companyName: company.name });
  }
}

export interface Offer {
  company: Company;
  employee: Employee;
  offered: Parameters<typeof rightsOf>[0] & Pick<Invitation, "email">;
  /** Whose rights the invitation may not exceed when it is accepted. */
  invitedBy: UserId;
  invitedByName: string;
}

/** Offers the employee a login by mail; the link is made from the seed, which only the server has. */
export function sendInvitation(
  unit: Unit,
  { company, employee, offered, invitedBy, invitedByName }: Offer,
): { tokenSeed: string; invitation: Invitation } {
  const tokenSeed = newTokenSeed();
  const createdAt = now();
  const invitation: Invitation = {
    id: invitationId(tokenOfSeed(tokenSeed)),
    companyId: company.id,
    companyName: company.name,
    employeeId: employee.id,
    employeeName: employee.name,
    email: offered.email,
    ...rightsOf(offered),
    invitedBy,
    createdAt,
    expiresAt: instantFromMilliseconds(Date.parse(createdAt) + invitationDays * 86_400_000),
    acceptedAt: null,
    isRevoked: false,
    mailedProofHash: invitationId(proofOfSeed(tokenSeed)),
  };
  invitations(unit).create(invitation.id, invitation);
  mailInvitation(unit, invitation, { tokenSeed, invitedByName });
  return { tokenSeed, invitation };
}

function mailInvitation(
  unit: Unit,
  { id, email, companyId, companyName, employeeName }: Invitation,
  { tokenSeed, invitedByName }: { tokenSeed: string; invitedByName: string },
): void {
  const names = { companyName, employeeName, invitedByName };
  const content = { kind: "invitation", ...names, token: null, tokenSeed, proof: null } as const;
  queueMail(unit, { key: id, to: email, companyId, content });
}
