import Alert from "@mui/material/Alert";
import { formatDuration } from "@crewline/domain/time/duration";
import { formatDay, formatDayTime } from "@crewline/domain/time/format";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { TableColumn } from "../../ui/table-column.ts";
import { AuditPanel } from "./audit-panel.tsx";
import type { AuditRow } from "./audit-rows.ts";

interface AuditListProps {
  rows: readonly AuditRow[];
  /** There are more rows than the view holds. */
  isCut: boolean;
  isFiltered: boolean;
  openId: string | null;
  onOpen: (auditId: string | null) => void;
}

/** The history as a table, newest first; a row opens with its values before and after. */
export function AuditList({ rows, isCut, isFiltered, openId, onOpen }: AuditListProps) {
  const open = rows.find((row) => row.audit.id === openId);
  return (
    <>
      {isCut && (
        <Alert severity="info" sx={{ mb: 2 }}>
          These are the latest {rows.length} changes. Choose a person or a day to see earlier ones.
        </Alert>
      )}
      <DataTable
        label="Changes of worked time"
        columns={columns}
        rows={rows}
        rowId={(row) => row.audit.id}
        onOpen={(row) => onOpen(row.audit.id)}
        empty={
          isFiltered ? (
            <EmptyState title="Nothing matches" text="No change fits these filters." />
          ) : (
            <EmptyState
              title="No change yet"
              text="Every punch, correction and approval leaves a row here that nobody can change."
            />
          )
        }
      />
      {open !== undefined && <AuditPanel row={open} onClose={() => onOpen(null)} />}
    </>
  );
}

const columns: TableColumn<AuditRow>[] = [
  {
    id: "at",
    header: "When",
    cell: (row) => formatDayTime(row.audit.at, row.timeZone),
    sortBy: (row) => row.audit.at,
    width: 190,
  },
  {
    id: "entry",
    header: "Entry",
    cell: (row) => `${row.audit.employeeName}, ${formatDay(row.audit.day)}`,
    sortBy: (row) => row.audit.employeeName,
    card: "title",
    width: 220,
  },
  { id: "what", header: "What", cell: (row) => row.what },
  {
    id: "delta",
    header: "± Hours",
    cell: (row) => deltaText(row.audit.deltaSeconds),
    sortBy: (row) => row.audit.deltaSeconds,
    align: "right",
    width: 110,
  },
  { id: "reason", header: "Why", cell: (row) => row.audit.reason ?? "–", width: 200 },
  {
    id: "actor",
    header: "By",
    cell: (row) => row.audit.actor.name,
    sortBy: (row) => row.audit.actor.name,
    width: 160,
  },
];

function deltaText(seconds: number): string {
  if (seconds === 0) return "–";
  return `${seconds > 0 ? "+" : ""}${formatDuration(seconds)}`;
}
