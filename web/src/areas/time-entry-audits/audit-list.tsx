import Alert from "@mui/material/Alert";
import { ListBar } from "../../lists/list-bar.tsx";
import { useList } from "../../lists/use-list.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { auditColumns, auditFileColumns } from "./audit-columns.ts";
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
  const list = useList({ screen: "audits", columns: auditColumns, initialSort, filterNames });
  const open = rows.find((row) => row.audit.id === openId);
  return (
    <>
      {isCut && (
        <Alert severity="info" sx={{ mb: 2 }}>
          These are the latest {rows.length} changes. Choose a person or a day to see earlier ones.
        </Alert>
      )}
      <ListBar
        list={list}
        total={{ shown: rows.length, all: rows.length, one: "change", many: "changes" }}
        csv={{ name: "time-entry-audits", rows, also: auditFileColumns }}
      />
      <DataTable
        label="Changes of worked time"
        {...list.table}
        rows={rows}
        rowId={(row) => row.audit.id}
        onOpen={(row) => onOpen(row.audit.id)}
        empty={
          isFiltered ? (
            <EmptyState title="Nothing matches" text="No change fits these filters." />
          ) : (
            <EmptyState
              title="No change yet"
              text="Every punch, correction and approval leaves a row here that can't be changed."
            />
          )
        }
      />
      {open !== undefined && <AuditPanel row={open} onClose={() => onOpen(null)} />}
    </>
  );
}

const initialSort = { id: "at", desc: true };
const filterNames = ["employee", "until"];
