import type { HistoryPage } from "@crewline/domain/records/history/history-event";
import type { CompanyStore } from "../../store/company/company-store.ts";

const PAGE_ROWS = 50;

interface Wanted {
  subject: string;
  /** As the page before named it; null for the latest rows. */
  from: string | null;
}

/** A page of what happened to a location, a week or the company, the latest row first. */
export async function readHistoryPage(
  { history }: CompanyStore,
  { subject, from }: Wanted,
): Promise<HistoryPage> {
  const until = from === null ? [] : ([["order", "<=", from]] as const);
  const { found, unreadable } = await history.listReadable([["subject", "==", subject], ...until], {
    orderBy: ["order", "desc"],
    limit: PAGE_ROWS + 1,
  });
  return {
    rows: found.slice(0, PAGE_ROWS),
    next: found[PAGE_ROWS]?.order ?? null,
    unreadable,
  };
}
