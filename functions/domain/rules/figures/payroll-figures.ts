import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { PayrollLine, PayrollReport } from "../../records/pay/payroll-report.ts";
import type { ExplainedFigure, FigureLine } from "./explained-figure.ts";
import { workedSecondsOf } from "../../records/pay/payroll-report.ts";
import { explainFigure, figureLine, sumLine } from "./explained-figure.ts";

/** The totals of a payroll report; seconds, and minor units for pay and adjustments. */
export type PayrollTotal = "hours" | "overtime" | "pay" | "adjustments";

/** What the lines of a total are of; adjustments of earlier periods are an earning of their own. */
export type PayrollEarning = PayrollLine["kind"] | "adjustment";

/** A line is of an earning, or of a person in it. */
export type PayrollFigureOf =
  | { kind: "earning"; earning: PayrollEarning }
  | { kind: "person"; employeeId: EmployeeId; name: string };

const counted: Readonly<Record<PayrollTotal, (line: PayrollLine) => number>> = {
  hours: (line) => workedSecondsOf([line]),
  overtime: ({ kind, seconds }) => (kind === "overtime" || kind === "doubletime" ? seconds : 0),
  pay: ({ amountMinor }) => amountMinor,
  adjustments: ({ adjusts, amountMinor }) => (adjusts === null ? 0 : amountMinor),
};

/**
 * Explains a total of a payroll report by earning and person, or by person alone where all of it is
 * one earning; people without a part of it are left out. `amount` is the total that is shown.
 */
export function explainPayroll(
  amount: number,
  total: PayrollTotal,
  { lines }: Pick<PayrollReport, "lines">,
): ExplainedFigure<PayrollFigureOf> {
  const own = lines.filter((line) => counted[total](line) !== 0);
  const earnings = [...Map.groupBy(own, earningOf)].map(([earning, group]) =>
    sumLine<PayrollFigureOf>({ kind: "earning", earning }, byPerson(group, total)),
  );
  const [only] = earnings;
  return explainFigure(amount, earnings.length === 1 && only !== undefined ? only.lines : earnings);
}

function earningOf({ kind, adjusts }: PayrollLine): PayrollEarning {
  return adjusts === null ? kind : "adjustment";
}

function byPerson(
  lines: readonly PayrollLine[],
  total: PayrollTotal,
): FigureLine<PayrollFigureOf>[] {
  const people = Map.groupBy(lines, ({ employeeId }) => employeeId);
  return [...people].map(([employeeId, own]) => {
    const name = own[0]?.employeeName ?? "";
    const amount = own.reduce((sum, line) => sum + counted[total](line), 0);
    return figureLine({ kind: "person", employeeId, name }, amount);
  });
}
