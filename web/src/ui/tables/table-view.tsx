import Checkbox from "@mui/material/Checkbox";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { use, useState } from "react";
import type { DataTableProps } from "./data-table.tsx";
import type { TableColumn, TableDensity } from "./table-column.ts";
import { titleColumn } from "./table-column.ts";
import { TableDensityContext } from "./table-density.ts";
import { TableFrame } from "./table-frame.ts";
import { TableRows } from "./table-rows.tsx";
import { focusNeighbour } from "../keyboard/focus-neighbour.ts";
import type { TableModel } from "./use-table-model.ts";

export interface ModelledTableProps<T extends object> extends DataTableProps<T> {
  model: TableModel<T>;
}

/** The table of wide screens. */
export function TableView<T extends object>(props: ModelledTableProps<T>) {
  const { label, columns, model, maxHeight } = props;
  const density = useDensity(props);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <TableFrame
      ref={setFrame}
      aria-label={label}
      tabIndex={0}
      onKeyDown={focusNeighbour}
      className={density}
      style={{ maxHeight: maxHeight ?? "max(360px, calc(100dvh - 212px))" }}
    >
      <Table
        stickyHeader
        aria-label={label}
        aria-rowcount={model.getRowModel().rows.length + 1}
        style={{ minWidth: minimumWidth(columns) }}
      >
        <Head {...props} />
        <TableBody>
          <TableRows {...props} density={density} frame={frame} />
        </TableBody>
        {props.footer !== undefined && <Totals {...props} />}
      </Table>
    </TableFrame>
  );
}

function useDensity({ density }: { density?: TableDensity }): TableDensity {
  const usual = use(TableDensityContext);
  return density ?? usual;
}

function minimumWidth<T>(columns: readonly TableColumn<T>[]): number {
  const widths = columns.map(({ width }) => (typeof width === "number" ? width : 130));
  return widths.reduce((sum, width) => sum + width, 0);
}

function Head<T extends object>({ model, columns, selection }: ModelledTableProps<T>) {
  return (
    <TableHead>
      <TableRow aria-rowindex={1}>
        {selection !== undefined && (
          <TableCell className="check">
            <Checkbox
              checked={model.getIsAllRowsSelected()}
              indeterminate={model.getIsSomeRowsSelected() && !model.getIsAllRowsSelected()}
              onChange={model.getToggleAllRowsSelectedHandler()}
              slotProps={{ input: { "aria-label": "Select all rows of this filter" } }}
            />
          </TableCell>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} model={model} />
        ))}
      </TableRow>
    </TableHead>
  );
}

function HeadCell<T extends object>(props: { column: TableColumn<T>; model: TableModel<T> }) {
  const { column, model } = props;
  const sorted = model.getColumn(column.id)?.getIsSorted() ?? false;
  const toggle = model.getColumn(column.id)?.getToggleSortingHandler();
  return (
    <TableCell
      align={column.align ?? "left"}
      sortDirection={sorted}
      style={column.width === undefined ? {} : { width: column.width }}
    >
      {column.sortBy === undefined ? (
        column.header
      ) : (
        <TableSortLabel
          active={sorted !== false}
          direction={sorted === "desc" ? "desc" : "asc"}
          onClick={toggle}
        >
          {column.header}
        </TableSortLabel>
      )}
    </TableCell>
  );
}

function Totals<T extends object>({ columns, selection, footer }: ModelledTableProps<T>) {
  const named = titleColumn(columns);
  return (
    <TableFooter>
      <TableRow>
        {selection !== undefined && <TableCell />}
        {columns.map((column) => (
          <TableCell key={column.id} className={column.align ?? ""}>
            {column.id === named?.id ? (column.footer ?? footer?.label) : column.footer}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}
