import type { CompanyGeneral } from "../../records/company/company.ts";
import type { RulePart } from "../../records/company/rule-sections.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";

/** Why the settings before a change cannot be restored. */
export const restoreObstacles = [
  "otherSetting",
  "security",
  "joining",
  "planned",
  "notKept",
  "notValid",
  "nameTaken",
  "asItWas",
] as const;
export type RestoreObstacle = (typeof restoreObstacles)[number];

/** What restores a part of the company's settings, or why nothing does. */
export type Restored =
  | { kind: "general"; general: CompanyGeneral }
  | { kind: "rules"; part: RulePart }
  | { kind: "jobRoles"; jobRoles: JobRole[] }
  | { kind: "none"; obstacle: RestoreObstacle };

export function notRestored(obstacle: RestoreObstacle): Restored {
  return { kind: "none", obstacle };
}

/** A value as a row of the history keeps it; undefined where it was not kept, or not as JSON. */
export function keptValue(json: string | null): unknown {
  if (json === null) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
