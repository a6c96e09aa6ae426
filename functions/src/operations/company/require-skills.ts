import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { HeldSkill, SkillId } from "@crewline/domain/records/skills/skill";
import { removedEntries } from "@crewline/domain/rules/company-lists/change-list";
import { heldSkillIds } from "@crewline/domain/rules/skills/held-skills";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Throws notFound for an id that no skill of the company has. */
export function requireSkills(
  { skills }: Pick<Company, "skills">,
  held: readonly HeldSkill[],
): void {
  const known = new Set(skills.map(({ id }) => id));
  if (held.some(({ skillId }) => !known.has(skillId))) {
    throw new RuleViolation("notFound", { what: "skill" });
  }
}

/** Throws skillInUse if a skill that the list loses is held: it can only be archived. */
export async function requireRemovedUnheld(
  store: CompanyStore,
  before: Pick<Company, "skills">,
  after: Pick<Company, "skills">,
): Promise<void> {
  const removed = removedEntries(before.skills, after.skills);
  const used = await usedSkills(
    store,
    removed.map(({ id }) => id),
  );
  const first = removed.find(({ id }) => used.has(id));
  if (first !== undefined) throw new RuleViolation("skillInUse", { skill: first.name });
}

/**
 * Returns those of the skills that employees have; the employee `exceptId` does not count. Reads
 * all employees, because a skill is stored with its end, and no query finds it by its id alone.
 */
export async function usedSkills(
  store: CompanyStore,
  ids: readonly SkillId[],
  exceptId: EmployeeId | null = null,
): Promise<Set<SkillId>> {
  if (ids.length === 0) return new Set();
  const people = await store.employees.list([]);
  const held = heldSkillIds(people.filter(({ id }) => id !== exceptId));
  return new Set(ids.filter((id) => held.has(id)));
}
