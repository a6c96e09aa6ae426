import Button from "@mui/material/Button";
import { useMemo } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import type { RowPanel } from "../../lists/list-table.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { useRowSelection } from "../../ui/tables/use-row-selection.ts";
import { wageChangeList } from "./wage-change-list.ts";
import { LazyBulkWageActions } from "./wage-change-parts.ts";
import type { WageChangeRow } from "./wage-change-rows.ts";

interface WageChangeTableProps {
  rows: readonly WageChangeRow[];
  /** The number of wage changes without the filter. */
  count: number;
  isOwnOnly: boolean;
  onOpen: (row: WageChangeRow) => void;
  /** Null when the person may neither add nor cancel any. */
  onAdd: (() => void) | null;
  panel: RowPanel<WageChangeRow>;
}

/** The list of wage changes, or the reason why it is empty. */
export function WageChangeTable(props: WageChangeTableProps) {
  const locale = useLocale();
  const { rows, count, isOwnOnly, onOpen, onAdd, panel } = props;
  const list = useMemo(() => wageChangeList(isOwnOnly, locale), [isOwnOnly, locale]);
  const { selected, clear, ...selectable } = useRowSelection(rows, list.rowId);
  const actions = <LazyBulkWageActions rows={selected} onDone={clear} />;
  return (
    <ListTable
      list={list}
      rows={rows}
      all={count}
      onOpen={onOpen}
      panel={panel}
      {...(onAdd !== null && { selection: { ...selectable, actions } })}
      empty={<NoRows isOwnOnly={isOwnOnly} onAdd={onAdd} />}
    />
  );
}

function NoRows({ isOwnOnly, onAdd }: Pick<WageChangeTableProps, "isOwnOnly" | "onAdd">) {
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
