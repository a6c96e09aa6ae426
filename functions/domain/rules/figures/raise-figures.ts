import { apportionTo } from "../../kernel/money/apportion.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { RaiseCost } from "../wage-changes/raise-cost.ts";
import type { ExplainedFigure } from "./explained-figure.ts";
import { explainFigure, figureLine } from "./explained-figure.ts";

/** A person whose rates are raised. */
export interface RaisedPerson {
  employeeId: EmployeeId;
  employeeName: string;
  cost: RaiseCost;
}

/** A line is of a person, or of their work in one job role at one location. */
export type RaiseCostOf =
  | { kind: "person"; employeeId: EmployeeId; name: string; basis: RaiseCost["basis"] }
  | { kind: "work"; work: RaiseCost["work"][number] };

/** Explains the yearly cost of raises by person and work, in minor units. */
export function explainYearlyCost(
  yearMinor: number,
  raised: readonly RaisedPerson[],
): ExplainedFigure<RaiseCostOf> {
  return explainFigure(
    yearMinor,
    raised.map((person) => ({
      of: personOf(person),
      amount: person.cost.yearMinor,
      lines: person.cost.work.map((work) => figureLine({ kind: "work", work }, work.yearMinor)),
    })),
  );
}

/**
 * Explains what raises cost in one of the year's pay periods by person: each has the same share of
 * their yearly cost, and together they have the rounded total.
 */
export function explainPeriodCost(
  periodMinor: number,
  raised: readonly RaisedPerson[],
  periods: number,
): ExplainedFigure<RaiseCostOf> {
  const shares = raised.map(({ cost }) => BigInt(cost.yearMinor));
  const amounts = apportionTo(shares, BigInt(periods), raised.length === 0 ? 0 : periodMinor);
  return explainFigure(
    periodMinor,
    raised.map((person, index) => figureLine(personOf(person), amounts[index] ?? 0)),
  );
}

function personOf({ employeeId, employeeName: name, cost }: RaisedPerson): RaiseCostOf {
  return { kind: "person", employeeId, name, basis: cost.basis };
}

/** A person with a part of what raises do to pay that was already computed. */
export type ImpactOf = Pick<RaisedPerson, "employeeId" | "employeeName">;

/** Explains what raises do to computed pay by person; people without an effect are left out. */
export function explainImpact(
  totalMinor: number,
  people: readonly (ImpactOf & { amountMinor: number })[],
): ExplainedFigure<ImpactOf> {
  return explainFigure(
    totalMinor,
    people
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ employeeId, employeeName, amountMinor }) =>
        figureLine({ employeeId, employeeName }, amountMinor),
      ),
  );
}
