import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { formatDuration, formatOvertime } from "@crewline/domain/kernel/time/duration";
import type { PayrollTotal } from "@crewline/domain/rules/figures/payroll-figures";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { PayrollFigureLines } from "./figures/payroll-figure.tsx";
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
  const shown = isTime ? formatDuration(amount) : formatAmount(amount, report.currency, locale);
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
            figure={shown}
            subject={name}
            renderExplanation={() => <PayrollFigureLines of={of} amount={amount} source={report} />}
          />
        )}
      </Typography>
    </Paper>
  );
}
