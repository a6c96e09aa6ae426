import type {
  addSkillSchema,
  saveSkillsSchema,
} from "@crewline/domain/records/company/rule-change";
import type { Skill, SkillId } from "@crewline/domain/records/skills/skill";
import { MOST_SKILLS } from "@crewline/domain/records/skills/skill";
import { findEntry } from "@crewline/domain/rules/company-lists/find-entry";
import { newSkill } from "@crewline/domain/rules/skills/skill-list";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { requireRemovedUnheld } from "../../operations/company/require-skills.ts";
import type { Edited } from "../../rpc/answers.ts";

/** Replaces the company's skills. Throws skillInUse if one that is held would be removed. */
export function saveSkills(actor: Actor, input: z.infer<typeof saveSkillsSchema>): Promise<Edited> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    const after = { ...company, skills: input.skills };
    await requireRemovedUnheld(store, company, after);
    return { version: changeCompany(store, actor, { before: company, after }) };
  });
}

/**
 * Adds a skill by its name and returns its id; one of this name that the company has already is
 * returned, and brought back if it was archived. Throws tooMany when the list is full.
 */
export function addSkill(
  actor: Actor,
  input: z.infer<typeof addSkillSchema>,
): Promise<{ skillId: SkillId }> {
  return command(actor, input, async (store) => {
    const before = await store.company();
    const known = findEntry(before.skills, input.name);
    const skill = known ?? newSkill(input.name, store.shifts.newId());
    const skills = withOffered(before.skills, { ...skill, isArchived: false });
    if (skills.length > MOST_SKILLS) {
      throw new RuleViolation("tooMany", { what: "skills", most: MOST_SKILLS });
    }
    if (known === undefined || known.isArchived) {
      changeCompany(store, actor, { before, after: { ...before, skills } });
    }
    return { skillId: skill.id };
  });
}

function withOffered(skills: readonly Skill[], skill: Skill): Skill[] {
  const isListed = skills.some(({ id }) => id === skill.id);
  return isListed ? skills.map((one) => (one.id === skill.id ? skill : one)) : [...skills, skill];
}
