import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { weekDays, weekdayOf } from "../../kernel/time/local-date.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type {
  PlannedWeek,
  WeekBudget,
  WeekChange,
} from "../../rules/schedules/findings/week-budget.ts";
import type { JudgedShift } from "../../rules/schedules/findings/judged-shift.ts";
import { plannedSeconds } from "../../rules/schedules/planned-seconds.ts";
import type { kept } from "./kept.ts";
import { personCost } from "./person-cost.ts";
import type { CountedPay } from "./week-counter.ts";

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

type Costs = ReadonlyMap<LocalDate, number> | null;
export type KeptCosts = ReturnType<typeof kept<Costs>>;

type Counted = JudgedShift & Pick<Shift, "id">;

/** No stored shift has this name. */
const NEW_SHIFT = "new-shift" as Shift["id"];

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
    plannedAfter: (change) => plannedAfter(week, change, isPaid),
  };
}

/** Open shifts cost nothing yet, as in the totals of the week. */
function plannedAfter(week: BudgetedWeek, change: WeekChange, isPaid: boolean): PlannedWeek {
  const added = change.added.map((shift) => ({ ...shift, id: shift.id ?? NEW_SHIFT }));
  const gone = new Set([...change.removedIds, ...added.map(({ id }) => id)]);
  const shifts: Counted[] = [
    ...week.shifts.filter(({ id }) => !gone.has(id)),
    ...added.filter(({ weekStart }) => weekStart === week.weekStart),
  ];
  const here = shifts.filter((shift) => shift.employeeId !== null && isHere(shift, week));
  return {
    seconds: here.reduce((sum, shift) => sum + plannedSeconds(shift), 0),
    minorByDay: isPaid ? costsOf(shifts, week) : null,
  };
}

function isHere({ locationId }: JudgedShift, { location }: BudgetedWeek): boolean {
  return locationId === location.id;
}

function costsOf(shifts: readonly Counted[], week: BudgetedWeek): Costs {
  const sums = new Map<LocalDate, number>();
  for (const [id, whole] of Map.groupBy(shifts, ({ employeeId }) => employeeId)) {
    if (id === null) continue;
    const own = week.keptCosts(id, [week.weekStart, week.location, week.payOf(id), ...whole], () =>
      costsOfPerson(id, whole, week),
    );
    if (own === null) return null;
    for (const [day, minor] of own) sums.set(day, (sums.get(day) ?? 0) + minor);
  }
  return sums;
}

/** What the shifts of an employee here cost; null for pay that the reader may not see. */
function costsOfPerson(id: EmployeeId, whole: readonly Counted[], week: BudgetedWeek): Costs {
  const { location, weekStart } = week;
  const shifts = whole.filter((shift) => isHere(shift, week));
  if (shifts.length === 0) return new Map();
  const pay = week.payOf(id);
  if (typeof pay === "string") return null;
  const { timeZone } = location;
  // Shifts without a rate are left out, as in the totals of the week.
  return personCost({ weekStart, timeZone, shifts, whole }, pay) ?? new Map();
}
