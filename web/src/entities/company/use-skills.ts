import { useMemo } from "react";
import type { Skill } from "@crewline/domain/records/skills/skill";
import type { NameOfSkill } from "@crewline/domain/rules/skills/held-skills";
import { skillNames } from "@crewline/domain/rules/skills/held-skills";
import { useCompany } from "./use-company.ts";

const none: readonly Skill[] = [];
const loading: NameOfSkill = () => "…";

/** The skills of the company's list, archived ones included; none while they are loading. */
export function useSkills(): readonly Skill[] {
  const company = useCompany();
  return company.status === "ready" ? company.data.skills : none;
}

/** True for a company with skills, and while that is not known. */
export function useHasSkills(): boolean {
  const company = useCompany();
  return company.status !== "ready" || company.data.skills.length > 0;
}

/** Returns a function that answers the current name of a skill of the company by its id. */
export function useSkillName(): NameOfSkill {
  const company = useCompany();
  const skills = company.status === "ready" ? company.data.skills : null;
  return useMemo(() => (skills === null ? loading : skillNames(skills)), [skills]);
}
