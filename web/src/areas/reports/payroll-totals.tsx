import Alert from "@mui/material/Alert";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { formatDuration, formatOvertime } from "@crewline/domain/kernel/time/duration";
import { useLocale } from "../../locale/use-locale.ts";
import { TotalsByEarning } from "./totals-by-earning.tsx";
import { MissingPayAlert } from "./missing-pay-alert.tsx";

/** The totals of the period, and how much of them is unapproved. */
export function PayrollTotals({ report }: { report: PayrollReport }) {
  const locale = useLocale();
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
        <Figure name="Hours" value={formatDuration(report.totalSeconds)} />
        <Figure name="Overtime" value={formatOvertime(overtime)} />
        <Figure
          name={report.problems.length > 0 ? "Pay so far" : "Pay"}
          value={formatAmount(report.totalMinor, report.currency, locale)}
        />
        {adjusted !== null && (
          <Figure
            name="Of that, adjustments"
            value={formatAmount(adjusted, report.currency, locale)}
          />
        )}
      </Stack>
      <TotalsByEarning report={report} />
      <Caveats report={report} />
    </Stack>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  const nameId = useId();
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1, minWidth: 140 }}>
      <Typography id={nameId} variant="caption" color="textSecondary" component="div">
        {name}
      </Typography>
      <Typography variant="h6" component="output" aria-labelledby={nameId}>
        {value}
      </Typography>
    </Paper>
  );
}

function Caveats({ report }: { report: PayrollReport }) {
  const locale = useLocale();
  const { unapprovedEntries, unapprovedSeconds, openEntries, rejectedEntries } = report;
  return (
    <>
      <MissingPayAlert problems={report.problems} />
      {unapprovedEntries > rejectedEntries && (
        <Alert severity="warning">
          {`Includes ${counted(unapprovedEntries - rejectedEntries, { one: "unapproved entry", other: "unapproved entries" }, locale)} (${formatDuration(unapprovedSeconds)} h)`}
        </Alert>
      )}
      {rejectedEntries > 0 && (
        <Alert severity="warning">
          {`${counted(rejectedEntries, nouns.entry, locale)} sent back for correction not included`}
        </Alert>
      )}
      {openEntries > 0 && (
        <Alert severity="info">
          {`${counted(openEntries, nouns.entry, locale)} without a clock-out not included`}
        </Alert>
      )}
    </>
  );
}
