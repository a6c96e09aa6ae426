import type { AuditId } from "@crewline/domain/kernel/ids/record-ids";
import { useMemo } from "react";
import Alert from "@mui/material/Alert";
import { useLocale } from "../../locale/use-locale.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { auditList } from "./audit-list.ts";
import { AuditPanel } from "./audit-panel.tsx";
import type { AuditRow } from "./audit-rows.ts";

interface AuditTableProps {
  rows: readonly AuditRow[];
  /** There are more rows than the view holds. */
  isCut: boolean;
  openId: AuditId | "";
  onOpen: (auditId: AuditId | "") => void;
}

/** The history as a table, newest first; a row opens with its values before and after. */
export function AuditTable({ rows, isCut, openId, onOpen }: AuditTableProps) {
  const locale = useLocale();
  const list = useMemo(() => auditList(locale), [locale]);
  const open = rows.find((row) => row.audit.id === openId);
  return (
    <>
      {isCut && (
        <Alert severity="info" sx={{ mb: 2 }}>
          These are the latest {rows.length} changes. Choose a person or a day to see earlier ones.
        </Alert>
      )}
      <ListTable
        list={list}
        rows={rows}
        all={rows.length}
        onOpen={(row) => onOpen(row.audit.id)}
        empty={
          <EmptyState
            title="No change yet"
            text="Every punch, correction and approval leaves a row here that can't be changed."
          />
        }
      />
      {open !== undefined && <AuditPanel row={open} onClose={() => onOpen("")} />}
    </>
  );
}
