import type { HeldSkill, Skill } from "@crewline/domain/records/skills/skill";
import { newSkill } from "@crewline/domain/rules/skills/skill-list";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";

const foodSafety = newSkill("Food safety", "food-safety");
const firstAid = newSkill("First aid", "first-aid");
const latteArt = newSkill("Latte art", "latte-art");

/** The skills of the company. */
export const demoSkills: readonly Skill[] = [foodSafety, firstAid, latteArt];

/**
 * The skills of the person with that number: a third know food safety, and one of ten has to renew
 * first aid within the month.
 */
export function skillsOf(index: number, today: LocalDate): HeldSkill[] {
  const held = ({ id: skillId }: Skill, days: number | null): HeldSkill => ({
    skillId,
    expiresOn: days === null ? null : addDays(today, days),
  });
  return [
    ...(index % 3 === 0 ? [held(foodSafety, 200 + index * 7)] : []),
    ...(index % 10 === 4 ? [held(firstAid, 20)] : []),
    ...(index % 4 === 1 ? [held(latteArt, null)] : []),
  ];
}
