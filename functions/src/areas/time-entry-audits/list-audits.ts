import type { AuditFilters, AuditPage } from "@crewline/domain/records/audits/audit-inputs";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import { auditAsSeen, readerMarks } from "@crewline/domain/rules/audits/audit-readers";
import { wantedFields } from "@crewline/domain/rules/audits/matches-filters";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart } from "@crewline/domain/kernel/time/zone";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { MOST_COMPARED } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { Filter } from "../../store/unit/collection.ts";

export const PAGE_ROWS = 50;

interface Wanted {
  filters: AuditFilters;
  /** As the page before named it; null for the latest rows. */
  from: string | null;
}

/** Returns a page of the rows that the reader may see and asks for, the latest first. */
export async function listAudits(actor: Actor, { filters, from }: Wanted): Promise<AuditPage> {
  const store = await readCompany(actor.companyId);
  const reader = await recordActorOf(store, actor);
  const asked = [...(await filtersOf(store, filters)), ...(from === null ? [] : [until(from)])];
  const pages = await Promise.all(
    markFilters(readerMarks(reader)).map((marks) =>
      store.audits.listReadable([...asked, ...marks], {
        orderBy: ["order", "desc"],
        limit: PAGE_ROWS + 1,
      }),
    ),
  );
  const rows = newestFirst(pages.flatMap(({ found }) => found));
  return {
    rows: rows.slice(0, PAGE_ROWS).map((row) => auditAsSeen(reader, row)),
    next: rows[PAGE_ROWS]?.order ?? null,
    unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

const until = (order: string): Filter => ["order", "<=", order];

async function filtersOf(store: CompanyStore, filters: AuditFilters): Promise<Filter[]> {
  const { timeZone } = await store.company();
  const { from, to } = filters;
  return [
    ...wantedFields(filters).map(([field, value]): Filter => [field, "==", value]),
    ...(from === null ? [] : [["order", ">=", dayStart(from, timeZone)] as const]),
    ...(to === null ? [] : [until(dayStart(addDays(to, 1), timeZone))]),
  ];
}

/** One query for each thirty marks; a row with several of them is found by several. */
function markFilters(marks: readonly string[] | null): Filter[][] {
  if (marks === null) return [[]];
  const parts = Array.from({ length: Math.ceil(marks.length / MOST_COMPARED) }, (_, index) =>
    marks.slice(index * MOST_COMPARED, (index + 1) * MOST_COMPARED),
  );
  return parts.map((some) => [["readers", "array-contains-any", some]]);
}

function newestFirst(rows: readonly AuditRow[]): AuditRow[] {
  const each = new Map(rows.map((row) => [row.id, row]));
  return [...each.values()].toSorted((a, b) => (a.order < b.order ? 1 : -1));
}
