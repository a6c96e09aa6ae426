import type { MouseEvent } from "react";
import { RowCheckbox } from "./row-checkbox.tsx";
import { rowName, titleColumn } from "./table-column.ts";
import { OpenButton } from "./table-frame.ts";
import type { ModelledTableProps } from "./table-view.tsx";
import type { TableRowModel } from "./use-table-model.ts";
import type { MeasureRow } from "./virtual-rows.tsx";

interface TableRowViewProps<T extends object> extends ModelledTableProps<T> {
  row: TableRowModel<T>;
  index: number;
  /** Receives the row's element in a virtual table. */
  measure: MeasureRow | null;
}

/** One row; a click anywhere opens it unless the click meant a control inside it. */
export function TableRowView<T extends object>(props: TableRowViewProps<T>) {
  const { columns, row, index, measure, onOpen, selection, rowRole } = props;
  const named = titleColumn(columns);
  const isSelected = selection !== undefined && row.getIsSelected();
  const role = rowRole?.(row.original) ?? "opens";
  const open = onOpen === undefined || role !== "opens" ? undefined : () => onOpen(row.original);
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row-id={row.id}
      aria-rowindex={index + 2}
      {...(selection === undefined ? {} : { "aria-selected": isSelected })}
      className={`${open === undefined ? "" : "opens"} ${isSelected ? "selected" : ""} ${role === "heading" ? "heading" : ""}`}
      onClick={(event) => {
        if (!isOnControl(event)) open?.();
      }}
    >
      {selection !== undefined && (
        <td className="check">
          <RowCheckbox
            label={`Select ${rowName(columns, row.original)}`}
            isChecked={isSelected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={column.align ?? ""}>
          {open !== undefined && column.id === named?.id ? (
            <OpenButton type="button" data-opens-row onClick={open}>
              {column.cell(row.original)}
            </OpenButton>
          ) : (
            column.cell(row.original)
          )}
        </td>
      ))}
    </tr>
  );
}

function isOnControl(event: MouseEvent<HTMLElement>): boolean {
  const isControl =
    event.target instanceof Element && event.target.closest("button, a, input, label") !== null;
  return isControl || window.getSelection()?.isCollapsed === false;
}
