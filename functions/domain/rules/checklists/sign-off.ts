import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

/** Who signs a list off; `own` is null for a manager of its location. */
interface Signer {
  own: Pick<Employee, "id" | "jobRoleIds"> | null;
  byEmployeeId: EmployeeId | null;
  byName: string;
  at: Instant;
}

/** True for a list that is done and that an employee in one of the job roles may sign off. */
export function maySignOff(
  run: ChecklistRun,
  { id, jobRoleIds }: Pick<Employee, "id" | "jobRoleIds">,
): boolean {
  const { needsSignOff, signOffRoleIds, employeeId } = run;
  return (
    needsSignOff && employeeId !== id && signOffRoleIds.some((role) => jobRoleIds.includes(role))
  );
}

/**
 * Returns the list as it is signed off; the same one if it was before. Only managers may sign off
 * what they did themselves. Throws notSignable for a list that is not done or needs no sign-off, and
 * checklistOfOther for an employee who may not.
 */
export function signedOff(run: ChecklistRun, { own, ...by }: Signer): ChecklistRun {
  if (run.signedOff !== null) return run;
  if (!run.needsSignOff || run.completedAt === null) {
    throw new RuleViolation("notSignable", { name: run.name });
  }
  if (own !== null && !maySignOff(run, own)) throw new RuleViolation("checklistOfOther", {});
  return { ...run, signedOff: by };
}
