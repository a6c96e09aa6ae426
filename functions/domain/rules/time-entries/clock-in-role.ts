import type { JobRoleId } from "../../records/job-roles/job-role.ts";

/** What decides the job role of a clock-in. */
interface RoleChoice {
  /** As the person chose it; null without a choice. */
  wanted: JobRoleId | null;
  /** The employee's roles, the usual one first. */
  own: readonly JobRoleId[];
  /** That of the shift; null without a shift, or for one without a role. */
  planned: JobRoleId | null;
  /** True at a tablet without a connection, which does not know who chooses, nor their roles. */
  isUnknownPerson: boolean;
}

interface FoundRole {
  jobRoleId: JobRoleId | null;
  /** True if nobody chose among several roles of the employee, or chose one that is not theirs. */
  isToCheck: boolean;
}

/**
 * Returns the job role of a clock-in: the one that was chosen among the employee's own and the
 * planned one, else the planned one, else the usual one. Null for another role, which only a tablet
 * without a connection can offer: there the usual one is taken, to be checked.
 */
export function clockInRole(choice: RoleChoice): FoundRole | null {
  const { wanted, own, planned, isUnknownPerson } = choice;
  const usual = planned ?? own[0] ?? null;
  if (wanted === null) {
    const isOpen = planned === null && own.length > 1;
    return { jobRoleId: usual, isToCheck: isUnknownPerson && isOpen };
  }
  if (own.includes(wanted) || wanted === planned) return { jobRoleId: wanted, isToCheck: false };
  return isUnknownPerson ? { jobRoleId: usual, isToCheck: true } : null;
}
