import { useState } from "react";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { OverBudget } from "@crewline/domain/rules/schedules/findings/budget-findings";
import { unexplainedExcesses } from "@crewline/domain/rules/schedules/publishing/budget-excesses";
import type { NoticePremium } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { withoutRequested } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import type { Problem } from "../../../api/problem.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { reasonProblem } from "../reason-problem.ts";
import type { PublishedPlace } from "./publish-place.ts";
import { useExceededBudgets } from "./use-exceeded-budgets.ts";
import { useLateChanges } from "./use-late-changes.ts";

export interface PublishReason {
  /** The changes within the notice of the company, which need a reason, and their pay. */
  late: readonly NoticePremium[];
  /** Those of them that are paid unless the employee asked for them. */
  granted: readonly NoticePremium[];
  /** The employees who asked for their changes. */
  askedBy: readonly EmployeeId[];
  changeAskedBy: (askedBy: readonly EmployeeId[]) => void;
  /** The budgets that the plan of the week exceeds. */
  over: readonly OverBudget[];
  /** What the reason is for; null where none is needed. */
  label: string | null;
  reason: string;
  change: (reason: string) => void;
  /** What is wrong with the reason, once one has tried to publish. */
  error: string | undefined;
  /** Returns what is sent of it; null where a reason is missing, which is then said beside it. */
  send: () => { reason?: string; askedBy?: EmployeeId[] } | null;
}

interface Publishing {
  place: PublishedPlace;
  shifts: readonly Shift[];
  diff: PublishDiff;
  /** The refusal of the last try, which may name what this device did not know. */
  problem: Problem | null;
}

/** Why a publication gives short notice, or goes over a budget, where it does. */
export function usePublishReason({ place, shifts, diff, problem }: Publishing): PublishReason {
  const locale = useLocale();
  const exceeded = useExceededBudgets(place, shifts);
  const [reason, change] = useState("");
  const [isTried, setTried] = useState(false);
  const [askedBy, changeAskedBy] = useState<readonly EmployeeId[]>([]);
  const all = useLateChanges(diff);
  const late = withoutRequested(all, askedBy);
  const granted = all.filter(({ hundredths }) => hundredths > 0);
  const isOver =
    unexplainedExcesses(exceeded, diff).length > 0 || problem?.ruleCode === "budgetReasonNeeded";
  const label = reasonLabel({ isLate: late.length > 0, isOver });
  const wrong = label === null ? undefined : reasonProblem(reason, locale);
  const send = () => {
    setTried(true);
    if (wrong !== undefined) return null;
    return label === null ? {} : { reason, askedBy: [...askedBy] };
  };
  const over = exceeded.map((one) => one.over);
  const error = isTried ? wrong : undefined;
  const asked = { granted, askedBy, changeAskedBy };
  return { late, ...asked, over, label, reason, change, error, send };
}

function reasonLabel({ isLate, isOver }: Record<"isLate" | "isOver", boolean>): string | null {
  if (isLate && isOver) return "Reason for the short notice and the budget";
  if (isLate) return "Reason for the short notice";
  return isOver ? "Reason for exceeding the budget" : null;
}
