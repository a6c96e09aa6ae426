import { shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Names } from "./find-overlap.ts";
import { placeShift } from "./place-shift.ts";
import type { PlacedShift } from "./place-shift.ts";
import { planOf } from "./plan-of.ts";
import { requireFree } from "./require-free.ts";
import type { SkippedShift } from "./skipped-shift.ts";
import type { Shift, ShiftPlan } from "../../records/schedules/shift.ts";

export interface CopyWeekInput {
  /** The shifts of the location's week that is copied. */
  shifts: readonly Shift[];
  fromWeekStart: LocalDate;
  toWeekStart: LocalDate;
  timeZone: string;
  /** All shifts of the same people around the target week, at any location. */
  existing: readonly Shift[];
  /** Approved time off of the people of the location that has not ended before those days. */
  timeOff: readonly TimeOff[];
  names: Names;
  /** False from the day on which the person no longer works here. */
  isWorking: (employeeId: EmployeeId, day: LocalDate) => boolean;
}

export interface CopiedShift {
  plan: ShiftPlan;
  placed: PlacedShift;
}

export interface CopiedWeek {
  copied: CopiedShift[];
  skipped: SkippedShift[];
}

/**
 * Plans the week from another one: local times stay, days move, hours are computed for the new
 * days. A shift that cannot be copied (the employee already works or has left, the hour does not
 * exist, the same open shift exists) is skipped with the reason. Nothing is overwritten.
 */
export function copyWeek(input: CopyWeekInput): CopiedWeek {
  const result: CopiedWeek = { copied: [], skipped: [] };
  const taken = [...input.existing];
  for (const shift of inOrder(input.shifts)) {
    try {
      const copy = copyShift(shift, taken, input);
      result.copied.push(copy);
      taken.push({
        ...shift,
        ...copy.plan,
        ...copy.placed,
        id: shiftIdSchema.parse(`copy-${taken.length}`),
      });
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      const day = shiftedDay(shift, input);
      result.skipped.push({ who: whoOf(shift, input), day, because: error });
    }
  }
  return withoutRepeatedOpenShifts(result, input);
}

function inOrder(shifts: readonly Shift[]): Shift[] {
  return shifts
    .filter((shift) => shift.state !== "cancelled")
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

function copyShift(shift: Shift, taken: readonly Shift[], input: CopyWeekInput): CopiedShift {
  const plan = movedPlan(shift, shiftedDay(shift, input));
  const { employeeId } = plan;
  if (employeeId !== null && !input.isWorking(employeeId, plan.day)) {
    throw new RuleViolation("awayThen", { who: input.names.employee(employeeId) });
  }
  const placed = placeShift(plan, input.timeZone);
  const { timeZone, timeOff, names } = input;
  requireFree({ id: null, employeeId, timeZone, ...placed }, { shifts: taken, timeOff }, names);
  return { plan, placed };
}

function shiftedDay({ day }: Shift, { fromWeekStart, toWeekStart }: CopyWeekInput): LocalDate {
  return addDays(day, daysBetween(fromWeekStart, toWeekStart));
}

function movedPlan(shift: Shift, day: LocalDate): ShiftPlan {
  return {
    ...planOf(shift),
    day,
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
  };
}

/** Each existing open shift counts as one copy, so that copying twice does not double them. */
function withoutRepeatedOpenShifts(week: CopiedWeek, input: CopyWeekInput): CopiedWeek {
  const there = input.existing.filter((s) => s.employeeId === null && s.state !== "cancelled");
  const spare = there.map(openKey);
  const copied = week.copied.filter(({ plan }) => {
    const index = plan.employeeId === null ? spare.indexOf(openKey(plan)) : -1;
    if (index >= 0) spare.splice(index, 1);
    return index < 0;
  });
  const repeated = week.copied.filter((copy) => !copied.includes(copy));
  return {
    copied,
    skipped: [...week.skipped, ...repeated.map(({ plan }) => alreadyOpen(plan))],
  };
}

function openKey(plan: ShiftPlan): string {
  const { locationId, day, startsAtLocal, endsAtLocal, jobRoleId } = plan;
  return [locationId, day, startsAtLocal, endsAtLocal, jobRoleId ?? ""].join("|");
}

function alreadyOpen(plan: ShiftPlan): SkippedShift {
  return { who: null, day: plan.day, because: { isThere: plan } };
}

function whoOf({ employeeId }: Shift, { names }: CopyWeekInput): string | null {
  return employeeId === null ? null : names.employee(employeeId);
}
