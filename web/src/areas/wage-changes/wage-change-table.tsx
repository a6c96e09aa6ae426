import Button from "@mui/material/Button";
import { useMemo } from "react";
import { formatDate } from "@crewline/domain/time/format";
import { wageChangeReasonWords } from "@crewline/domain/wage-changes/wage-change-reason-words";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { TableColumn } from "../../ui/table-column.ts";
import type { WageChangeRow } from "./wage-change-rows.ts";
import { appliesTo, newRate, rateBefore, WageChangeStateChip } from "./wage-change-words.tsx";

interface WageChangeTableProps {
  rows: readonly WageChangeRow[];
  isOwnOnly: boolean;
  /** True when the filter hides rows. */
  isFiltered: boolean;
  onOpen: (row: WageChangeRow) => void;
  /** Null when the person may not add any. */
  onAdd: (() => void) | null;
  onClear: () => void;
}

/** The list of wage changes, or the reason why it is empty. */
export function WageChangeTable(props: WageChangeTableProps) {
  const { rows, isOwnOnly, onOpen } = props;
  const shown = useMemo(
    () => (isOwnOnly ? columns.filter((column) => column.id !== "employee") : columns),
    [isOwnOnly],
  );
  return (
    <DataTable
      label="Wage changes"
      columns={shown}
      rows={rows}
      rowId={(row) => row.change.id}
      onOpen={onOpen}
      initialSort={{ id: "from", desc: true }}
      empty={<NoRows {...props} />}
    />
  );
}

function NoRows({ isOwnOnly, isFiltered, onAdd, onClear }: WageChangeTableProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No wage change matches"
        text="Choose another person or show all of them."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
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

const columns: readonly TableColumn<WageChangeRow>[] = [
  {
    id: "employee",
    header: "Employee",
    cell: (row) => row.employeeName,
    sortBy: (row) => row.employeeName,
  },
  {
    id: "from",
    header: "From",
    cell: ({ change }) => formatDate(change.effectiveDate),
    sortBy: ({ change }) => change.effectiveDate,
    width: 140,
  },
  {
    id: "rate",
    header: "Rate an hour",
    cell: ({ change }) => newRate(change),
    sortBy: ({ change }) => change.rateTenThousandths,
    align: "right",
    width: 160,
  },
  {
    id: "before",
    header: "Before",
    cell: ({ change }) => rateBefore(change),
    sortBy: ({ change }) => change.previousRateTenThousandths,
    align: "right",
    width: 110,
  },
  { id: "applies", header: "Applies to", cell: appliesTo, sortBy: appliesTo },
  {
    id: "reason",
    header: "Reason",
    cell: ({ change }) => wageChangeReasonWords[change.reason],
    sortBy: ({ change }) => wageChangeReasonWords[change.reason],
    width: 150,
  },
  {
    id: "state",
    header: "State",
    cell: ({ state }) => <WageChangeStateChip state={state} />,
    sortBy: ({ state }) => state,
    width: 140,
  },
];
