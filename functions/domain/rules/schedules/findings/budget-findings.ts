import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { BudgetKind, Finding } from "./finding.ts";
import type { JudgedPlace, JudgedShift } from "./judged-shift.ts";
import type { PlannedWeek } from "./week-budget.ts";
import { noChange } from "./week-budget.ts";

/**
 * Returns the budgets of the location's week that a shift exceeds. Only the shift that adds to what
 * is above a budget already is over it: a move within such a week, and an open shift, are not.
 */
export function budgetFindings(
  shift: JudgedShift,
  { budget }: Pick<JudgedPlace, "budget">,
): Finding<"overBudget">[] {
  if (budget === null) return [];
  const { limits, currency } = budget;
  const before = budget.plannedAfter(noChange);
  const after = budget.plannedAfter({ ...noChange, added: [shift] });
  const above = (
    of: BudgetKind,
    limit: number | null,
    planned: (week: PlannedWeek) => number | null,
  ) => over({ found: planned(after), limit, before: planned(before) }, of);
  const cost = { kind: "cost" as const, currency };
  return [
    ...above({ kind: "hours" }, limits.seconds, ({ seconds }) => seconds),
    ...above({ ...cost, day: null }, limits.minor, costOfWeek),
    ...[...limits.minorByDay].flatMap(([day, limit]) =>
      above({ ...cost, day }, limit, (week) => costOn(day, week)),
    ),
  ];
}

interface Compared {
  found: number | null;
  limit: number | null;
  before: number | null;
}

function over({ found, limit, before }: Compared, of: BudgetKind): Finding<"overBudget">[] {
  if (found === null || limit === null || found <= limit || found <= (before ?? 0)) return [];
  return [{ code: "overBudget", facts: { found, limit, of } }];
}

function costOfWeek({ minorByDay }: PlannedWeek): number | null {
  if (minorByDay === null) return null;
  return [...minorByDay.values()].reduce((sum, minor) => sum + minor, 0);
}

function costOn(day: LocalDate, { minorByDay }: PlannedWeek): number | null {
  return minorByDay === null ? null : (minorByDay.get(day) ?? 0);
}
