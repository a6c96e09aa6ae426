import { useQuery } from "@tanstack/react-query";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { explainSalaryPay } from "@crewline/domain/rules/figures/salary-figures";
import { salaryPayDetail, salaryPayLine } from "@crewline/domain/words/pay/salary-figure-words";
import { salaryOfPeriodText } from "@crewline/domain/words/pay/salary-words";
import { trpc } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { FigureLines } from "./figure-lines.tsx";

export interface ExplainedSalaryProps extends PayPeriodDays {
  employeeId: EmployeeId;
  /** What payroll pays by the salary in these days, in minor units. */
  totalMinor: number;
}

/** What a salary pays day by day, and why a day pays less; computed when it is opened. */
export function ExplainedSalaryView({ totalMinor, ...input }: ExplainedSalaryProps) {
  const locale = useLocale();
  const query = useQuery({
    ...trpc.timesheets.explainSalary.queryOptions(input),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <DataStates result={queryResult(query)} label="the calculation">
      {({ currency, periods }) => (
        <FigureLines
          figure={explainSalaryPay(totalMinor, periods)}
          intro={[salaryOfPeriodText(locale)]}
          text={(of) => salaryPayLine(of, currency, locale)}
          detail={(of) => salaryPayDetail(of, currency, locale)}
          amount={(minor) => formatAmount(minor, currency, locale)}
        />
      )}
    </DataStates>
  );
}
