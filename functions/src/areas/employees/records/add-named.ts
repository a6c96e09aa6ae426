import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import { may } from "@crewline/domain/kernel/access/permissions";
import type { Company } from "@crewline/domain/records/company/company";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { MOST_JOB_ROLES } from "@crewline/domain/records/job-roles/job-role";
import type { HeldSkill, NamedSkill, SkillId } from "@crewline/domain/records/skills/skill";
import { MOST_SKILLS } from "@crewline/domain/records/skills/skill";
import { namesToAdd } from "@crewline/domain/rules/company-lists/change-list";
import { findEntry } from "@crewline/domain/rules/company-lists/find-entry";
import type { EmployeeRow } from "@crewline/domain/rules/employees/employee-inputs";
import { withRoles } from "@crewline/domain/rules/job-roles/job-role-list";
import { eachOnce } from "@crewline/domain/rules/skills/held-skills";
import { withSkills } from "@crewline/domain/rules/skills/skill-list";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { changeCompany } from "../../../operations/company/change-company.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/** Job roles and skills as the rows of a batch name them. */
export interface Named {
  jobRoles: readonly string[];
  skills: readonly string[];
}

/** The job roles and skills that the company got with a batch. */
export interface AddedEntries {
  jobRoleIds: readonly JobRoleId[];
  skillIds: readonly SkillId[];
}

/** The attempt that names them, and its batch; null where the people are added all or none. */
interface NamingAttempt {
  key: string;
  batchId: BatchId | null;
}

const nothing: AddedEntries = { jobRoleIds: [], skillIds: [] };

/**
 * Creates the named job roles and skills that the company lacks and returns their ids, which are
 * the same when the batch is sent again. Only an actor who may edit the company adds any.
 */
export async function addNamed(
  actor: Actor,
  names: Named,
  { key, batchId }: NamingAttempt,
): Promise<AddedEntries> {
  const mayEdit = may({ role: actor.role, isStaff: false }, "settings", "editCompany");
  if (!mayEdit || names.jobRoles.length + names.skills.length === 0) return nothing;
  return command(actor, { idempotencyKey: `lists-${key}` }, async (store) => {
    const before = await store.company();
    const after = withNamed(before, names, () => store.shifts.newId());
    const added = {
      jobRoleIds: after.jobRoles.slice(before.jobRoles.length).map(({ id }) => id),
      skillIds: after.skills.slice(before.skills.length).map(({ id }) => id),
    };
    if (added.jobRoleIds.length + added.skillIds.length > 0) {
      const by = batchId === null ? actor : { ...actor, batchId };
      changeCompany(store, by, { before, after });
    }
    return added;
  });
}

function withNamed(company: Company, names: Named, newId: () => string): Company {
  const { jobRoles, skills } = company;
  const roleNames = namesToAdd(jobRoles, names.jobRoles, MOST_JOB_ROLES);
  const newSkills = namesToAdd(skills, names.skills, MOST_SKILLS);
  return {
    ...company,
    jobRoles: withRoles(jobRoles, roleNames, newId),
    skills: withSkills(skills, newSkills, newId),
  };
}

/**
 * The row with ids where its file names job roles and skills. Throws unknownJobRole or unknownSkill
 * for a name that none has.
 */
export async function withIdsOfNames(store: CompanyStore, row: EmployeeRow): Promise<EmployeeRow> {
  const { jobRoleNames, namedSkills } = row;
  const named = {
    ...(jobRoleNames !== null && { jobRoleIds: await idsOfRoles(store, jobRoleNames) }),
    ...(namedSkills !== null && { skills: await skillsOfNames(store, namedSkills) }),
  };
  return { ...row, employee: { ...row.employee, ...named } };
}

/** The ids of job roles by name or code. Throws unknownJobRole. */
export async function idsOfRoles(
  store: CompanyStore,
  names: readonly string[],
): Promise<JobRoleId[]> {
  if (names.length === 0) return [];
  const { jobRoles } = await store.company();
  const ids = names.map((name) => {
    const role = findEntry(jobRoles, name);
    if (role === undefined) throw new RuleViolation("unknownJobRole", { jobRole: name });
    return role.id;
  });
  return [...new Set(ids)];
}

async function skillsOfNames(
  store: CompanyStore,
  named: readonly NamedSkill[],
): Promise<HeldSkill[]> {
  if (named.length === 0) return [];
  const { skills } = await store.company();
  const held = named.map(({ name, expiresOn }) => {
    const skill = findEntry(skills, name);
    if (skill === undefined) throw new RuleViolation("unknownSkill", { skill: name });
    return { skillId: skill.id, expiresOn };
  });
  return eachOnce(held);
}
