import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { requireFree } from "@crewline/domain/rules/schedules/require-free";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { RosterWeek } from "./model/roster-context.ts";

export type PlacedPlan = { placed: PlacedShift } | { problem: string; asksForHour: boolean };

/** Places a plan in its week, or says in one sentence why that is not possible. */
export function placePlan(
  plan: ShiftPlan,
  shiftId: ShiftId | null,
  { week, locale }: { week: RosterWeek; locale: Locale },
): PlacedPlan {
  try {
    const { timeZone } = week.location;
    const placed = placeShift(plan, timeZone);
    const planned = { id: shiftId, employeeId: plan.employeeId, timeZone, ...placed };
    requireFree(planned, { shifts: week.others, timeOff: week.timeOff }, week.names);
    return { placed };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return { problem: ruleSentence(error, locale), asksForHour: error.code === "repeatedHour" };
  }
}
