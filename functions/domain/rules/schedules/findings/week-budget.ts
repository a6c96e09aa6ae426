import type { ShiftId } from "../../../kernel/ids/entity-ids.ts";
import type { Currency } from "../../../kernel/money/amount.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { JudgedShift } from "./judged-shift.ts";

/** Shifts that a week gets, stored ones at a new time or with another employee among them. */
export interface WeekChange {
  added: readonly JudgedShift[];
  removedIds: ReadonlySet<ShiftId>;
}

export const noChange: WeekChange = { added: [], removedIds: new Set() };

/** What a location's week comes to, without open shifts. */
export interface PlannedWeek {
  seconds: number;
  /** The cost of each day in minor units; null where the reader may not see the pay of everyone. */
  minorByDay: ReadonlyMap<LocalDate, number> | null;
}

/** The budgets of a location's week; null where none is set. */
export interface WeekBudget {
  limits: {
    seconds: number | null;
    minor: number | null;
    minorByDay: ReadonlyMap<LocalDate, number>;
  };
  currency: Currency;
  /** False where the cost is counted with pay that the reader may not see. */
  isCostShown: boolean;
  plannedAfter: (change: WeekChange) => PlannedWeek;
}

/** The same budget after a first change: what is asked for then comes on top of it. */
export function budgetAfter(budget: WeekBudget, first: WeekChange): WeekBudget {
  return { ...budget, plannedAfter: (then) => budget.plannedAfter(both(first, then)) };
}

function both(first: WeekChange, then: WeekChange): WeekChange {
  const replaced = new Set(then.added.map(({ id }) => id));
  return {
    added: [
      ...first.added.filter(({ id }) => id === null || !replaced.has(id)),
      ...then.added,
    ].filter(({ id }) => id === null || !then.removedIds.has(id)),
    removedIds: new Set([...first.removedIds, ...then.removedIds]),
  };
}
