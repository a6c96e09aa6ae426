import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { requireGrantable, rightsOf } from "@crewline/domain/rules/access/rights";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employmentAfter } from "@crewline/domain/rules/employees/employment-state";
import type { inviteEmployeeSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { invitationPath } from "@crewline/domain/projections/mail/write-letter";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";
import { invitationDays } from "@crewline/domain/rules/access/check-invitation";
import type { Invitation } from "@crewline/domain/records/users/user";
import type { z } from "zod";
import { newTokenSeed, proofOfSeed, tokenOfSeed } from "../../../identity/invitation-token.ts";
import { revokeInvitations } from "../../../operations/access/revoke-invitations.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attempt } from "../../../operations/commands/command.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { getLocations } from "../../../operations/locations/get-locations.ts";
import { queueMail } from "../../../operations/mail/queue-mail.ts";
import { now } from "../../../platform/clock.ts";
import { env } from "../../../platform/env.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { invitationId, invitations } from "../../../store/invitations.ts";
import type { Unit } from "../../../store/unit/unit.ts";

type Input = z.infer<typeof inviteEmployeeSchema>;

/** Offers an employee a login by mail; an earlier invitation stops working. */
export async function inviteEmployee(actor: Actor, input: Input): Promise<Offered> {
  const { tokenSeed, ...offered } = await attempt(actor, input, (unit) =>
    offerLogin(unit, actor, input),
  );
  const link = `${env().appOrigins[0] ?? ""}${invitationPath(tokenOfSeed(tokenSeed))}`;
  return { ...offered, link };
}

interface Offered {
  link: string;
  expiresAt: string;
  isMailed: boolean;
}

type Offering = Omit<Input, "idempotencyKey">;

/** The answer kept for a repeated attempt holds the seed, never the link. */
export async function offerLogin(
  unit: Unit,
  actor: Actor,
  input: Offering,
): Promise<Omit<Offered, "link"> & { tokenSeed: string }> {
  if (isDemoCompany(actor.companyId)) throw new RuleViolation("demoCompany", {});
  const store = companyStore(unit, actor.companyId);
  const [company, employee] = await Promise.all([
    store.company(),
    store.employees.get(input.employeeId),
  ]);
  requireInvitable(employee, company);
  const rights = rightsOf(input);
  requireGrantable(await store.members.find(actor.uid), rights);
  await getLocations(store, rights.locationIds);
  const status = employmentAfter(employee, "invite");
  const revoke = await revokeInvitations(unit, actor.companyId, employee.id);
  revoke();
  const { tokenSeed, invitation } = createInvitation(unit, {
    company,
    employee,
    input,
    invitedBy: actor.uid,
  });
  mailInvitation(unit, invitation, { tokenSeed, invitedByName: actor.displayName });
  const version = employee.version + 1;
  recordEmployeeEvent(store, actor, { employeeId: employee.id, act: "invited" });
  store.employees.save(employee.id, { ...employee, status, version });
  return { tokenSeed, expiresAt: invitation.expiresAt, isMailed: env().mailFrom !== null };
}

function requireInvitable(employee: Employee, company: Company): void {
  if (employee.status === "terminated") {
    throw new RuleViolation("notWorking", { who: employee.name });
  }
  if (employee.userId !== null) {
    throw new RuleViolation("alreadyMember", { companyName: company.name });
  }
}

interface Offer {
  company: Company;
  employee: Employee;
  input: Offering;
  invitedBy: UserId;
}

function createInvitation(unit: Unit, { company, employee, input, invitedBy }: Offer) {
  const tokenSeed = newTokenSeed();
  const createdAt = now();
  const invitation: Invitation = {
    id: invitationId(tokenOfSeed(tokenSeed)),
    companyId: company.id,
    companyName: company.name,
    employeeId: employee.id,
    employeeName: employee.name,
    email: input.email,
    ...rightsOf(input),
    invitedBy,
    createdAt,
    expiresAt: instantFromMilliseconds(Date.parse(createdAt) + invitationDays * 86_400_000),
    acceptedAt: null,
    isRevoked: false,
    mailedProofHash: invitationId(proofOfSeed(tokenSeed)),
  };
  invitations(unit).create(invitation.id, invitation);
  return { invitation, tokenSeed };
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
