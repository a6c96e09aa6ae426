import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface ImpactTableProps {
  label: string;
  /** The first one names the rows, the others are amounts. */
  head: readonly string[];
  rows: readonly ImpactRow[];
  total: readonly string[] | null;
}

interface ImpactRow {
  key: string;
  title: string;
  detail: string;
  cells: readonly AmountCell[];
  /** Before the title, for example a checkbox. */
  lead?: ReactNode;
}

/** An amount, and in small letters below it what it comes from. */
export type AmountCell = string | { amount: string; from: string };

/** A small table of amounts before and after; it scrolls in itself where the screen is narrow. */
export function ImpactTable({ label, head, rows, total }: ImpactTableProps) {
  return (
    <Box sx={scroller} tabIndex={0} role="region" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {head.map((name, index) => (
              <TableCell key={name} align={index === 0 ? "left" : "right"}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, title, detail, cells, lead }) => (
            <TableRow key={key}>
              <TableCell>
                {lead}
                {title}
                <Typography variant="caption" color="textSecondary" component="div">
                  {detail}
                </Typography>
              </TableCell>
              <Amounts cells={cells} head={head} />
            </TableRow>
          ))}
        </TableBody>
        {total !== null && (
          <TableFooter>
            <TableRow>
              <TableCell>Total</TableCell>
              <Amounts cells={total} head={head} />
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </Box>
  );
}

function Amounts({ cells, head }: { cells: readonly AmountCell[]; head: readonly string[] }) {
  return cells.map((cell, index) => (
    <TableCell key={head[index + 1]} align="right" sx={{ whiteSpace: "nowrap" }}>
      {typeof cell === "string" ? (
        cell
      ) : (
        <>
          {cell.amount}
          <Typography variant="caption" color="textSecondary" component="div">
            {cell.from}
          </Typography>
        </>
      )}
    </TableCell>
  ));
}

/** On a phone four columns fit only close together. */
const scroller = {
  overflowX: "auto",
  "& th, & td": { px: { xs: 0.75, sm: 2 } },
  "& th:first-of-type, & td:first-of-type": { pl: { xs: 0, sm: 2 } },
} as const;
