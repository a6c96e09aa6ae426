import type { AuditRowId } from "@crewline/domain/kernel/ids/record-ids";
import type { AuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import type { RowPanel } from "../../lists/list-table.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { auditList } from "./audit-list.ts";
import type { AuditView } from "./audit-view.ts";
import type { AuditPages } from "./use-audit-pages.ts";

interface AuditTableProps {
  views: readonly AuditView[];
  pages: AuditPages;
  filters: AuditFilters;
  onOpen: (auditId: AuditRowId) => void;
  panel: RowPanel<AuditView>;
}

/** The audit as a table, newest first; a row opens with its values before and after. */
export function AuditTable({ views, pages, filters, onOpen, panel }: AuditTableProps) {
  const locale = useLocale();
  const list = useMemo(() => auditList(locale, pages.hasMore), [locale, pages.hasMore]);
  const isFiltered = Object.values(filters).some((value) => value !== null && value !== false);
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <ListTable
          list={list}
          rows={views}
          all={views.length}
          isFiltered={isFiltered}
          onOpen={({ row }) => onOpen(row.id)}
          panel={panel}
          empty={
            <EmptyState
              title="No change yet"
              text="Every change leaves a row here that can't be changed."
            />
          }
        />
      </div>
      {pages.hasMore && (
        <Button
          variant="outlined"
          loading={pages.isLoadingMore}
          onClick={pages.loadMore}
          sx={{ alignSelf: "start" }}
        >
          Show earlier changes
        </Button>
      )}
    </Stack>
  );
}
