import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { ChecklistItem } from "../../records/checklists/checklist-item.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";
import { failedItems, undoneItems } from "./run-state.ts";

/** A list of a person with the items that are to be looked at before they leave. */
export interface LeftUndone {
  run: ChecklistRun;
  items: ChecklistItem[];
}

/**
 * Returns the lists that an employee leaves who clocks out at that time, each with what it names:
 * required items that are not done, of a list that has begun and can still be done, and failed items
 * whose template asks for a warning. A list on demand counts once it was started.
 */
export function leftUndone(
  runs: readonly ChecklistRun[],
  { employeeId, at }: { employeeId: EmployeeId; at: Instant },
): LeftUndone[] {
  return runs
    .filter((run) => run.employeeId === employeeId)
    .map((run) => {
      const failed = failedItems(run).filter(({ failActions }) => failActions.includes("warn"));
      const undone = isToDo(run, at) ? undoneItems(run) : [];
      return { run, items: run.items.filter((item) => [...undone, ...failed].includes(item)) };
    })
    .filter(({ items }) => items.length > 0);
}

function isToDo({ opensAt, dueAt, missedAt, isMissed, answers }: ChecklistRun, at: Instant) {
  if (dueAt === null) return Object.keys(answers).length > 0;
  return opensAt <= at && !isMissed && (missedAt === null || missedAt > at);
}
