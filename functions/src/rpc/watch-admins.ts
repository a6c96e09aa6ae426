import type { Company } from "@crewline/domain/company/company";
import { hasStandingAdmin, isAdmin } from "@crewline/domain/company/standing-admins";
import type { Member } from "@crewline/domain/company/member";
import { findLostLogins } from "../identity/users.ts";
import { now, nowMillis } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { companies } from "../store/companies.ts";
import { companyStore } from "../store/company-store.ts";
import { queueMail } from "../store/queue-mail.ts";
import { readCompany } from "../store/read-company.ts";
import type { Unit } from "../store/unit.ts";
import { inTransaction } from "../store/unit.ts";

/**
 * Compares the admins of a company with their logins: a login can be deleted by its owner at the
 * identity service, past every rule of ours. The memberships stay and say so. A company that is
 * left without an admin is marked, and product staff and its managers are told, once.
 */
export async function watchAdmins(companyId: string): Promise<void> {
  const store = await readCompany(companyId);
  const admins = await store.members.list([["role", "==", "admin"]]);
  const lost = await findLostLogins(admins.map(({ id }) => id));
  await inTransaction((unit) => note(unit, companyId, lost));
}

async function note(unit: Unit, companyId: string, lost: ReadonlySet<string>): Promise<void> {
  const store = companyStore(unit, companyId);
  const company = await companies(unit).find(companyId);
  if (company === null) return;
  const members = await store.members.list([]);
  const after = members.map((member) =>
    isAdmin(member) ? { ...member, isLoginLost: lost.has(member.id) } : member,
  );
  for (const [index, member] of after.entries()) {
    const isSame = (members[index]?.isLoginLost ?? false) === (member.isLoginLost ?? false);
    if (!isSame) store.members.save(member.id, member);
  }
  const isMissing = !hasStandingAdmin(after);
  if (isMissing === ((company.adminMissingSince ?? null) !== null)) return;
  store.saveCompany({ ...company, adminMissingSince: isMissing ? now() : null });
  if (isMissing) tell(unit, company, after);
}

function tell(unit: Unit, { id: companyId, name: companyName }: Company, members: Member[]): void {
  log.error("a company has no admin who can sign in", { companyId });
  const key = `${companyId}-${nowMillis()}`;
  const about = { kind: "adminMissing", companyId, companyName } as const;
  const { staffMail } = env();
  if (staffMail !== null) {
    const content = { ...about, isForStaff: true };
    queueMail(unit, { key: `${key}-staff`, to: staffMail, companyId, content });
  }
  for (const { id, email } of members.filter(({ role }) => role === "manager")) {
    const content = { ...about, isForStaff: false };
    queueMail(unit, { key: `${key}-${id}`, to: email, companyId, content });
  }
}

/** How long one look at a company's admins counts, for the sign-ins that this instance serves. */
const LOOK_MILLIS = 10 * 60_000;
const lookedAt = new Map<string, number>();

/** As `watchAdmins`, when somebody of the company signs in; no sign-in fails because of it. */
export async function watchAdminsAtSignIn(companyId: string): Promise<void> {
  const at = nowMillis();
  if ((lookedAt.get(companyId) ?? 0) > at - LOOK_MILLIS) return;
  lookedAt.set(companyId, at);
  await watchAdmins(companyId).catch((error: unknown) =>
    log.warn("the admins of a company could not be looked at", { companyId, error }),
  );
}
