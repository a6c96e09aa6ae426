import type { EmployeeId, ShiftId } from "../../../kernel/ids/entity-ids.ts";
import type { LocalDate, Weekday } from "../../../kernel/time/local-date.ts";
import type { ShiftPlan } from "../../../records/schedules/shift.ts";
import type { Finding } from "./finding.ts";
import { findingsOf } from "./find-findings.ts";
import type { JudgedPlan, PlacedInWeek } from "./findings-of-plan.ts";
import { findingsOfPlan } from "./findings-of-plan.ts";
import type { JudgedPerson, JudgedPlace, JudgedShift, StandingShift } from "./judged-shift.ts";
import { budgetAfter } from "./week-budget.ts";

/** Everything that decides about the shifts of some days at one location. */
export interface PlanJudge {
  /** The zone of the location. */
  timeZone: string;
  firstWeekday: Weekday;
  /** Null for an id that belongs to no employee. */
  personOf: (employeeId: EmployeeId) => JudgedPerson | null;
  /** The location with the rules of a day. */
  placeOn: (day: LocalDate) => JudgedPlace;
}

/**
 * Returns where a plan lies in time and all findings about it. `shiftId` is the stored shift that
 * the plan changes, null for a new one.
 */
export function judgePlan(plan: ShiftPlan, shiftId: ShiftId | null, judge: PlanJudge): JudgedPlan {
  const { timeZone, firstWeekday } = judge;
  const place = judge.placeOn(plan.day);
  const gone = goneFindings(plan, judge);
  const person = plan.employeeId === null ? null : judge.personOf(plan.employeeId);
  const judged = findingsOfPlan(plan, { shiftId, timeZone, firstWeekday }, { person, place });
  return { ...judged, findings: [...gone, ...judged.findings] };
}

/**
 * Returns the findings of each of a set of shifts, such as those of a week that is published. All of
 * them count as standing, beside the other shifts of their employees.
 */
export function findingsOfShifts<S extends JudgedShift>(
  shifts: readonly S[],
  judge: PlanJudge,
): { shift: S; findings: Finding[] }[] {
  return shifts.map((shift) => {
    const person = shift.employeeId === null ? null : judge.personOf(shift.employeeId);
    const findings = findingsOf(shift, person, judge.placeOn(shift.day));
    return { shift, findings: [...goneFindings(shift, judge), ...findings] };
  });
}

/** The same judge once shifts are added, changed or removed. */
export function judgeAfter(
  judge: PlanJudge,
  { added, removedIds }: { added: readonly StandingShift[]; removedIds: ReadonlySet<ShiftId> },
): PlanJudge {
  if (added.length === 0 && removedIds.size === 0) return judge;
  const replaced = new Set([...removedIds, ...added.map(({ id }) => id)]);
  return {
    ...judge,
    personOf: (employeeId) => {
      const person = judge.personOf(employeeId);
      if (person === null) return null;
      const own = added.filter((shift) => shift.employeeId === employeeId);
      const kept = person.shifts.filter(({ id }) => !replaced.has(id));
      return { ...person, shifts: [...kept, ...own] };
    },
    placeOn: (day) => {
      const place = judge.placeOn(day);
      if (place.budget === null) return place;
      return { ...place, budget: budgetAfter(place.budget, { added, removedIds }) };
    },
  };
}

/** The name of a plan's employee; null for an open shift. */
export function nameOf(
  { employeeId, day }: Pick<ShiftPlan, "employeeId" | "day">,
  judge: PlanJudge,
): string | null {
  return employeeId === null ? null : judge.placeOn(day).names.employee(employeeId);
}

/** A plan that is to be added, as it stands beside other shifts. */
export function standingShift(
  plan: ShiftPlan,
  placed: PlacedInWeek,
  { id, judge }: { id: ShiftId; judge: Pick<PlanJudge, "timeZone"> },
): StandingShift {
  return { ...plan, ...placed, id, timeZone: judge.timeZone, state: "draft" };
}

function goneFindings(shift: Pick<JudgedShift, "employeeId" | "day">, judge: PlanJudge): Finding[] {
  const who = nameOf(shift, judge);
  if (who === null || shift.employeeId === null) return [];
  return judge.personOf(shift.employeeId) === null ? [{ code: "notWorking", facts: { who } }] : [];
}
