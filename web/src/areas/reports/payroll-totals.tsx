import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { formatDuration, formatOvertime } from "@crewline/domain/kernel/time/duration";
import type { PayrollTotal } from "@crewline/domain/rules/figures/payroll-figures";
import { explainPayroll } from "@crewline/domain/rules/figures/payroll-figures";
import {
  payrollEarningText,
  payrollTotalText,
} from "@crewline/domain/words/pay/payroll-figure-words";
import { ComputedWeeks } from "../../entities/wages/explained/computed-weeks.tsx";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { FigureLines } from "../../entities/wages/explained/figure-lines.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { Caveats } from "./period/caveats.tsx";

interface PayrollTotalsProps {
  report: PayrollReport;
  /** False where the checklist of the period tells what the totals include and lack. */
  hasCaveats: boolean;
}

/** The totals of the period, and how much of them is unapproved. */
export function PayrollTotals({ report, hasCaveats }: PayrollTotalsProps) {
  const overtime = report.people.reduce(
    (sum, person) => sum + person.overtimeSeconds + person.doubletimeSeconds,
    0,
  );
  const adjusting = report.lines.filter((line) => line.adjusts !== null);
  const adjusted =
    adjusting.length === 0 ? null : adjusting.reduce((sum, line) => sum + line.amountMinor, 0);
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
        <Figure name="Hours" of="hours" amount={report.totalSeconds} report={report} />
        <Figure name="Overtime" of="overtime" amount={overtime} report={report} />
        <Figure
          name={report.problems.length > 0 ? "Pay so far" : "Pay"}
          of="pay"
          amount={report.totalMinor}
          report={report}
        />
        {adjusted !== null && (
          <Figure name="Of that, adjustments" of="adjustments" amount={adjusted} report={report} />
        )}
      </Stack>
      {hasCaveats && <Caveats report={report} />}
    </Stack>
  );
}

interface FigureProps {
  name: string;
  of: PayrollTotal;
  amount: number;
  report: PayrollReport;
}

/** A total of the period, which opens by earning and person. */
function Figure({ name, of, amount, report }: FigureProps) {
  const locale = useLocale();
  const nameId = useId();
  const isTime = of === "hours" || of === "overtime";
  const write = (part: number) =>
    isTime ? formatDuration(part) : formatAmount(part, report.currency, locale);
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1, minWidth: 140 }}>
      <Typography id={nameId} variant="caption" color="textSecondary" component="div">
        {name}
      </Typography>
      <Typography variant="h6" component="output" aria-labelledby={nameId}>
        {of === "overtime" && amount === 0 ? (
          formatOvertime(amount)
        ) : (
          <ExplainedFigure
            figure={write(amount)}
            subject={name}
            renderExplanation={() => (
              <FigureLines
                figure={explainPayroll(amount, of, report)}
                intro={[payrollTotalText(of, locale)]}
                text={(line) =>
                  line.kind === "person" ? line.name : payrollEarningText(line.earning, locale)
                }
                amount={write}
                renderMore={(line) =>
                  line.kind === "person" && (
                    <ComputedWeeks period={report} employeeId={line.employeeId} />
                  )
                }
              />
            )}
          />
        )}
      </Typography>
    </Paper>
  );
}
