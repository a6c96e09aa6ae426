import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { changeCompany } from "../../../operations/company/change-company.ts";
import { usedJobRoles } from "../../../operations/company/require-job-roles.ts";
import { usedSkills } from "../../../operations/company/require-skills.ts";
import type { EventActor } from "../../../operations/history/event-actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import type { AddedEntries } from "./add-named.ts";

/**
 * Reads whether job roles and skills that came with a batch are used by anyone but the given
 * person, and returns the write that removes the unused ones.
 */
export async function unusedEntries(
  store: CompanyStore,
  by: EventActor,
  { jobRoleIds, skillIds, exceptId }: AddedEntries & { exceptId: EmployeeId },
): Promise<() => void> {
  if (jobRoleIds.length + skillIds.length === 0) return () => {};
  const [before, roles, skills] = await Promise.all([
    store.company(),
    usedJobRoles(store, jobRoleIds, exceptId),
    usedSkills(store, skillIds, exceptId),
  ]);
  const after = {
    ...before,
    jobRoles: before.jobRoles.filter(({ id }) => !jobRoleIds.includes(id) || roles.has(id)),
    skills: before.skills.filter(({ id }) => !skillIds.includes(id) || skills.has(id)),
  };
  const isShorter =
    after.jobRoles.length < before.jobRoles.length || after.skills.length < before.skills.length;
  return () => {
    if (isShorter) changeCompany(store, by, { before, after });
  };
}
