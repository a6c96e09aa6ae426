import type { FileDays } from "@crewline/domain/projections/files/range-file-name";
import type { ReactNode } from "react";
import type { DataTableProps } from "../ui/tables/data-table.tsx";
import { DataTable } from "../ui/tables/data-table.tsx";
import { useUrlParams } from "../ui/address/use-url-params.ts";
import { ListBar } from "./list-bar.tsx";
import type { Neighbours } from "../ui/page/panel-steps.tsx";
import type { ListDefinition } from "./list-definition.ts";
import { NothingMatches } from "./nothing-matches.tsx";
import { useList } from "./use-list.ts";
import { useRowSteps } from "./use-row-steps.ts";

/** The panel in which a row opens. */
export interface RowPanel<T> {
  /** The row that is open; empty while none is. */
  openId: string;
  /** Shows another row instead, without a further entry in the history of the browser. */
  onStep: (row: T) => void;
  render: (neighbours: Neighbours) => ReactNode;
}

interface ListTableProps<T> extends Pick<
  DataTableProps<T>,
  "rows" | "onOpen" | "rowRole" | "selection" | "footer"
> {
  list: ListDefinition<T>;
  /** The number of rows that are told; by default of all rows, headings included. */
  shown?: number;
  /** The number of rows without the filter. */
  all: number;
  /** True if a filter hides rows when none is shown; for lists that do not know all their rows. */
  isFiltered?: boolean;
  /** The days of the rows, which name their file. */
  days?: FileDays | undefined;
  panel?: RowPanel<T>;
  /** Shown where there is nothing to filter. */
  empty: ReactNode;
}

/** A list with its bar: what the filter lets through, sorted and shown as the reader chose. */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const {
    list: definition,
    shown = props.rows.length,
    all,
    isFiltered,
    days,
    panel = noPanel,
    empty,
    ...table
  } = props;
  const { label, noun, rowId, file } = definition;
  const list = useList(definition);
  const { isChanged, clear } = useUrlParams(definition.filters);
  const { openId, onStep } = panel;
  const steps = useRowSteps({ definition, table: list.table, rows: table.rows, openId, onStep });
  const isHidden = isFiltered ?? (all > 0 || isChanged);
  return (
    <>
      <ListBar
        list={list}
        total={{ shown, all, noun }}
        csv={file === null ? undefined : { ...file, days, rows: table.rows }}
      />
      <DataTable
        label={label}
        rowId={rowId}
        {...list.table}
        {...table}
        empty={isHidden ? <NothingMatches many={noun.other} onClear={clear} /> : empty}
      />
      {panel.render(steps)}
    </>
  );
}

const noPanel = { openId: "", onStep: () => undefined, render: () => null };
