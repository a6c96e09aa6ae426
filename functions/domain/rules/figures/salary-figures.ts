import type { PayrollLine } from "../../records/pay/payroll-report.ts";
import type { Salary } from "../../records/pay/salary.ts";
import type { SalaryDay, SalaryOfPeriod } from "../../records/pay/explained-salary.ts";
import type { ExplainedFigure } from "./explained-figure.ts";
import { explainFigure, figureLine, sumLine } from "./explained-figure.ts";

/** A line is of a salary in a pay period, or of one of its days. */
export type SalaryPayOf =
  | ({ kind: "period" } & Omit<SalaryOfPeriod, "days">)
  | { kind: "day"; salary: Salary; day: SalaryDay };

/** Explains what a salary pays, by pay period and day. `totalMinor` is the amount shown. */
export function explainSalaryPay(
  totalMinor: number,
  periods: readonly SalaryOfPeriod[],
): ExplainedFigure<SalaryPayOf> {
  return explainFigure(
    totalMinor,
    periods.map(({ days, ...period }) =>
      sumLine<SalaryPayOf>(
        { kind: "period", ...period },
        days.map((day) =>
          figureLine({ kind: "day", salary: period.salary, day } as const, day.paidMinor),
        ),
      ),
    ),
  );
}

/** True for a line of payroll that a salary pays, also for time off, which has no hours then. */
export function isPaidBySalary({ kind, seconds }: Pick<PayrollLine, "kind" | "seconds">): boolean {
  return kind === "salary" || (kind === "timeOff" && seconds === 0);
}
