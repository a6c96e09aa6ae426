import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isOfDomain } from "@crewline/domain/kernel/access/product-staff";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { employmentAfter } from "@crewline/domain/rules/employees/employment-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { requireOpenInvitation } from "@crewline/domain/rules/access/check-invitation";
import type { acceptInvitationSchema, Invitation, User } from "@crewline/domain/records/users/user";
import { newUser } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import { proveEmail } from "../../identity/users.ts";
import { isInviterStanding } from "../../operations/access/is-inviter-standing.ts";
import { refuseSecondCompany } from "../../operations/access/refuse-second-company.ts";
import { syncAccess } from "../../operations/access/sync-access.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireInUse } from "../../operations/company/require-in-use.ts";
import { removeDemo } from "../../operations/company/remove-demo.ts";
import { tellUser } from "../../operations/mail/queue-mail.ts";
import { now } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { invitationId, invitations } from "../../store/invitations.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

type Input = z.infer<typeof acceptInvitationSchema>;

/** Makes the caller a member of the inviting company; a member of a demo company leaves it. */
export async function acceptInvitation(
  caller: LoginActor,
  input: Input,
): Promise<{ companyId: CompanyId }> {
  let proven: string | null = null;
  let left: string | null = null;
  const accepted = await attempt(caller, input, async (unit) => {
    const { companyId, invitation, demoId } = await accept(unit, caller, input.token);
    left = demoId;
    proven = provenAddress(invitation, input.proof);
    return { companyId };
  });
  // A repeated attempt proves nothing: the account may have another address by then.
  if (proven !== null) await proveEmail(caller.uid, proven);
  await syncAccess(caller.uid);
  if (left !== null) await removeDemo(left);
  return accepted;
}

/**
 * Returns the address that the invitation was mailed to, if it was opened from that mail; null
 * otherwise. The link that an inviter copies carries no proof. Addresses of the product company are
 * verified by Firebase's own mail only, because they may open the back office.
 */
function provenAddress({ email, mailedProofHash }: Invitation, proof: string | null) {
  if (proof === null || mailedProofHash === null) return null;
  if (isOfDomain(email, env().staffDomain)) return null;
  return invitationId(proof) === mailedProofHash ? email : null;
}

async function accept(unit: Unit, caller: LoginActor, token: string) {
  const invitation = await invitations(unit).find(invitationId(token));
  if (invitation === null) throw new RuleViolation("invitationInvalid", {});
  requireOpenInvitation(invitation, now());
  if (invitation.email !== caller.email.toLowerCase()) {
    throw new RuleViolation("invitationOtherEmail", { email: invitation.email });
  }
  const user = await users(unit).find(caller.uid);
  const earlier = user?.companyId ?? null;
  const demoId = isDemoCompany(earlier) ? earlier : null;
  if (earlier !== null && demoId === null) await refuseSecondCompany(unit, earlier);
  const { companyId } = invitation;
  await requireInUse(companyId, unit);
  const inviter = await findInviter(unit, invitation);
  await join(companyStore(unit, companyId), caller, invitation);
  invitations(unit).save(invitation.id, { ...invitation, acceptedAt: now() });
  const { uid, email, displayName } = caller;
  const facts = { id: uid, email, displayName, companyId };
  users(unit).save(uid, { ...(user ?? newUser({ ...facts, createdAt: now() })), ...facts });
  if (demoId !== null) companyStore(unit, demoId).members.remove(uid);
  if (inviter !== null) tellInviter(unit, inviter, invitation);
  return { companyId, invitation, demoId };
}

async function join(
  store: CompanyStore,
  caller: LoginActor,
  invitation: Invitation,
): Promise<void> {
  const { employeeId, role, locationIds, mayViewWages } = invitation;
  const employee = await store.employees.get(employeeId);
  if (employee.status === "terminated" || employee.userId !== null) {
    throw new RuleViolation("invitationInvalid", {});
  }
  if (!(await isInviterStanding(store, invitation))) {
    throw new RuleViolation("invitationInvalid", {});
  }
  const { uid, email, displayName } = caller;
  const rights = { role, employeeId, locationIds, mayViewWages };
  store.members.create(uid, { id: uid, email, displayName, ...rights, version: 1 });
  const status = employmentAfter(employee, "join");
  const version = employee.version + 1;
  store.employees.save(employeeId, { ...employee, userId: uid, status, version });
}

/** The inviter, if they still belong to the company. */
async function findInviter(unit: Unit, { invitedBy, companyId }: Invitation): Promise<User | null> {
  const inviter = invitedBy === "" ? null : await users(unit).find(invitedBy);
  return inviter?.companyId === companyId ? inviter : null;
}

function tellInviter(unit: Unit, inviter: User, invitation: Invitation): void {
  const { id, companyId, companyName, employeeName, employeeId } = invitation;
  tellUser(unit, inviter, {
    key: id,
    companyId,
    content: { kind: "invitationAccepted", companyName, employeeName, employeeId },
  });
}
