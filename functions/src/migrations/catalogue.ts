import type { Migration } from "./migration.ts";
import { jobRolesToIds } from "./job-roles-to-ids.ts";
import { skillsToIds } from "./skills-to-ids.ts";
import { weekPayProblems } from "./week-pay-problems.ts";

/** All migrations, in the order in which they run. */
export const catalogue: readonly Migration[] = [weekPayProblems, jobRolesToIds, skillsToIds];
