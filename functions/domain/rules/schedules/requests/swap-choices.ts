import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import { requireClaimable } from "../cover/claim-shift.ts";
import type { PlanJudge } from "../findings/plan-judge.ts";
import { judgeAfter, judgePlan } from "../findings/plan-judge.ts";
import { planOf } from "../plan-of.ts";
import { workFields } from "../same-cost.ts";
import { findingsOfSwap } from "./findings-of-swap.ts";

interface SwapSources {
  /** The shift that its employee wants to swap. */
  own: Shift;
  /** Published shifts of colleagues that have not begun. */
  shifts: readonly Shift[];
  /** Knows all employees of these shifts. */
  judge: PlanJudge;
  /** True if a manager decides: hours and overtime of the week refuse only a swap that adds some. */
  needsApproval: boolean;
  now: Instant;
}

/**
 * Returns the shifts that an employee can swap the own one for, the earliest first: each of the two
 * may take the other's shift once their own is given away. The same work at the same time is no
 * choice: a swap would change nothing.
 */
export function swapChoicesOf({ own, shifts, ...terms }: SwapSources): Shift[] {
  return shifts
    .filter((other) => {
      if (own.employeeId === null || other.employeeId === null) return false;
      if (workFields.every((field) => own[field] === other[field])) return false;
      return (
        mayTake(other, { employeeId: own.employeeId, gives: own, ...terms }) &&
        mayTake(own, { employeeId: other.employeeId, gives: other, ...terms })
      );
    })
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
}

interface Taking extends Omit<SwapSources, "own" | "shifts"> {
  employeeId: EmployeeId;
  gives: Shift;
}

function mayTake(taken: Shift, { employeeId, gives, ...terms }: Taking): boolean {
  const { judge, needsApproval, now } = terms;
  const after = judgeAfter(judge, { added: [], removedIds: new Set([gives.id]) });
  const person = after.personOf(employeeId);
  if (person === null) return false;
  const all = judgePlan({ ...planOf(taken), employeeId }, taken.id, after).findings;
  const findings = needsApproval
    ? findingsOfSwap({ taken, given: gives, findings: all, judge })
    : all;
  const { employee } = person;
  try {
    requireClaimable({ shift: { ...taken, employeeId: null }, employee, findings, now });
    return true;
  } catch (error) {
    if (error instanceof RuleViolation) return false;
    throw error;
  }
}
