import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BurdenCount, FairnessRow } from "@crewline/domain/records/schedules/fairness";
import { burdenKinds } from "@crewline/domain/records/schedules/fairness";
import { averageText, ledgerTexts } from "@crewline/domain/words/schedules/ledger-words";
import { useLocale } from "../../../locale/use-locale.ts";

interface FairnessTableProps {
  people: readonly FairnessRow[];
  nameOf: (employeeId: EmployeeId) => string;
}

/** How many shifts with each burden each employee worked, beside the average of the job role. */
export function FairnessTable({ people, nameOf }: FairnessTableProps) {
  const words = ledgerTexts(useLocale());
  const rows = people
    .map((row) => ({ ...row, name: nameOf(row.employeeId) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <section aria-label={words.fairness}>
      <Typography variant="h3">{words.fairness}</Typography>
      <Typography variant="body2" color="textSecondary">
        {words.fairnessHint}
      </Typography>
      <TableContainer tabIndex={0}>
        <Table size="small" aria-label={words.fairness}>
          <TableHead>
            <TableRow>
              <TableCell>Employee</TableCell>
              <TableCell align="right">{words.shifts}</TableCell>
              {burdenKinds.map((kind) => (
                <TableCell key={kind} align="right">
                  {words.columns[kind]}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ employeeId, name, shifts, burdens }) => (
              <TableRow key={employeeId}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{shifts}</TableCell>
                {burdens.map((burden) => (
                  <BurdenCell key={burden.kind} {...burden} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

/** So far above the average stands out. */
const FAR_ABOVE = 1;

function BurdenCell({ count, average }: BurdenCount) {
  const locale = useLocale();
  const isFar = average !== null && count > average + FAR_ABOVE;
  return (
    <TableCell align="right" sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
      {isFar ? <strong>{count}</strong> : count}
      {average !== null && (
        <Typography component="span" variant="caption" color="textSecondary">
          {` ${averageText(average, locale)}`}
        </Typography>
      )}
    </TableCell>
  );
}
