import type { Instant } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import { intersect } from "../../kernel/time/interval.ts";
import type { DayCost, DaySales, StaffCost } from "../../records/pay/day-cost.ts";
import type { ExplainedFigure, FigureLine } from "../../rules/figures/explained-figure.ts";
import { explainFigure, figureLine, sumLine } from "../../rules/figures/explained-figure.ts";
import type { CostOf } from "../../words/home/day-cost-words.ts";
import { amountsPerHour } from "./hours-of-day.ts";

/** The hours of the day, and the one that is explained; all of them where it is missing. */
interface Hours {
  hours: readonly Interval<Instant>[];
  index?: number;
}

/**
 * Explains the planned or the worked cost of a day, or of an hour of it, in minor units: person by
 * person in order of their names, and the stretches of their work. `total` is the amount that is
 * shown.
 */
export function explainCost(
  total: number,
  { spans, people }: { spans: readonly StaffCost[]; people: DayCost["people"] },
  hours: Hours,
): ExplainedFigure<CostOf> {
  const names = new Map(people.map(({ employeeId, name }) => [employeeId, name]));
  const lines = [...Map.groupBy(spans, ({ employeeId }) => employeeId)].map(([employeeId, own]) => {
    const of: CostOf = { kind: "person", employeeId, name: names.get(employeeId) ?? "" };
    return sumLine(
      of,
      own.flatMap((span) => stretchOf(span, hours)),
    );
  });
  const shown = lines.filter((line) => line.lines.length > 0);
  return explainFigure(
    total,
    shown.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))),
  );
}

function nameOf({ of }: FigureLine<CostOf>): string {
  return of.kind === "person" ? of.name : "";
}

/** The part of a stretch that lies in the explained time; none where it costs nothing there. */
function stretchOf(span: StaffCost, { hours, index }: Hours): FigureLine<CostOf>[] {
  const { employeeId, weekStart, workKey, startsAt, endsAt, amountMinor } = span;
  const hour = index === undefined ? { startsAt, endsAt } : hours[index];
  const time = hour === undefined ? null : intersect({ startsAt, endsAt }, hour);
  if (time === null) return [];
  const amount = index === undefined ? amountMinor : (amountsPerHour([span], hours)[index] ?? 0);
  return [figureLine({ kind: "stretch", employeeId, weekStart, workKey, ...time }, amount)];
}

/** The part of the sales that labor costs, 0.25 for a quarter; null without sales above zero. */
export function laborShare(workedMinor: number, sales: DaySales | null): number | null {
  return sales === null || sales.amountMinor <= 0 ? null : workedMinor / sales.amountMinor;
}

/** True if labor costs more than its budgeted part of the sales. */
export function isOverBudget(workedMinor: number, sales: DaySales): boolean {
  const { amountMinor, budgetBasisPoints } = sales;
  return budgetBasisPoints !== null && workedMinor * 10_000 > amountMinor * budgetBasisPoints;
}
