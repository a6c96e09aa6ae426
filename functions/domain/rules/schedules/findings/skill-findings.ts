import type { SkillId } from "../../../records/skills/skill.ts";
import { skillState } from "../../employees/skill-state.ts";
import type { Finding } from "./finding.ts";
import type { JudgedPerson, JudgedPlace, JudgedShift } from "./judged-shift.ts";

type Needing = Pick<JudgedShift, "jobRoleId" | "requiredSkillIds">;

/** The skills that a shift needs: its own, else those of its job role. */
export function neededSkills(
  { jobRoleId, requiredSkillIds }: Needing,
  jobRoles: JudgedPlace["jobRoles"],
): readonly SkillId[] {
  return requiredSkillIds ?? jobRoles.find(({ id }) => id === jobRoleId)?.requiredSkillIds ?? [];
}

/** What the employee lacks on the day of the shift: its job role, a skill, or one that expired. */
export function skillFindings(
  shift: JudgedShift,
  { jobRoleIds, skills }: JudgedPerson["employee"],
  { jobRoles }: JudgedPlace,
): Finding[] {
  const { jobRoleId, day } = shift;
  const role: Finding[] =
    jobRoleId === null || jobRoleIds.includes(jobRoleId)
      ? []
      : [{ code: "roleMissing", facts: { jobRoleId } }];
  return [...role, ...lackingSkills({ ...shift, day }, skills, jobRoles)];
}

/** True for an employee who has the skills that a shift needs, valid on its day. */
export function hasSkills(
  shift: Needing & Pick<JudgedShift, "day">,
  { skills }: Pick<JudgedPerson["employee"], "skills">,
  jobRoles: JudgedPlace["jobRoles"],
): boolean {
  return lackingSkills(shift, skills, jobRoles).length === 0;
}

function lackingSkills(
  shift: Needing & Pick<JudgedShift, "day">,
  skills: JudgedPerson["employee"]["skills"],
  jobRoles: JudgedPlace["jobRoles"],
): Finding[] {
  return neededSkills(shift, jobRoles).flatMap((skillId): Finding[] => {
    const held = skills.find((one) => one.skillId === skillId);
    if (held === undefined) return [{ code: "skillMissing", facts: { skillId } }];
    const { expiresOn } = held;
    return expiresOn === null || skillState(held, shift.day) !== "expired"
      ? []
      : [{ code: "skillExpired", facts: { skillId, expiresOn } }];
  });
}
