import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Finding } from "@crewline/domain/rules/schedules/findings/finding";
import { findingsOf } from "@crewline/domain/rules/schedules/findings/find-findings";
import { requirePlaced } from "@crewline/domain/rules/schedules/findings/findings-of-plan";
import {
  isSameWork,
  overrideCodesOf,
  overridesAfter,
} from "@crewline/domain/rules/schedules/findings/overrides";
import type { PlanJudge } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { judgePlan, nameOf } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { costsTheSame } from "@crewline/domain/rules/schedules/same-cost";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireJobRoles } from "../../operations/company/require-job-roles.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import type { PlacedPlan } from "../../operations/schedules/placed-plan.ts";
import { withOverrides } from "../../operations/schedules/placed-plan.ts";
import { readPlanJudge } from "../../operations/schedules/read-plan-judge.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { budgetsWithout } from "../../operations/schedules/budgets-without.ts";

interface Planning {
  plan: ShiftPlan;
  /** The stored shift that the plan changes; null for a new one. */
  before: Shift | null;
  /** The manager's reason for what may be overridden. */
  decision: OverrideDecision | undefined;
}

/**
 * Judges a planned shift and derives its instants, zone, week and overrides. Throws notFound for a
 * location or an employee out of reach, archivedLocation, what `findingsOf` blocks, and
 * overrideNeeded for what needs a reason and has none.
 */
export async function placePlan(
  store: CompanyStore,
  actor: Actor,
  { plan, before, decision }: Planning,
): Promise<PlacedPlan> {
  requireReach(actor, { locationIds: [plan.locationId], what: "location" });
  const isFree = before !== null && costsTheSame(plan, before);
  const asked = { plan, before, ...(isFree ? {} : budgetsWithout(decision)) };
  const { judge, findings, place } = await judgeAnywhere(store, actor, asked);
  const placed = place();
  const overrides = overridesAfter(findings, withOverrides(placed, before), {
    decision,
    by: { at: store.now(), by: actor.uid, byName: actor.displayName },
    who: nameOf(plan, judge),
    earlier: earlierCodes(before, placed, judge),
  });
  return overrides.length === 0 ? placed : { ...placed, overrides };
}

/** What the rules say of a plan. */
export interface JudgedPlacing {
  judge: PlanJudge;
  findings: readonly Finding[];
  /** Returns the plan with what is derived from it; throws the first finding that blocks. */
  place: () => PlacedPlan;
}

interface JudgedAnywhere extends Pick<Planning, "plan" | "before"> {
  /** Judges the budgets of the location as well. */
  budgets?: object;
}

/** Judges a plan as `placePlan` does, at any location, and decides nothing. */
export async function judgeAnywhere(
  store: CompanyStore,
  actor: Actor,
  { plan, before, ...budgets }: JudgedAnywhere,
): Promise<JudgedPlacing> {
  const [location] = await getActiveLocations(store, [plan.locationId]);
  if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
  const company = await store.company();
  requireJobRoles(company, [plan.jobRoleId]);
  const judge = await readJudgeOf(store, actor, { company, location, plan, ...budgets });
  const judged = judgePlan(plan, before?.id ?? null, judge);
  const { timeZone } = location;
  const place = () => ({ ...plan, ...requirePlaced(judged), timeZone });
  return { judge, findings: judged.findings, place };
}

/** Throws notFound for an employee who does not exist. */
async function readJudgeOf(
  store: CompanyStore,
  actor: Actor,
  {
    plan,
    ...place
  }: { company: Company; location: Location } & Pick<JudgedAnywhere, "plan" | "budgets">,
): Promise<PlanJudge> {
  const { employeeId, day } = plan;
  const employeeIds = employeeId === null ? [] : [employeeId];
  const judge = await readPlanJudge(store, actor, { ...place, employeeIds, days: [day] });
  if (employeeId !== null && judge.personOf(employeeId) === null) {
    throw new RuleViolation("notFound", { what: "employee" });
  }
  return judge;
}

/** What an edit of other fields finds already there needs no reason. */
function earlierCodes(before: Shift | null, placed: PlacedPlan, judge: PlanJudge) {
  if (before === null || !isSameWork(before, placed)) return [];
  const { employeeId, day } = before;
  const person = employeeId === null ? null : judge.personOf(employeeId);
  return overrideCodesOf(findingsOf(before, person, judge.placeOn(day)));
}
