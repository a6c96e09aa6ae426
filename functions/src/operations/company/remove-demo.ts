import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { now } from "../../platform/clock.ts";
import { companies } from "../../store/companies.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { deleteCompanyDocuments } from "../../store/delete-company-documents.ts";
import { dueWork, saveDueWork } from "../../store/due-work.ts";
import { pushDevices } from "../../store/push-devices.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import { syncAccess } from "../access/sync-access.ts";

const RETRY_SECONDS = 900;

/**
 * Deletes a demo company with all of its documents; its owner is free for another company. May run
 * again after it stopped half-way.
 */
export async function removeDemo(companyId: CompanyId): Promise<void> {
  if (!isDemoCompany(companyId)) throw new RuleViolation("notDemo", {});
  const uids = await inTransaction((unit) => letGo(unit, companyId));
  for (const uid of uids) await syncAccess(uid);
  await deleteCompanyDocuments(companyId);
  await inTransaction(async (unit) => dueWork(unit).remove(removalOf(companyId).id));
}

/** Due again if this process stops half-way; a task of the deletion takes less time. */
function removalOf(companyId: CompanyId): DueWork {
  const dueAt = instantAfter(now(), RETRY_SECONDS);
  return newDueWork({ job: "demoRemoval", companyId, dueAt });
}

/**
 * Takes away the memberships, the company and its locations first: without those nothing is
 * summarised again while the other documents go.
 */
async function letGo(unit: Unit, companyId: CompanyId): Promise<UserId[]> {
  const { members, locations, locationRecords } = companyStore(unit, companyId);
  const [owners, places] = await Promise.all([members.list([]), locations.list([])]);
  const known = await users(unit).findAll(owners.map(({ id }) => id));
  for (const user of known.filter((one) => one.companyId === companyId)) {
    for (const id of user.pushDeviceIds) pushDevices(unit, user.id).remove(id);
    users(unit).save(user.id, { ...user, companyId: null, pushDeviceIds: [] });
  }
  for (const { id } of owners) members.remove(id);
  for (const { id } of places) locationRecords.remove(id);
  companies(unit).remove(companyId);
  saveDueWork(unit, removalOf(companyId));
  return owners.map(({ id }) => id);
}
