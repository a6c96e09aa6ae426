import type { Instant } from "../../kernel/time/instant.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { ChecklistAnswer, ChecklistRun } from "../../records/checklists/checklist-run.ts";
import type { ChecklistItem, ChecklistItemId } from "../../records/checklists/checklist-item.ts";
import { isAnswered, isFailed } from "./judge-answer.ts";

/** The states of a list: product.md, state machines. */
export type RunState =
  | "open"
  | "inProgress"
  | "late"
  | "toSignOff"
  | "completed"
  | "completedLate"
  | "missed";

/** `late` is due and not done, but not missed yet. */
export function runState(run: ChecklistRun, now: Instant): RunState {
  const { completedAt, dueAt, missedAt, isMissed } = run;
  if (completedAt !== null) {
    if (isToSignOff(run)) return "toSignOff";
    return dueAt !== null && completedAt > dueAt ? "completedLate" : "completed";
  }
  if (isMissed || (missedAt !== null && missedAt <= now)) return "missed";
  if (dueAt !== null && dueAt < now) return "late";
  return Object.keys(run.answers).length > 0 ? "inProgress" : "open";
}

/** True for a list that is done and waits for its sign-off. */
export function isToSignOff({ completedAt, needsSignOff, signedOff }: ChecklistRun): boolean {
  return completedAt !== null && needsSignOff && signedOff === null;
}

/** The number of items that are done, and of all. */
export function runProgress({ items, answers }: ChecklistRun): { done: number; all: number } {
  const done = items.filter((item) => isDone(item, answers[item.id]));
  return { done: done.length, all: items.length };
}

/** Points of 100 by weight: for items that are done and not failed; optional ones count if done. */
export function runScore({ items, answers }: Pick<ChecklistRun, "items" | "answers">): number {
  const counted = items.filter(({ id, isRequired }) => isRequired || answers[id] !== undefined);
  const sum = (some: readonly ChecklistItem[]) =>
    some.reduce((points, { weight }) => points + weight, 0);
  const good = counted.filter((item) => {
    const answer = answers[item.id];
    return isDone(item, answer) && answer !== undefined && !isFailed(item, answer.value);
  });
  return counted.length === 0 ? 100 : Math.round((100 * sum(good)) / sum(counted));
}

/** Required items that are not done. */
export function undoneItems({ items, answers }: ChecklistRun): ChecklistItem[] {
  return items.filter((item) => item.isRequired && !isDone(item, answers[item.id]));
}

/** Items whose answer is not as it should be. */
export function failedItems({ items, answers }: ChecklistRun): ChecklistItem[] {
  return items.filter((item) => {
    const answer = answers[item.id];
    return answer !== undefined && isFailed(item, answer.value);
  });
}

/** An item that failed is done once a note says what was done about it. */
function isDone(item: ChecklistItem, answer: ChecklistAnswer | undefined): boolean {
  if (answer === undefined || !isAnswered(item, answer.value)) return false;
  return !isFailed(item, answer.value) || answer.note !== "";
}

interface Given {
  itemId: ChecklistItemId;
  /** Null takes the answer back. */
  answer: ChecklistAnswer | null;
  at: Instant;
  byEmployeeId: EmployeeId | null;
}

/**
 * The list with an answer. An answer that was tapped before the present one, and arrives after it,
 * changes nothing. The first who answers has the list; it is completed by the tap that does its last
 * required item.
 */
export function withAnswer(run: ChecklistRun, given: Given): ChecklistRun {
  const { itemId, answer, at, byEmployeeId } = given;
  const before = run.answers[itemId];
  if (before !== undefined && before.at > at) return run;
  const { [itemId]: _before, ...others } = run.answers;
  const answers = answer === null ? others : { ...others, [itemId]: answer };
  const isComplete = undoneItems({ ...run, answers }).length === 0;
  return {
    ...run,
    employeeId: run.employeeId ?? byEmployeeId,
    answers,
    completedAt: isComplete ? (run.completedAt ?? at) : null,
    isMissed: isComplete ? false : run.isMissed,
  };
}

/**
 * True for a list that is the employee's own, or that nobody has started and that people in one of
 * their job roles may do.
 */
export function isFor(
  { employeeId, jobRoleIds }: Pick<ChecklistRun, "employeeId" | "jobRoleIds">,
  employee: Pick<Employee, "id" | "jobRoleIds">,
): boolean {
  if (employeeId !== null) return employeeId === employee.id;
  return jobRoleIds.length === 0 || jobRoleIds.some((id) => employee.jobRoleIds.includes(id));
}
