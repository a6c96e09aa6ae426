import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import type { PayrollTotal } from "@crewline/domain/rules/figures/payroll-figures";
import { explainPayroll } from "@crewline/domain/rules/figures/payroll-figures";
import {
  payrollEarningText,
  payrollTotalText,
} from "@crewline/domain/words/pay/payroll-figure-words";
import { ComputedWeeks } from "../../../entities/wages/explained/computed-weeks.tsx";
import { FigureLines } from "../../../entities/wages/explained/figure-lines.tsx";
import { useLocale } from "../../../locale/use-locale.ts";

interface PayrollFigureLinesProps {
  of: PayrollTotal;
  amount: number;
  source: Pick<PayrollReport, "firstDay" | "lastDay" | "currency" | "lines">;
}

/** A total of payroll lines by earning and person, down to the weeks of each person. */
export function PayrollFigureLines({ of, amount, source }: PayrollFigureLinesProps) {
  const locale = useLocale();
  const isTime = of === "hours" || of === "overtime";
  return (
    <FigureLines
      figure={explainPayroll(amount, of, source)}
      intro={[payrollTotalText(of, locale)]}
      text={(line) =>
        line.kind === "person" ? line.name : payrollEarningText(line.earning, locale)
      }
      amount={(part) =>
        isTime ? formatDuration(part) : formatAmount(part, source.currency, locale)
      }
      renderMore={(line) =>
        line.kind === "person" && <ComputedWeeks period={source} employeeId={line.employeeId} />
      }
    />
  );
}
