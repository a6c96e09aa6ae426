import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { PayrollLine, PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { useLocale } from "../../locale/use-locale.ts";
import { kindWords } from "./kind-words.ts";

/** A button below the totals that opens what they are made of. */
export function TotalsByEarning({ report }: { report: PayrollReport }) {
  const [isOpen, setOpen] = useState(false);
  if (report.lines.length === 0) return null;
  return (
    <div>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen((was) => !was)}>
        How these totals are made
      </Button>
      {isOpen && <Earnings report={report} />}
    </div>
  );
}

function Earnings({ report }: { report: PayrollReport }) {
  const locale = useLocale();
  const { currency, totalSeconds, totalMinor } = report;
  return (
    <>
      <Table size="small" aria-label="Totals by earning" sx={{ maxWidth: 480 }}>
        <TableBody>
          {earningsOf(report.lines).map(({ name, seconds, amountMinor }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{seconds === 0 ? "–" : formatDuration(seconds)}</TableCell>
              <TableCell align="right">{formatAmount(amountMinor, currency, locale)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>Total</TableCell>
            <TableCell align="right">{formatDuration(totalSeconds)}</TableCell>
            <TableCell align="right">{formatAmount(totalMinor, currency, locale)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Select a person below to see their lines, and how each week is computed from its punches,
        breaks and rates.
      </Typography>
    </>
  );
}

interface Earning {
  name: string;
  seconds: number;
  amountMinor: number;
}

/** The sums of the lines of each kind; adjustments of earlier periods are a kind of their own. */
function earningsOf(lines: readonly PayrollLine[]): Earning[] {
  const groups = Map.groupBy(lines, ({ kind, adjusts }) =>
    adjusts === null ? kindWords[kind] : "Adjustments",
  );
  return [...groups].map(([name, group]) => ({
    name,
    seconds: group.reduce((sum, line) => sum + line.seconds, 0),
    amountMinor: group.reduce((sum, line) => sum + line.amountMinor, 0),
  }));
}
