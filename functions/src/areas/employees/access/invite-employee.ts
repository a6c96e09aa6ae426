import { requireGrantable, rightsOf } from "@crewline/domain/rules/access/rights";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { employmentAfter } from "@crewline/domain/rules/employees/employment-state";
import type { inviteEmployeeSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { invitationPath } from "@crewline/domain/projections/mail/write-letter";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import { tokenOfSeed } from "../../../identity/invitation-token.ts";
import { revokeInvitations } from "../../../operations/access/revoke-invitations.ts";
import { requireInvitable, sendInvitation } from "../../../operations/access/send-invitation.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attempt } from "../../../operations/commands/command.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { getLocations } from "../../../operations/locations/get-locations.ts";
import { env } from "../../../platform/env.ts";
import { companyStore } from "../../../store/company/company-store.ts";
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
  const by = { invitedBy: actor.uid, invitedByName: actor.displayName };
  const { tokenSeed, invitation } = sendInvitation(unit, {
    company,
    employee,
    offered: input,
    ...by,
  });
  const version = employee.version + 1;
  recordEmployeeEvent(store, actor, { employeeId: employee.id, act: "invited" });
  store.employees.save(employee.id, { ...employee, status, version });
  return { tokenSeed, expiresAt: invitation.expiresAt, isMailed: env().mailFrom !== null };
}
