import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { PreviewAmounts } from "@crewline/domain/records/company/rules-preview";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration, formatOvertime } from "@crewline/domain/kernel/time/duration";
import { useLocale } from "../../../locale/use-locale.ts";

/** Columns of equal width, so that tables below each other are aligned. */
const onPage = {
  bgcolor: "background.paper",
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  "& table": { tableLayout: { sm: "fixed" } },
  // Two amounts with an arrow need more room than two times.
  "& th:nth-of-type(5)": { width: { sm: "20%" } },
};

const wideOnly = { display: { xs: "none", sm: "table-cell" } };
const narrowOnly = { display: { xs: "block", sm: "none" }, color: "text.secondary", fontSize: 12 };

/** The hours that change, in words, where there is no room for their columns. */
function hoursWords(before: PreviewAmounts, after: PreviewAmounts): string {
  const kinds: [string, number, number][] = [
    ["regular", before.regularSeconds, after.regularSeconds],
    ["overtime", before.overtimeSeconds, after.overtimeSeconds],
    ["double time", before.doubletimeSeconds, after.doubletimeSeconds],
  ];
  return kinds
    .filter(([, from, to]) => from !== to)
    .map(([kind, from, to]) => `${kind} ${formatOvertime(from)} → ${formatOvertime(to)}`)
    .join(", ");
}

/** Hours and pay of someone, or of a time: before a change, and after. */
export interface EffectLine {
  id: string;
  name: string;
  before: PreviewAmounts;
  after: PreviewAmounts;
}

interface EffectTableProps {
  label: string;
  /** The heading of the names. */
  header: string;
  currency: string;
  rows: readonly EffectLine[];
  total?: EffectLine;
  /** True on a page, false in a dialog, where the table scrolls by itself. */
  isWhole?: boolean;
}

/** Hours by kind and pay of each line: before, and after. */
export function EffectTable({ isWhole = false, ...props }: EffectTableProps) {
  const { label, header, currency, rows, total } = props;
  return (
    <TableContainer
      sx={isWhole ? onPage : { maxHeight: 320 }}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table size="small" stickyHeader={!isWhole} aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{header}</TableCell>
            <TableCell align="right" sx={wideOnly}>
              Regular
            </TableCell>
            <TableCell align="right" sx={wideOnly}>
              Overtime
            </TableCell>
            <TableCell align="right" sx={wideOnly}>
              Double time
            </TableCell>
            <TableCell align="right">Pay</TableCell>
            <TableCell align="right">Difference</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((line) => (
            <EffectRow key={line.id} line={line} currency={currency} />
          ))}
        </TableBody>
        {total !== undefined && (
          <TableFooter>
            <EffectRow line={total} currency={currency} />
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  );
}

interface EffectRowProps {
  line: EffectLine;
  currency: string;
}

function EffectRow({ line: { name, before, after }, currency }: EffectRowProps) {
  const locale = useLocale();
  const pay = (minor: number) => formatAmount(minor, currency, locale);
  const minor = after.totalMinor - before.totalMinor;
  return (
    <TableRow>
      <TableCell>
        {name}
        <Box component="span" sx={narrowOnly}>
          {hoursWords(before, after)}
        </Box>
      </TableCell>
      <Change from={before.regularSeconds} to={after.regularSeconds} word={formatDuration} />
      <Change from={before.overtimeSeconds} to={after.overtimeSeconds} word={formatOvertime} />
      <Change from={before.doubletimeSeconds} to={after.doubletimeSeconds} word={formatOvertime} />
      <Change from={before.totalMinor} to={after.totalMinor} word={pay} isKept />
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
  /** True for what phones show, too. */
  isKept?: boolean;
}

function Change({ from, to, word, isKept = false }: ChangeProps) {
  return (
    <TableCell align="right" sx={{ whiteSpace: { sm: "nowrap" }, ...(!isKept && wideOnly) }}>
      {from === to ? word(to) : `${word(from)} → ${word(to)}`}
    </TableCell>
  );
}
