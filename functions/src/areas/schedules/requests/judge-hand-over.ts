import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import {
  requireAskable,
  requireClaimable,
} from "@crewline/domain/rules/schedules/cover/claim-shift";
import type { Finding } from "@crewline/domain/rules/schedules/findings/finding";
import { requirePlaced } from "@crewline/domain/rules/schedules/findings/findings-of-plan";
import { openOverrides, overridesAfter } from "@crewline/domain/rules/schedules/findings/overrides";
import { judgeAfter, judgePlan } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { findingsOfSwap } from "@crewline/domain/rules/schedules/requests/findings-of-swap";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { approvedReason } from "@crewline/domain/words/schedules/override-words";
import type { Actor } from "../../../operations/commands/actor.ts";
import { getActiveLocations } from "../../../operations/locations/get-locations.ts";
import { readPlanJudge } from "../../../operations/schedules/read-plan-judge.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import type { PlacedPlan } from "../../../operations/schedules/placed-plan.ts";
import { withOverrides } from "../../../operations/schedules/placed-plan.ts";

export interface HandOver {
  shift: Shift;
  /** Who is to work it. */
  employeeId: EmployeeId;
  /** A shift that the employee gives away for it. */
  gives?: Shift;
  /** Judges the budgets of the location as well. */
  budgets?: object;
  /** As `readPlanJudge` takes it. */
  mayReadPay?: (employee: Employee) => boolean;
}

/** What the rules say of a published shift that passes to another employee. */
export interface JudgedHandOver {
  shift: Shift;
  employee: Employee;
  findings: readonly Finding[];
  /** The findings that are left of them for a swap; see `findingsOfSwap`. */
  brought: readonly Finding[];
  placed: () => PlacedPlan;
}

/** Judges a published shift with another employee, by the one evaluator of the schedule. */
export async function judgeHandOver(
  store: CompanyStore,
  actor: Actor,
  { shift, employeeId, gives, ...more }: HandOver,
): Promise<JudgedHandOver> {
  const [location] = await getActiveLocations(store, [shift.locationId]);
  const employee = await store.employees.find(employeeId);
  if (location === undefined || employee === null) throw new RuleViolation("openShiftGone", {});
  const company = await store.company();
  const asked = { company, location, employeeIds: [employeeId], days: [shift.day], ...more };
  const judge = await readPlanJudge(store, actor, asked);
  const removedIds = new Set(gives === undefined ? [] : [gives.id]);
  const plan = { ...planOf(shift), employeeId };
  const judged = judgePlan(plan, shift.id, judgeAfter(judge, { added: [], removedIds }));
  const { findings } = judged;
  const brought =
    gives === undefined
      ? findings
      : findingsOfSwap({ taken: shift, given: gives, findings, judge });
  const placed = () => ({ ...plan, ...requirePlaced(judged), timeZone: location.timeZone });
  return { shift, employee, findings, brought, placed };
}

/** As `requireClaimable`: an employee gets the shift without a manager. */
export function placeAlone({ shift, employee, findings, placed }: JudgedHandOver): PlacedPlan {
  requireClaimable({ shift: { ...shift, employeeId: null }, employee, findings, now: now() });
  return placed();
}

/** As `placeAlone`, for a swap that a manager decides: only what it brings refuses it. */
export function placeForManager(judged: JudgedHandOver): PlacedPlan {
  return placeAlone({ ...judged, findings: judged.brought });
}

/** As `requireAskable`: an employee may ask a manager for the shift. */
export function requireAsked({ shift, employee, findings }: JudgedHandOver): void {
  requireAskable({ shift: { ...shift, employeeId: null }, employee, findings, now: now() });
}

/**
 * The shift with an employee whom a manager chose: throws what blocks. The claims of a shift and
 * `showSwap` tell what may be overridden, so that the approval decides it.
 */
export function placeApproved(judged: JudgedHandOver, actor: Actor): PlacedPlan {
  const { shift, findings } = judged;
  const placed = judged.placed();
  const codes = openOverrides(findings, withOverrides(placed, shift));
  if (codes.length === 0) return placed;
  const overrides = overridesAfter(findings, withOverrides(placed, shift), {
    decision: { codes, reason: approvedReason(actor.locale) },
    by: { at: now(), by: actor.uid, byName: actor.displayName },
    who: null,
  });
  return { ...placed, overrides };
}
