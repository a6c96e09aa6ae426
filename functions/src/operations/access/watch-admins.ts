import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import { hasStandingAdmin } from "@crewline/domain/rules/access/standing-admins";
import type { Member } from "@crewline/domain/records/company/member";
import { findLostLogins } from "../../identity/users.ts";
import { now, nowMillis } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import { log } from "../../platform/log.ts";
import { companies } from "../../store/companies.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";
import { queueMail } from "../mail/queue-mail.ts";

const areAdmins = [["role", "==", "admin"]] as const;
const areManagers = [["role", "==", "manager"]] as const;

/**
 * Compares the admins of a company with their logins: an owner can delete a login at the identity
 * service, bypassing our rules. The memberships stay and record it. A company that is left without
 * an admin is flagged, and product staff and its managers are notified, once. Differences are rare,
 * so the first check takes no locks. Returns whether the company exists.
 */
export async function watchAdmins(companyId: CompanyId): Promise<boolean> {
  const unit = await readingUnit();
  const admins = await companyStore(unit, companyId).members.list(areAdmins);
  const lost = await findLostLogins(admins.map(({ id }) => id));
  const seen = await look(unit, companyId, lost);
  if (seen?.differs === true) await inTransaction((writing) => note(writing, companyId, lost));
  return seen !== null;
}

/** The company and its admins as they should be; null for a missing company. */
async function look(unit: Unit, companyId: CompanyId, lost: ReadonlySet<UserId>) {
  const company = await companies(unit).find(companyId);
  if (company === null) return null;
  const members = await companyStore(unit, companyId).members.list(areAdmins);
  const changed = members.flatMap((member) => {
    const isLoginLost = lost.has(member.id);
    return (member.isLoginLost ?? false) === isLoginLost ? [] : [{ ...member, isLoginLost }];
  });
  const after = members.map((member) => changed.find(({ id }) => id === member.id) ?? member);
  const isMissing = !hasStandingAdmin(after);
  const isNews = isMissing !== ((company.adminMissingSince ?? null) !== null);
  return { company, changed, isMissing, isNews, differs: isNews || changed.length > 0 };
}

async function note(unit: Unit, companyId: CompanyId, lost: ReadonlySet<UserId>): Promise<void> {
  const seen = await look(unit, companyId, lost);
  if (seen === null) return;
  const { company, changed, isMissing, isNews } = seen;
  const store = companyStore(unit, companyId);
  const managers = isMissing && isNews ? await store.members.list(areManagers) : [];
  for (const member of changed) store.members.save(member.id, member);
  if (!isNews) return;
  store.saveCompany({ ...company, adminMissingSince: isMissing ? now() : null });
  if (isMissing) tell(unit, company, managers);
}

function tell(unit: Unit, { id: companyId, name: companyName }: Company, managers: Member[]): void {
  log.error("a company has no admin who can sign in", { companyId });
  const key = `${companyId}-${nowMillis()}`;
  const about = { kind: "adminMissing", companyId, companyName } as const;
  const { staffMail } = env();
  if (staffMail !== null) {
    const content = { ...about, isForStaff: true };
    queueMail(unit, { key: `${key}-staff`, to: staffMail, companyId, content });
  }
  for (const { id, email } of managers) {
    const content = { ...about, isForStaff: false };
    queueMail(unit, { key: `${key}-${id}`, to: email, companyId, content });
  }
}

/**
 * The time for which one check of a company's admins is valid, for the sign-ins that this instance
 * serves.
 */
const LOOK_MILLIS = 10 * 60_000;
const lookedAt = new Map<CompanyId, number>();

/** As `watchAdmins`, when a member of the company signs in; never makes a sign-in fail. */
export async function watchAdminsAtSignIn(companyId: CompanyId): Promise<void> {
  const at = nowMillis();
  if ((lookedAt.get(companyId) ?? 0) > at - LOOK_MILLIS) return;
  lookedAt.set(companyId, at);
  await watchAdmins(companyId).catch((error: unknown) =>
    log.warn("the admins of a company could not be looked at", { companyId, error }),
  );
}
