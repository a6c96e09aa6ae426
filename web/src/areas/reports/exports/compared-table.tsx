import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { formatAmount, signedAmount } from "@crewline/domain/kernel/money/amount";
import { decimalHundredths } from "@crewline/domain/kernel/time/duration";
import type { ComparedPerson } from "@crewline/domain/projections/payroll/compare-result";
import Alert from "@mui/material/Alert";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useLocale } from "../../../locale/use-locale.ts";

interface ComparedTableProps {
  people: readonly ComparedPerson[];
  currency: string;
}

/** Hours and pay of each person in the export and in payroll; who differs comes first. */
export function ComparedTable({ people, currency }: ComparedTableProps) {
  const locale = useLocale();
  const differing = people.filter(({ isEqual }) => !isEqual);
  const count = counted(differing.length, nouns.employee, locale);
  return (
    <>
      {differing.length === 0 ? (
        <Alert severity="success">Payroll paid what was exported.</Alert>
      ) : (
        <Alert severity="warning">Differences: {count}</Alert>
      )}
      <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="region" aria-label="Compared">
        <Table size="small" stickyHeader aria-label="Export and payroll per person">
          <TableHead>
            <TableRow>
              <TableCell>Payroll ID</TableCell>
              <TableCell>Employee</TableCell>
              <TableCell align="right">Hours exported</TableCell>
              <TableCell align="right">Hours paid</TableCell>
              <TableCell align="right">Pay exported</TableCell>
              <TableCell align="right">Paid</TableCell>
              <TableCell align="right">Difference</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {people.map((person) => (
              <PersonRow
                key={`${person.payrollId} ${person.employeeName}`}
                person={person}
                currency={currency}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function PersonRow({ person, currency }: { person: ComparedPerson; currency: string }) {
  const locale = useLocale();
  const { payrollId, employeeName, exported, paid, difference, isEqual } = person;
  const hours = (hundredths: number | undefined | null) =>
    hundredths === undefined || hundredths === null ? "–" : decimalHundredths(hundredths);
  const pay = (minor: number | undefined | null) =>
    minor === undefined || minor === null ? "–" : formatAmount(minor, currency, locale);
  return (
    <TableRow sx={isEqual ? {} : { "& td": { fontWeight: 600 } }}>
      <TableCell>{payrollId ?? "–"}</TableCell>
      <TableCell>{employeeName ?? "Not in the export"}</TableCell>
      <TableCell align="right">{hours(exported?.hundredths)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
        {paid === null ? "Not in payroll" : hours(paid.hundredths)}
      </TableCell>
      <TableCell align="right">{pay(exported?.amountMinor)}</TableCell>
      <TableCell align="right">{pay(paid?.amountMinor)}</TableCell>
      <TableCell align="right">{differenceText(difference, currency, locale)}</TableCell>
    </TableRow>
  );
}

/** The pay that differs; the hours where the file has no pay, or the pay is equal. */
function differenceText(
  { amountMinor, hundredths }: ComparedPerson["difference"],
  currency: string,
  locale: Locale,
): string {
  if (amountMinor) return signedAmount(amountMinor, currency, locale);
  if (!hundredths) return "–";
  return `${hundredths > 0 ? "+" : "−"}${decimalHundredths(Math.abs(hundredths))} h`;
}
