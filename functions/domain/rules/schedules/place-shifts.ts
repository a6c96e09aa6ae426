import { shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Names } from "./find-overlap.ts";
import type { PlacedShift } from "./place-shift.ts";
import { placeShift } from "./place-shift.ts";
import type { Taken } from "./require-free.ts";
import { requireFree } from "./require-free.ts";
import type { SkippedShift } from "./skipped-shift.ts";
import type { Shift, ShiftPlan } from "../../records/schedules/shift.ts";

interface PlaceShiftsInput {
  plans: readonly ShiftPlan[];
  timeZone: string;
  /** All shifts of the same people around those days, at any location. */
  existing: readonly Shift[];
  /** Approved time off of the people of the location that has not ended before those days. */
  timeOff: readonly TimeOff[];
  names: Names;
  /** True if the person may be planned at the location on the day. */
  isWorking: (employeeId: EmployeeId, day: LocalDate) => boolean;
}

export interface PlacedShifts {
  placed: { plan: ShiftPlan; placed: PlacedShift }[];
  skipped: SkippedShift[];
}

/**
 * Many plans at once, each checked like a single one, and against those before it. What cannot be
 * is skipped with the reason.
 */
export function placeShifts(input: PlaceShiftsInput): PlacedShifts {
  const result: PlacedShifts = { placed: [], skipped: [] };
  const taken: Planned[] = [...input.existing];
  for (const [index, plan] of input.plans.entries()) {
    try {
      const placed = place(plan, taken, input);
      result.placed.push({ plan, placed });
      taken.push({ ...plan, ...placed, id: shiftIdSchema.parse(`plan-${index}`), state: "draft" });
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      const who = plan.employeeId === null ? null : input.names.employee(plan.employeeId);
      result.skipped.push({ who, day: plan.day, because: error });
    }
  }
  return result;
}

type Planned = Taken["shifts"][number];

function place(plan: ShiftPlan, taken: readonly Planned[], input: PlaceShiftsInput): PlacedShift {
  const { employeeId, day } = plan;
  if (employeeId !== null && !input.isWorking(employeeId, day)) {
    throw new RuleViolation("awayThen", { who: input.names.employee(employeeId) });
  }
  const placed = placeShift(plan, input.timeZone);
  const { timeZone, timeOff, names } = input;
  requireFree({ id: null, employeeId, timeZone, ...placed }, { shifts: taken, timeOff }, names);
  return placed;
}
