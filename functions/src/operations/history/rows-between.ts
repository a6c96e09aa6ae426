import type { AuditDay } from "@crewline/domain/records/audits/audit-day";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Filter } from "../../store/unit/collection.ts";

/** Rows of one read. */
const AT_ONCE = 500;

interface Wanted extends Pick<AuditDay, "from" | "until"> {
  /** The order of the last row that was read already; null for none. */
  after?: string | null;
}

/** Returns the next audit rows between two instants in their order, at most one read of them. */
export async function nextRows(
  { audits }: CompanyStore,
  { from, until, after = null }: Wanted,
  most = AT_ONCE,
): Promise<{ rows: AuditRow[]; hasMore: boolean }> {
  const filters: Filter[] = [
    ["order", ">=", after ?? from],
    ["order", "<=", until],
  ];
  const found = await audits.list(filters, { orderBy: ["order", "asc"], limit: most + 2 });
  const rows = found.filter(({ order }) => order !== after);
  return { rows: rows.slice(0, most), hasMore: rows.length > most };
}

/** Returns all audit rows between two instants in their order, read some at a time. */
export async function rowsBetween(store: CompanyStore, wanted: Wanted): Promise<AuditRow[]> {
  const all: AuditRow[] = [];
  for (let after = wanted.after ?? null; ;) {
    const { rows, hasMore } = await nextRows(store, { ...wanted, after });
    all.push(...rows);
    if (!hasMore) return all;
    after = rows.at(-1)?.order ?? null;
  }
}
