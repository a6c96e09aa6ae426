import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { PreviewAmounts, RulesPreview } from "@crewline/domain/company/rules-preview";
import { formatAmount } from "@crewline/domain/money/amount";
import { formatDuration } from "@crewline/domain/time/duration";

/** Hours by kind and pay of each person whom a change touches: before, and after. */
export function RulesEffectTable({ preview }: { preview: RulesPreview }) {
  const { currency } = preview;
  return (
    <TableContainer sx={{ maxHeight: 320 }} tabIndex={0} role="region" aria-label="People affected">
      <Table size="small" stickyHeader aria-label="What would have changed for each person">
        <TableHead>
          <TableRow>
            <TableCell>Employee</TableCell>
            <TableCell align="right">Regular</TableCell>
            <TableCell align="right">Overtime</TableCell>
            <TableCell align="right">Double time</TableCell>
            <TableCell align="right">Pay</TableCell>
            <TableCell align="right">Difference</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.people.map(({ employeeId, employeeName, before, after }) => (
            <EffectRow
              key={employeeId}
              name={employeeName}
              before={before}
              after={after}
              currency={currency}
            />
          ))}
        </TableBody>
        <TableFooter>
          <EffectRow
            name="Everybody in the period"
            before={preview.before}
            after={preview.after}
            currency={currency}
          />
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

interface EffectRowProps {
  name: string;
  before: PreviewAmounts;
  after: PreviewAmounts;
  currency: string;
}

function EffectRow({ name, before, after, currency }: EffectRowProps) {
  const pay = (minor: number) => formatAmount(minor, currency);
  const minor = after.totalMinor - before.totalMinor;
  return (
    <TableRow>
      <TableCell>{name}</TableCell>
      <Change from={before.regularSeconds} to={after.regularSeconds} word={formatDuration} />
      <Change from={before.overtimeSeconds} to={after.overtimeSeconds} word={formatDuration} />
      <Change from={before.doubletimeSeconds} to={after.doubletimeSeconds} word={formatDuration} />
      <Change from={before.totalMinor} to={after.totalMinor} word={pay} />
      <TableCell align="right">
        {minor > 0 ? "+" : ""}
        {pay(minor)}
      </TableCell>
    </TableRow>
  );
}

interface ChangeProps {
  from: number;
  to: number;
  word: (value: number) => string;
}

function Change({ from, to, word }: ChangeProps) {
  return (
    <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
      {from === to ? word(to) : `${word(from)} → ${word(to)}`}
    </TableCell>
  );
}
