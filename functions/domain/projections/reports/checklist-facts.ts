import type { Instant } from "../../kernel/time/instant.ts";
import type { ChecklistDay, ChecklistRun } from "../../records/checklists/checklist-run.ts";
import { runsOfDay } from "../../records/checklists/checklist-run.ts";
import type { Measures, ReportFact } from "../../records/summaries/rollup.ts";
import { failedItems, runScore, runState } from "../../rules/checklists/run-state.ts";

/**
 * Returns what a report counts of the lists of a location's day: those that were done, in time or
 * late, and those that were missed. What can still be done, and tasks that follow from failed items,
 * are left out.
 */
export function checklistFacts(found: ChecklistDay, now: Instant): ReportFact[] {
  const { locationId, day } = found;
  return runsOfDay(found).flatMap((run): ReportFact[] => {
    const measures = measuresOf(run, now);
    if (measures === null) return [];
    const { employeeId } = run;
    return [{ employeeId, day, paidOn: day, locationId, jobRoleId: null, measures }];
  });
}

function measuresOf(run: ChecklistRun, now: Instant): Measures | null {
  if (run.isFollowUp) return null;
  const failed = failedItems(run).length;
  const answered = failed === 0 ? {} : { failedItems: failed };
  if (runState(run, now) === "missed") return { lists: 1, missedLists: 1, ...answered };
  const { completedAt, dueAt } = run;
  if (completedAt === null) return null;
  const isLate = dueAt !== null && completedAt > dueAt;
  const done = { lists: 1, doneLists: 1, listPoints: runScore(run), ...answered };
  return isLate ? { ...done, lateLists: 1 } : done;
}
