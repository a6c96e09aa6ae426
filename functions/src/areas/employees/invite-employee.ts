import { randomBytes } from "node:crypto";
import { requireGrantable, rightsOf } from "@crewline/domain/access/rights";
import type { Company } from "@crewline/domain/company/company";
import type { Employee } from "@crewline/domain/employees/employee";
import type { inviteEmployeeSchema } from "@crewline/domain/employees/employee-inputs";
import { PRODUCT_NAME } from "@crewline/domain/product";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { instantFromMilliseconds } from "@crewline/domain/time/instant";
import { invitationDays } from "@crewline/domain/users/check-invitation";
import type { Invitation } from "@crewline/domain/users/user";
import type { z } from "zod";
import { now, nowMillis } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import type { Actor } from "../../rpc/actor.ts";
import { attempt } from "../../rpc/attempt.ts";
import { companyStore } from "../../store/company-store.ts";
import { getLocations } from "../../store/get-locations.ts";
import { invitationId, invitations } from "../../store/invitations.ts";
import { mail } from "../../store/mail.ts";
import type { Unit } from "../../store/unit.ts";
import { revokeOpenInvitations } from "./revoke-invitation.ts";

type Input = z.infer<typeof inviteEmployeeSchema>;

/** Offers a login to an employee by mail; an earlier offer stops working. */
export function inviteEmployee(
  actor: Actor,
  input: Input,
): Promise<{ link: string; expiresAt: string }> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const [company, employee] = await Promise.all([
      store.company(),
      store.employees.get(input.employeeId),
    ]);
    requireInvitable(employee, company);
    const rights = rightsOf(input);
    requireGrantable(await store.members.find(actor.uid), rights);
    await getLocations(store, rights.locationIds);
    await revokeOpenInvitations(unit, actor.companyId, employee.id);
    const { link, invitation } = createInvitation(unit, {
      company,
      employee,
      input,
      invitedBy: actor.uid,
    });
    sendMail(unit, invitation, { link, actor });
    const version = employee.version + 1;
    const status = employee.status === "active" ? "invited" : employee.status;
    store.employees.save(employee.id, { ...employee, status, version });
    return { link, expiresAt: invitation.expiresAt };
  });
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
  input: Input;
  invitedBy: string;
}

function createInvitation(unit: Unit, { company, employee, input, invitedBy }: Offer) {
  const token = randomBytes(32).toString("base64url");
  const invitation: Invitation = {
    id: invitationId(token),
    companyId: company.id,
    companyName: company.name,
    employeeId: employee.id,
    employeeName: employee.name,
    email: input.email,
    ...rightsOf(input),
    invitedBy,
    createdAt: now(),
    expiresAt: instantFromMilliseconds(nowMillis() + invitationDays * 86_400_000),
    acceptedAt: null,
    isRevoked: false,
  };
  invitations(unit).create(invitation.id, invitation);
  const link = `${env().appOrigins[0] ?? ""}/login?invitation=${token}`;
  return { invitation, link };
}

function sendMail(
  unit: Unit,
  { companyName, employeeName, email }: Invitation,
  { link, actor }: { link: string; actor: Actor },
): void {
  const outbox = mail(unit);
  const id = outbox.newId();
  const text = [
    `Hello ${employeeName},`,
    `${actor.displayName} invites you to ${companyName} on ${PRODUCT_NAME}: see your shifts and clock in and out.`,
    `Open this link and choose a password:\n${link}`,
    `It works for ${invitationDays} days and for this e-mail address only.`,
  ].join("\n\n");
  const subject = `${companyName} invites you to ${PRODUCT_NAME}`;
  outbox.create(id, { id, to: [email], message: { subject, text }, createdAt: now() });
}
