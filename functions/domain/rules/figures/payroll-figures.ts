import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { PayrollReport } from "../../records/pay/payroll-report.ts";
import type { ExplainedFigure } from "./explained-figure.ts";
import { explainFigure, figureLine } from "./explained-figure.ts";

/** The totals of a payroll report; seconds, and minor units for pay and adjustments. */
export type PayrollTotal = "hours" | "overtime" | "pay" | "adjustments";

/** A person of a report. */
export interface PayrollPerson {
  employeeId: EmployeeId;
  name: string;
}

type Totals = Pick<PayrollReport, "people" | "lines">;

/** The amount of one person in a total. */
function amountOf(
  person: PayrollReport["people"][number],
  total: PayrollTotal,
  { lines }: Totals,
): number {
  if (total === "hours") return person.workedSeconds;
  if (total === "overtime") return person.overtimeSeconds + person.doubletimeSeconds;
  if (total === "pay") return person.totalMinor;
  return lines
    .filter(({ employeeId, adjusts }) => adjusts !== null && employeeId === person.employeeId)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Explains a total of a payroll report by person; people without a part of it are left out. */
export function explainPayroll(
  amount: number,
  total: PayrollTotal,
  report: Totals,
): ExplainedFigure<PayrollPerson> {
  const lines = report.people.map((person) => {
    const of = { employeeId: person.employeeId, name: person.employeeName };
    return figureLine(of, amountOf(person, total, report));
  });
  return explainFigure(
    amount,
    lines.filter((line) => line.amount !== 0),
  );
}
