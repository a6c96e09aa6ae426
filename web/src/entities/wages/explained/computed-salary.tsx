import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { MOST_EXPLAINED_DAYS } from "@crewline/domain/records/pay/explained-salary";
import type { PayrollLine } from "@crewline/domain/records/pay/payroll-report";
import { isPaidBySalary } from "@crewline/domain/rules/figures/salary-figures";
import { salaryFigureText } from "@crewline/domain/words/pay/salary-figure-words";
import { daysBetween } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { HowComputed } from "./how-computed.tsx";
import { salaryDerivation } from "./salary-derivation.ts";

interface ComputedSalaryProps {
  period: PayPeriodDays;
  employeeId: EmployeeId;
  /** The lines of payroll of the employee in the period. */
  lines: readonly PaidLine[];
}

type PaidLine = Pick<PayrollLine, "kind" | "seconds" | "amountMinor" | "adjusts">;

/** The derivation of an employee's salary day by day, below the lines that have one. */
export function ComputedSalary({ period, employeeId, lines }: ComputedSalaryProps) {
  const label = salaryFigureText(useLocale());
  const { firstDay, lastDay } = period;
  const totalMinor = lines
    .filter((line) => isPaidBySalary(line) && line.adjusts === null)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (totalMinor === 0 || daysBetween(firstDay, lastDay) >= MOST_EXPLAINED_DAYS) return null;
  return (
    <div>
      <HowComputed label={label}>
        <salaryDerivation.Part {...{ employeeId, firstDay, lastDay, totalMinor }} />
      </HowComputed>
    </div>
  );
}
