import Button from "@mui/material/Button";
import { useMemo } from "react";
import { ListBar } from "../../lists/list-bar.tsx";
import { NothingMatches } from "../../lists/nothing-matches.tsx";
import { useList } from "../../lists/use-list.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useRowSelection } from "../../ui/use-row-selection.ts";
import { fileColumns, wageChangeColumns } from "./wage-change-columns.tsx";
import { LazyBulkWageActions } from "./wage-change-parts.ts";
import type { WageChangeRow } from "./wage-change-rows.ts";

interface WageChangeTableProps {
  rows: readonly WageChangeRow[];
  /** How many there are without the filter. */
  count: number;
  isOwnOnly: boolean;
  onOpen: (row: WageChangeRow) => void;
  /** Null when the person may neither add nor cancel any. */
  onAdd: (() => void) | null;
  onClear: () => void;
}

/** The list of wage changes, or the reason why it is empty. */
export function WageChangeTable(props: WageChangeTableProps) {
  const { rows, count, isOwnOnly, onOpen, onAdd } = props;
  const columns = useMemo(() => wageChangeColumns(isOwnOnly), [isOwnOnly]);
  const list = useList({ screen: "wage-changes", columns, initialSort, filterNames });
  const { selected, clear, ...selectable } = useRowSelection(rows, idOf);
  return (
    <>
      <ListBar
        list={list}
        total={{ shown: rows.length, all: count, one: "wage change", many: "wage changes" }}
        csv={{ name: "wage-changes", rows, also: fileColumns }}
      />
      <DataTable
        label="Wage changes"
        {...list.table}
        rows={rows}
        rowId={idOf}
        onOpen={onOpen}
        {...(onAdd !== null && {
          selection: {
            ...selectable,
            actions: <LazyBulkWageActions rows={selected} onDone={clear} />,
          },
        })}
        empty={<NoRows {...props} />}
      />
    </>
  );
}

function idOf({ change }: WageChangeRow): string {
  return change.id;
}

const initialSort = { id: "from", desc: true };
const filterNames = ["employee", "state", "location"];

function NoRows({ count, isOwnOnly, onAdd, onClear }: WageChangeTableProps) {
  if (count > 0) return <NothingMatches many="wage changes" onClear={onClear} />;
  return (
    <EmptyState
      title="No wage changes yet"
      text={
        isOwnOnly
          ? "When your rate changes, you see here from which day on."
          : "A wage change sets an hourly rate from a day on. Hours before that day keep their rate."
      }
      action={
        onAdd !== null && (
          <Button variant="contained" onClick={onAdd}>
            Add wage change
          </Button>
        )
      }
    />
  );
}
