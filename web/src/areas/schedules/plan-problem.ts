import { findOverlap, overlapFields } from "@crewline/domain/schedules/find-overlap";
import { placeShift } from "@crewline/domain/schedules/place-shift";
import type { PlacedShift } from "@crewline/domain/schedules/place-shift";
import type { ShiftPlan } from "@crewline/domain/schedules/shift";
import { ruleMessages } from "@crewline/domain/rules/rule-messages";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { RosterWeek } from "./roster-context.ts";

export type PlacedPlan = { placed: PlacedShift } | { problem: string; asksForHour: boolean };

/** Places a plan in its week, or says in one sentence why it cannot stand there. */
export function placePlan(plan: ShiftPlan, shiftId: string | null, week: RosterWeek): PlacedPlan {
  try {
    const placed = placeShift(plan, week.location.timeZone);
    const planned = { id: shiftId, employeeId: plan.employeeId, ...placed };
    const other = findOverlap(planned, week.others);
    if (other === null) return { placed };
    const problem = ruleMessages.overlap(overlapFields(other, week.names));
    return { problem, asksForHour: false };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return { problem: error.message, asksForHour: error.code === "repeatedHour" };
  }
}
