import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Company } from "@crewline/domain/records/company/company";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { skillNames } from "@crewline/domain/rules/skills/held-skills";
import type { FindingReader } from "@crewline/domain/words/schedules/finding-words";

/** How findings are written beside the employee's name. */
export function companyReader(
  { jobRoles, skills }: Company,
  { timeZone, locale }: { timeZone: string; locale: Locale },
): FindingReader {
  const [roleName, skillName] = [jobRoleNames(jobRoles), skillNames(skills)];
  return { who: null, timeZone, roleName, skillName, locale };
}
