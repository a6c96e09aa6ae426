import { nameKey } from "../../kernel/text/name-key.ts";
import type { HeldSkill, Skill, SkillId } from "./skill.ts";
import { skillIdSchema } from "./skill.ts";

/** The id of a skill in tests: "first-aid". */
export function skillId(text: string): SkillId {
  return skillIdSchema.parse(text);
}

/** A skill whose id is its name as an id: "First aid" is "first-aid". */
export function aSkill(name: string, change: Partial<Skill> = {}): Skill {
  const id = skillId(nameKey(name).replaceAll(/[^a-z0-9]+/gu, "-"));
  return { id, name, code: "", isArchived: false, ...change };
}

/** A skill of an employee by the name that it has in `aSkill`. */
export function held(name: string, expiresOn: string | null = null): HeldSkill {
  return { skillId: aSkill(name).id, expiresOn };
}
