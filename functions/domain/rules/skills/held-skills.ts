import type { HeldSkill, NamedSkill, Skill, SkillId } from "../../records/skills/skill.ts";
import { entryNames } from "../company-lists/change-list.ts";

/** The present name of a skill. */
export type NameOfSkill = (id: SkillId) => string;

/** The names of the company's skills by their ids, for every cell and file. */
export function skillNames(skills: readonly Pick<Skill, "id" | "name">[]): NameOfSkill {
  return entryNames(skills, "Former skill");
}

/** The skills of an employee by their present names. */
export function namedSkills(held: readonly HeldSkill[], nameOf: NameOfSkill): NamedSkill[] {
  return held.map(({ skillId, expiresOn }) => ({ name: nameOf(skillId), expiresOn }));
}

/** The ids of the skills that employees have. */
export function heldSkillIds(people: readonly { skills: readonly HeldSkill[] }[]): Set<SkillId> {
  return new Set(people.flatMap(({ skills }) => skills.map(({ skillId }) => skillId)));
}

/** Each skill once, in the order of the first mentions; of several ends the latest counts. */
export function eachOnce(held: readonly HeldSkill[]): HeldSkill[] {
  const byId = new Map<SkillId, HeldSkill>();
  for (const skill of held) {
    const known = byId.get(skill.skillId);
    byId.set(skill.skillId, known === undefined ? skill : later(known, skill));
  }
  return [...byId.values()];
}

/** A skill without an end lasts longest. */
function later(a: HeldSkill, b: HeldSkill): HeldSkill {
  if (a.expiresOn === null || b.expiresOn === null) return a.expiresOn === null ? a : b;
  return b.expiresOn > a.expiresOn ? b : a;
}
