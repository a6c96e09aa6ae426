import type { PayrollTable } from "@crewline/domain/projections/payroll/payroll-table";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";

interface PayrollFileTableProps {
  label: string;
  table: PayrollTable;
}

/** Rows of a payroll file as its program gets them; it scrolls by itself. */
export function PayrollFileTable({ label, table: { headings, rows } }: PayrollFileTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {headings.map((heading, index) => (
              // Headings may repeat; their place is what they are.
              // oxlint-disable-next-line react/no-array-index-key
              <TableCell key={index} sx={cellStyle}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <TableRow key={place}>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key
                <TableCell key={index} sx={cellStyle}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const cellStyle = { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" };
