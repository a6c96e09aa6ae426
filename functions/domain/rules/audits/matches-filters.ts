import type { AuditFilters } from "../../records/audits/audit-inputs.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";

type Equal = "entity" | "recordId" | "employeeId" | "byUid" | "act" | "batchId";
const equal: readonly Equal[] = ["entity", "recordId", "employeeId", "byUid", "act", "batchId"];
const flags = ["isAfterApproval", "isSelfEdit"] as const;

/** The fields of a row that a reader asks for, with their values; the days apart. */
export function wantedFields(filters: AuditFilters): [field: keyof AuditRow, value: unknown][] {
  return [
    ...equal.flatMap((field): [keyof AuditRow, unknown][] =>
      filters[field] === null ? [] : [[field, filters[field]]],
    ),
    ...flags.flatMap((field): [keyof AuditRow, unknown][] =>
      filters[field] ? [[field, true]] : [],
    ),
  ];
}

/** True if the row is one that the reader asks for. */
export function matchesFilters(row: AuditRow, filters: AuditFilters): boolean {
  return wantedFields(filters).every(([field, value]) => row[field] === value);
}
