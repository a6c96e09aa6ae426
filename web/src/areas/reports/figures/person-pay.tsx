import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatRate } from "@crewline/domain/kernel/money/rate";
import type { PayrollLine, PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { ComputedSalary } from "../../../entities/wages/explained/computed-salary.tsx";
import { ComputedWeeks } from "../../../entities/wages/explained/computed-weeks.tsx";
import { isPaidBySalary } from "@crewline/domain/rules/figures/salary-figures";
import { paidRateMinor } from "@crewline/domain/rules/figures/paid-rate";
import { baseRateText } from "@crewline/domain/words/pay/rate-words";
import { payrollWords } from "@crewline/domain/words/files/payroll-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { MissingPayAlert } from "./missing-pay-alert.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";

interface PersonPayProps {
  report: PayrollReport;
  person: PayrollReport["people"][number];
}

/** The lines of one person, of hours and what they pay an hour, which add up to the sum in the list and the file. */
export function PersonPay({ report, person }: PersonPayProps) {
  const locale = useLocale();
  const lines = report.lines.filter((line) => line.employeeId === person.employeeId);
  const missing = report.problems.filter(({ employeeId }) => employeeId === person.employeeId);
  return (
    <>
      <MissingPayAlert problems={missing} />
      <Table size="small" aria-label={`Pay of ${person.employeeName}`}>
        <TableHead>
          <TableRow>
            <TableCell>Earning</TableCell>
            <TableCell align="right">Hours</TableCell>
            <TableCell align="right">Rate</TableCell>
            <TableCell align="right">Amount</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <LineRow key={keyOf(line)} line={line} currency={report.currency} />
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>Total</TableCell>
            <TableCell align="right">{formatDuration(person.workedSeconds)}</TableCell>
            <TableCell />
            <TableCell align="right">
              {formatAmount(person.totalMinor, report.currency, locale)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
      <ComputedWeeks period={report} employeeId={person.employeeId} />
      <ComputedSalary period={report} employeeId={person.employeeId} lines={lines} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Overtime is computed for the whole workweek and paid in the period in which it ends. Each
        line is rounded so that the lines add up to the total.
        {lines.some(({ adjusts }) => adjusts !== null) &&
          " An adjustment pays what a back-dated wage change makes of time that was exported before."}
      </Typography>
    </>
  );
}

function LineRow({ line, currency }: { line: PayrollLine; currency: string }) {
  const locale = useLocale();
  const earning = payrollWords(locale).earnings[line.kind];
  const place = [line.jobRole, line.locationName].filter((part) => part !== null).join(", ");
  return (
    <TableRow>
      <TableCell>
        {line.adjusts === null ? earning : `${earning}, adjustment`}
        <Typography variant="caption" color="textSecondary" component="div">
          {place}
        </Typography>
        {line.adjusts !== null && (
          <Typography variant="caption" color="textSecondary" component="div">
            {`for ${formatDayRange(line.adjusts.firstDay, line.adjusts.lastDay, locale)}, export ${line.adjusts.exportNumber}`}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right">
        {line.adjusts === null && !isIdle(line) ? formatDuration(line.seconds) : "–"}
      </TableCell>
      <TableCell align="right">
        {line.adjusts === null && line.rateTenThousandths !== null && !isPaidBySalary(line) ? (
          <PaidRate line={line} rateTenThousandths={line.rateTenThousandths} currency={currency} />
        ) : (
          "–"
        )}
      </TableCell>
      <TableCell align="right">
        {line.rateTenThousandths === null ? (
          <StatusChip tone="danger" label="Pay missing" />
        ) : (
          formatAmount(line.amountMinor, currency, locale)
        )}
      </TableCell>
    </TableRow>
  );
}

interface PaidRateProps {
  line: PayrollLine;
  rateTenThousandths: number;
  currency: string;
}

/** What an hour of the line pays; overtime also has the rate that it is a multiple of. */
function PaidRate({ line, rateTenThousandths, currency }: PaidRateProps) {
  const locale = useLocale();
  const paid = paidRateMinor(line);
  if (paid === null) return formatRate(rateTenThousandths, currency, locale);
  return (
    <>
      {formatAmount(paid, currency, locale)}
      <Typography variant="caption" color="textSecondary" component="div">
        {baseRateText(rateTenThousandths, currency, locale)}
      </Typography>
    </>
  );
}

/** True for the part of a salary that pays time off, which has no hours. */
function isIdle(line: PayrollLine): boolean {
  return isPaidBySalary(line) && line.kind === "timeOff";
}

function keyOf(line: PayrollLine): string {
  const { kind, locationId, jobRoleId, jobRole, rateTenThousandths, adjusts } = line;
  return JSON.stringify([kind, locationId, jobRoleId ?? jobRole, rateTenThousandths, adjusts]);
}
