import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { auditColumns } from "./audit-columns.tsx";
import type { AuditView } from "./audit-view.ts";
import { auditFilters } from "./use-audit-filters.ts";

/** The audit as a list, newest first; its file is made by the server, so that it can be proven. */
export function auditList(locale: Locale, hasMore: boolean): ListDefinition<AuditView> {
  return {
    screen: "audits",
    label: "Changes",
    noun: { one: "change", other: hasMore ? "latest changes" : "changes" },
    rowId: ({ row }) => row.id,
    columns: auditColumns(locale),
    initialSort: { id: "at", desc: true },
    filters: auditFilters,
    file: null,
  };
}
