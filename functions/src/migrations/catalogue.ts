import type { Migration } from "./migration.ts";
import { auditRows } from "./audit-rows.ts";
import { areasToIds } from "./areas-to-ids.ts";
import { divideCompanies } from "./divide-companies.ts";
import { divideLocations } from "./divide-locations.ts";
import { jobRolesToIds } from "./job-roles-to-ids.ts";
import { packedRosters } from "./packed-rosters.ts";
import { packedReads } from "./packed-reads.ts";
import { openWeeks } from "./open-weeks.ts";
import { skillsToIds } from "./skills-to-ids.ts";
import { weekPayProblems } from "./week-pay-problems.ts";
import { workedYears } from "./worked-years.ts";

/** All migrations, in the order in which they run. */
export const catalogue: readonly Migration[] = [
  weekPayProblems,
  jobRolesToIds,
  skillsToIds,
  divideCompanies,
  divideLocations,
  areasToIds,
  auditRows,
  openWeeks,
  workedYears,
  packedReads,
  packedRosters,
];
