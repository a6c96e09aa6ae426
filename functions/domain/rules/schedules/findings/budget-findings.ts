import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { Finding } from "./finding.ts";
import type { JudgedPlace, JudgedShift } from "./judged-shift.ts";
import type { PlannedWeek, WeekBudget } from "./week-budget.ts";
import { noChange } from "./week-budget.ts";

/** A budget of the location's week, or of a day of it, and what the plan comes to above it. */
export type OverBudget = Finding<"overBudget">["facts"];

/**
 * Returns the budgets of the location's week that a shift exceeds. Only the shift that adds to what
 * is above a budget already is over it: a move within such a week, and an open shift, are not.
 */
export function budgetFindings(
  shift: JudgedShift,
  { budget }: Pick<JudgedPlace, "budget">,
): Finding<"overBudget">[] {
  if (budget === null) return [];
  const before = budget.plannedAfter(noChange);
  const after = budget.plannedAfter({ ...noChange, added: [shift] });
  return overBudgets(budget, { after, before }).map((facts) => ({ code: "overBudget", facts }));
}

/** Returns the budgets of a location's week that its plan exceeds: of hours, of cost, of days. */
export function exceededBudgets(budget: WeekBudget): OverBudget[] {
  return overBudgets(budget, { after: budget.plannedAfter(noChange), before: null });
}

interface Compared {
  after: PlannedWeek;
  /** The plan without what is judged; null to judge the whole plan. */
  before: PlannedWeek | null;
}

function overBudgets({ limits, ...budget }: WeekBudget, { after, before }: Compared): OverBudget[] {
  const { currency, isCostShown } = budget;
  const above = (limit: number | null, planned: (week: PlannedWeek) => number | null) =>
    exceeded({ found: planned(after), limit, before: before === null ? null : planned(before) });
  const overCost = (day: LocalDate | null, measured: Exceeded[]) =>
    measured.map((facts): OverBudget =>
      isCostShown
        ? { ...facts, of: { kind: "cost", currency, day } }
        : { of: { kind: "unseenCost", day } },
    );
  return [
    ...above(limits.seconds, ({ seconds }) => seconds).map((facts): OverBudget => ({
      ...facts,
      of: { kind: "hours" },
    })),
    ...overCost(null, above(limits.minor, costOfWeek)),
    ...[...limits.minorByDay].flatMap(([day, limit]) =>
      overCost(
        day,
        above(limit, (week) => costOn(day, week)),
      ),
    ),
  ];
}

interface Exceeded {
  found: number;
  limit: number;
}

/** The measure above its limit that the shift adds to, or none. */
function exceeded({
  found,
  limit,
  before,
}: Record<"found" | "limit" | "before", number | null>): Exceeded[] {
  if (found === null || limit === null || found <= limit || found <= (before ?? 0)) return [];
  return [{ found, limit }];
}

function costOfWeek({ minorByDay }: PlannedWeek): number | null {
  if (minorByDay === null) return null;
  return [...minorByDay.values()].reduce((sum, minor) => sum + minor, 0);
}

function costOn(day: LocalDate, { minorByDay }: PlannedWeek): number | null {
  return minorByDay === null ? null : (minorByDay.get(day) ?? 0);
}
