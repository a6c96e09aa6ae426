import { checklistFacts } from "@crewline/domain/projections/reports/checklist-facts";
import type { ReportFilter, ReportRange } from "@crewline/domain/records/reports/report";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { ReadFacts } from "./read-facts.ts";

/** The days of locations that a report of checklists reads, the latest first. */
const MOST_DAYS = 1500;

interface Wanted {
  range: ReportRange;
  filter: Pick<ReportFilter, "locationId">;
}

/**
 * Reads the checklists of a range, of one location or all. Where those are too many the earliest are
 * left out, and the figures until that day are not complete.
 */
export async function readChecklists(
  store: CompanyStore,
  { range: { firstDay, lastDay }, filter: { locationId } }: Wanted,
): Promise<ReadFacts> {
  const { found } = await store.checklistDays.listReadable(
    [
      ["day", ">=", firstDay],
      ["day", "<=", lastDay],
      ...(locationId === null ? [] : [["locationId", "==", locationId] as const]),
    ],
    { orderBy: ["day", "desc"], limit: MOST_DAYS + 1 },
  );
  const kept = found.slice(0, MOST_DAYS);
  const facts = kept.flatMap((one) => checklistFacts(one, store.now()));
  const isCut = found.length > MOST_DAYS;
  return { facts, incompleteUntil: isCut ? (kept.at(-1)?.day ?? null) : null };
}
