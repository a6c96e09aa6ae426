import { use, useRef } from "react";
import type { DataTableProps } from "./data-table.tsx";
import { RowCheckbox } from "./row-checkbox.tsx";
import { SortButton } from "./sort-button.tsx";
import type { TableColumn, TableDensity } from "./table-column.ts";
import { titleColumn } from "./table-column.ts";
import { TableDensityContext, columnWidth } from "./table-density.ts";
import { TableFrame } from "./table-frame.ts";
import { TableRows } from "./table-rows.tsx";
import { focusNeighbour } from "../keyboard/focus-neighbour.ts";
import type { TableModel } from "./use-table-model.ts";

export interface ModelledTableProps<T extends object> extends DataTableProps<T> {
  model: TableModel<T>;
}

/** The table of wide screens. */
export function TableView<T extends object>(props: ModelledTableProps<T>) {
  const { label, model, maxHeight } = props;
  const density = useDensity(props);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <TableFrame
      ref={frame}
      aria-label={label}
      tabIndex={0}
      onKeyDown={focusNeighbour}
      className={density}
      style={{ maxHeight: maxHeight ?? "max(360px, calc(100dvh - 212px))" }}
    >
      <table
        aria-label={label}
        aria-rowcount={model.getRowModel().rows.length + 1}
        style={{ minWidth: minimumWidth(props, density) }}
      >
        <Head {...props} density={density} />
        <tbody>
          <TableRows {...props} density={density} frame={frame} />
        </tbody>
        {props.footer !== undefined && <Totals {...props} />}
      </table>
    </TableFrame>
  );
}

function useDensity({ density }: { density?: TableDensity }): TableDensity {
  const usual = use(TableDensityContext);
  return density ?? usual;
}

/** Below it the columns without a width would give way until their text is cut. */
function minimumWidth<T extends object>(
  { columns, selection }: Pick<DataTableProps<T>, "columns" | "selection">,
  density: TableDensity,
): number {
  const widths = columns.map(({ width }) => width ?? 130);
  if (selection !== undefined) widths.push(48);
  return widths.reduce((sum, width) => sum + columnWidth(width, density), 0);
}

interface HeadProps<T extends object> extends ModelledTableProps<T> {
  density: TableDensity;
}

function Head<T extends object>({ model, columns, selection, density }: HeadProps<T>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection !== undefined && (
          <th scope="col" className="check">
            <RowCheckbox
              label="Select all rows of this filter"
              isChecked={model.getIsAllRowsSelected()}
              isPartial={model.getIsSomeRowsSelected() && !model.getIsAllRowsSelected()}
              onChange={model.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} model={model} density={density} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<T extends object> {
  column: TableColumn<T>;
  model: TableModel<T>;
  density: TableDensity;
}

function HeadCell<T extends object>({ column, model, density }: HeadCellProps<T>) {
  const sorted = model.getColumn(column.id)?.getIsSorted() ?? false;
  const toggle = model.getColumn(column.id)?.getToggleSortingHandler();
  return (
    <th
      scope="col"
      className={column.align ?? ""}
      {...(sorted === false ? {} : { "aria-sort": ariaSort[sorted] })}
      style={column.width === undefined ? {} : { width: columnWidth(column.width, density) }}
    >
      {column.sortBy === undefined ? (
        column.header
      ) : (
        <SortButton header={column.header} sorted={sorted} onClick={toggle} />
      )}
    </th>
  );
}

const ariaSort = { asc: "ascending", desc: "descending" } as const;

function Totals<T extends object>({ columns, selection, footer }: ModelledTableProps<T>) {
  const named = titleColumn(columns);
  return (
    <tfoot>
      <tr>
        {selection !== undefined && <td aria-hidden />}
        {columns.map((column) => (
          <td key={column.id} className={column.align ?? ""}>
            {column.id === named?.id ? (column.footer ?? footer?.label) : column.footer}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
