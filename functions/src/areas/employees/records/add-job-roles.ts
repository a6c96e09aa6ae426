import { may } from "@crewline/domain/kernel/access/permissions";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { EmployeeRow } from "@crewline/domain/rules/employees/employee-inputs";
import { findJobRole } from "@crewline/domain/rules/job-roles/find-job-role";
import { rolesToAdd, withRoles } from "@crewline/domain/rules/job-roles/job-role-list";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { changeCompany } from "../../../operations/company/change-company.ts";
import { usedJobRoles } from "../../../operations/company/require-job-roles.ts";
import type { EventActor } from "../../../operations/history/event-actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/**
 * Creates the named job roles that the company lacks and returns their ids, which are the same when
 * the batch is sent again. Only an actor who may edit the company adds job roles.
 */
export async function addJobRoles(
  actor: Actor,
  names: readonly string[],
  batchKey: string,
): Promise<readonly JobRoleId[]> {
  const mayEdit = may({ role: actor.role, isStaff: false }, "settings", "editCompany");
  if (names.length === 0 || !mayEdit) return [];
  const added = await command(actor, { idempotencyKey: `roles-${batchKey}` }, async (store) => {
    const company = await store.company();
    const missing = rolesToAdd(company.jobRoles, names);
    const jobRoles = withRoles(company.jobRoles, missing, () => store.shifts.newId());
    if (missing.length > 0) {
      const after = { ...company, jobRoles };
      changeCompany(store, { ...actor, batchId: batchKey }, { before: company, after });
    }
    return { ids: jobRoles.slice(company.jobRoles.length).map(({ id }) => id) };
  });
  return added.ids;
}

/** The roles of a row whose file names them. Throws unknownJobRole for a name that none has. */
export async function withNamedRoles(store: CompanyStore, row: EmployeeRow): Promise<EmployeeRow> {
  const { jobRoleNames } = row;
  if (jobRoleNames === null) return row;
  const jobRoleIds = await idsOfNames(store, jobRoleNames);
  return { ...row, employee: { ...row.employee, jobRoleIds } };
}

/** The ids of job roles by name or code. Throws unknownJobRole. */
export async function idsOfNames(
  store: CompanyStore,
  names: readonly string[],
): Promise<JobRoleId[]> {
  if (names.length === 0) return [];
  const { jobRoles } = await store.company();
  const ids = names.map((name) => {
    const role = findJobRole(jobRoles, name);
    if (role === undefined) throw new RuleViolation("unknownJobRole", { jobRole: name });
    return role.id;
  });
  return [...new Set(ids)];
}

/**
 * Reads whether job roles that came with a batch are used by anyone but the given person, and
 * returns the write that removes the unused ones.
 */
export async function unusedRoles(
  store: CompanyStore,
  by: EventActor,
  { ids, exceptId }: { ids: readonly JobRoleId[]; exceptId: string },
): Promise<() => void> {
  if (ids.length === 0) return () => {};
  const [company, used] = await Promise.all([store.company(), usedJobRoles(store, ids, exceptId)]);
  const jobRoles = company.jobRoles.filter(({ id }) => !ids.includes(id) || used.has(id));
  return () => {
    if (jobRoles.length < company.jobRoles.length) {
      changeCompany(store, by, { before: company, after: { ...company, jobRoles } });
    }
  };
}
