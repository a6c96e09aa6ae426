import type { Skill } from "../../records/skills/skill.ts";
import { skillIdSchema } from "../../records/skills/skill.ts";

/** A skill that the list does not have yet. */
export function newSkill(name: string, id: string): Skill {
  return { id: skillIdSchema.parse(id), name, code: "", isArchived: false };
}

/** The list with skills of these names at its end. */
export function withSkills(
  skills: readonly Skill[],
  names: readonly string[],
  newId: () => string,
): Skill[] {
  return [...skills, ...names.map((name) => newSkill(name, newId()))];
}
