import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { weekDays, weekdayOf } from "../../kernel/time/local-date.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { WeekBudget } from "../../rules/schedules/findings/week-budget.ts";
import type { JudgedShift } from "../../rules/schedules/findings/judged-shift.ts";
import { plannedSeconds } from "../../rules/schedules/planned-seconds.ts";
import { kept } from "./kept.ts";
import type { KeptCosts } from "./person-cost.ts";
import { keptCost } from "./person-cost.ts";
import type { CountedPay } from "./week-counter.ts";
import { weekPlan } from "./week-plan.ts";
import type { CountedShift, PersonPlan } from "./week-plan.ts";

/** The week as far as its budgets look at it. */
export interface BudgetedWeek {
  location: Pick<LocationRecord, "id" | "timeZone" | "budget" | "laborBudget">;
  weekStart: LocalDate;
  currency: Currency;
  /** The standing shifts of the week here, and of its people elsewhere. */
  shifts: readonly Shift[];
  payOf: (employeeId: EmployeeId) => CountedPay;
  /** Keeps the costs of an employee's shifts from one week to the next. */
  keptCosts: KeptCosts;
}

/** Returns the budgets of a location's week and what it comes to; null where none is set. */
export function weekBudget(week: BudgetedWeek): WeekBudget | null {
  const { currency, weekStart } = week;
  const { budget, laborBudget } = week.location;
  const minorByDay = weekDays(weekStart).flatMap((day): [LocalDate, number][] => {
    const minor = laborBudget.minorByDay[weekdayOf(day)];
    return minor === undefined ? [] : [[day, minor]];
  });
  const { minorPerWeek: minor } = laborBudget;
  const isPaid = minor !== null || minorByDay.length > 0;
  if (budget.secondsPerWeek === null && !isPaid) return null;
  return {
    limits: { seconds: budget.secondsPerWeek, minor, minorByDay: new Map(minorByDay) },
    currency,
    // The pay of others makes the cost unknown.
    isCostShown: true,
    plannedAfter: weekPlan({
      weekStart,
      shifts: week.shifts,
      stored: (id, own) => personPlan(own, isPaid ? costsOf(id, own, week) : null, week),
      changed: (id, own) =>
        personPlan(own, isPaid ? costsOf(id, own, { ...week, keptCosts: kept() }) : null, week),
    }),
  };
}

/** Hours and cost of an employee's shifts here; without the cost where no budget limits it. */
function personPlan(
  own: readonly CountedShift[],
  minorByDay: PersonPlan["minorByDay"],
  week: BudgetedWeek,
): PersonPlan {
  const here = own.filter((shift) => isHere(shift, week));
  return { seconds: here.reduce((sum, shift) => sum + plannedSeconds(shift), 0), minorByDay };
}

function isHere({ locationId }: JudgedShift, { location }: BudgetedWeek): boolean {
  return locationId === location.id;
}

/** What the shifts of an employee here cost; null for pay that the reader may not see. */
function costsOf(
  id: EmployeeId,
  whole: readonly CountedShift[],
  week: BudgetedWeek,
): PersonPlan["minorByDay"] {
  if (!whole.some((shift) => isHere(shift, week))) return new Map();
  const { location: place, weekStart } = week;
  const pay = week.payOf(id);
  if (typeof pay === "string") return null;
  // Shifts without a rate are left out, as in the totals of the week.
  return keptCost(id, { weekStart, place, whole }, { pay, costs: week.keptCosts }) ?? new Map();
}
