import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { auditColumns, auditFileColumns } from "./audit-columns.ts";
import type { AuditRow } from "./audit-rows.ts";
import { auditFilters } from "./use-audit-filters.ts";

/** The history of worked time as a list, newest first. */
export function auditList(locale: Locale): ListDefinition<AuditRow> {
  return {
    screen: "audits",
    label: "Changes of worked time",
    noun: { one: "change", other: "changes" },
    rowId: (row) => row.audit.id,
    columns: auditColumns(locale),
    initialSort: { id: "at", desc: true },
    filters: auditFilters,
    file: { name: "time-entry-audits", also: auditFileColumns },
  };
}
