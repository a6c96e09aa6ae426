import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { HeldSkill } from "../../records/skills/skill.ts";

/** Days before its end from which a skill is listed as expiring. */
const SOON_DAYS = 30;

export type SkillState = "valid" | "endsSoon" | "expired";

/** Returns the state of a skill on the day; its last day is included. */
export function skillState(
  { expiresOn }: Pick<HeldSkill, "expiresOn">,
  day: LocalDate,
): SkillState {
  if (expiresOn === null) return "valid";
  if (expiresOn < day) return "expired";
  return expiresOn <= addDays(day, SOON_DAYS) ? "endsSoon" : "valid";
}

const byUrgency: readonly SkillState[] = ["expired", "endsSoon", "valid"];

/** The state of an employee's skills together: that of the most urgent one. */
export function worstSkillState(
  skills: readonly Pick<HeldSkill, "expiresOn">[],
  day: LocalDate,
): SkillState {
  const states = new Set(skills.map((skill) => skillState(skill, day)));
  return byUrgency.find((state) => states.has(state)) ?? "valid";
}
