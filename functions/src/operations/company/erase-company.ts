import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { isOfDomain } from "@crewline/domain/kernel/access/product-staff";
import type { ErasedCounts } from "@crewline/domain/records/company/company-act-row";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { loginRow } from "@crewline/domain/rules/access/login-search";
import type { User } from "@crewline/domain/records/users/user";
import { deleteLogin } from "../../identity/users.ts";
import { now } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import { companies } from "../../store/companies.ts";
import { companyActs } from "../../store/company-acts.ts";
import { readCompany } from "../../store/company/read-company.ts";
import {
  eraseAttemptsOf,
  eraseBelow,
  eraseLogin,
  eraseRowsOf,
  isAnythingLeft,
} from "../../store/erase-documents.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";
import { loginIndex } from "../../store/login-index.ts";
import { users } from "../../store/users.ts";
import { syncAccess } from "../access/sync-access.ts";
import { endSubscription } from "../subscription/end-subscription.ts";
import { SYSTEM_UID } from "../history/system-actor.ts";

/**
 * Erases a deleted company whose 30 days are over: its documents, what other collections hold of
 * it, and the logins of its members; product staff keep theirs. May be cut off anywhere and run
 * again. Throws while something is left, so that the work stays due; then it is on record. Returns
 * when it is due again: a company that was restored is left alone, a later deletion waited for.
 */
export async function eraseCompany({ companyId, id: workId }: DueWork): Promise<Instant | null> {
  const kept = await beginErasure(companyId);
  if (kept !== null) return kept.until;
  await endSubscription(companyId);
  const { kiosks } = await readCompany(companyId);
  let documents = 0;
  for (const { id } of await kiosks.list([])) documents += await eraseAttemptsOf(id);
  // Without its locations and members no trigger writes anything again while the others go.
  for (const part of ["locations", "members"]) {
    documents += await eraseBelow(`companies/${companyId}/${part}`);
  }
  const logins = await eraseLogins(companyId);
  documents += logins.documents + (await eraseBelow(`companies/${companyId}`));
  documents += await eraseRowsOf(companyId, workId);
  if (await isAnythingLeft(companyId, workId)) throw new Error("something of the company is left");
  await recordErasure(companyId, { documents, logins: logins.logins });
  return null;
}

/**
 * Removes the company itself, after which nobody can restore it, and returns null; or until when a
 * company is kept that is not due, null for one that is not deleted.
 */
function beginErasure(companyId: CompanyId): Promise<{ until: Instant | null } | null> {
  return inTransaction(async (unit) => {
    const company = await companies(unit).find(companyId);
    // Begun before, and cut off.
    if (company === null) return null;
    const until = company.standing?.eraseAt ?? null;
    if (until === null || until > now()) return { until };
    companies(unit).remove(companyId);
    return null;
  });
}

/** A login keeps its company's id until it is erased itself, so that the next try finds it. */
async function eraseLogins(companyId: CompanyId): Promise<ErasedCounts> {
  const owners = await users(await readingUnit()).list([["companyId", "==", companyId]]);
  let documents = 0;
  for (const owner of owners) {
    if (isOfDomain(owner.email, env().staffDomain)) await letGo(owner);
    else documents += await eraseOwner(owner.id);
  }
  return { documents, logins: owners.length };
}

async function eraseOwner(uid: UserId): Promise<number> {
  await deleteLogin(uid);
  return eraseLogin(uid);
}

async function letGo(owner: User): Promise<void> {
  const user = { ...owner, companyId: null };
  await inTransaction(async (unit) => {
    users(unit).save(user.id, user);
    loginIndex(unit).save(user.id, loginRow(user, null));
  });
  await syncAccess(owner.id);
}

/** Once, however often the work runs. */
function recordErasure(companyId: CompanyId, erased: ErasedCounts): Promise<void> {
  return inTransaction(async (unit) => {
    const rows = companyActs(unit);
    const earlier = await rows.list([["companyId", "==", companyId]]);
    if (earlier.some(({ act }) => act === "erased")) return;
    const id = rows.newId();
    const reason = earlier.findLast(({ act }) => act === "deleted")?.reason ?? "";
    const by = { byUid: SYSTEM_UID, byEmail: "" };
    rows.create(id, { id, companyId, act: "erased", at: now(), ...by, reason, erased });
  });
}
