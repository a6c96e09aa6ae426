import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AuditDay } from "@crewline/domain/records/audits/audit-day";
import type { DayBounds } from "@crewline/domain/rules/audits/audit-seal";
import {
  firstDayBounds,
  isDayOver,
  nextDayBounds,
  sealDay,
} from "@crewline/domain/rules/audits/audit-seal";
import { isBehind } from "@crewline/domain/records/company/data-shape";
import { editFacts } from "@crewline/domain/projections/reports/edit-facts";
import { packEdits } from "@crewline/domain/records/summaries/pack-edits";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { sha256 } from "../../platform/digest.ts";
import { rowsBetween } from "./rows-between.ts";

/** Days of one run; a company with more to seal goes on in the next night. */
const MOST_DAYS = 100;

/**
 * Seals the days of a company's audit that are over, in their order, each once: a day that has a
 * seal keeps it. Days without a change are sealed as well, so that a removed one is missed.
 */
export async function sealAuditDays(companyId: CompanyId): Promise<void> {
  const store = await readCompany(companyId);
  const company = await store.company();
  // The rows of earlier releases come before all others.
  if (isBehind(company)) return;
  const { timeZone } = company;
  let last = await lastSealed(store);
  for (let sealed = 0; sealed < MOST_DAYS; sealed += 1) {
    const bounds = await nextBounds(store, last, timeZone);
    if (bounds === null || !isDayOver(bounds, now())) return;
    last = await seal(companyId, bounds, last?.root ?? "");
  }
}

async function lastSealed({ auditDays }: CompanyStore): Promise<AuditDay | null> {
  const [last] = await auditDays.list([], { orderBy: ["day", "desc"], limit: 1 });
  return last ?? null;
}

async function nextBounds(
  { audits }: CompanyStore,
  last: AuditDay | null,
  timeZone: string,
): Promise<DayBounds | null> {
  if (last !== null) return nextDayBounds(last, timeZone);
  const [earliest] = await audits.list([], { orderBy: ["order", "asc"], limit: 1 });
  return earliest === undefined ? null : firstDayBounds(earliest.at, timeZone);
}

/** Returns the seal that the day has afterwards: an earlier one where another run came first. */
async function seal(
  companyId: CompanyId,
  bounds: DayBounds,
  previousRoot: string,
): Promise<AuditDay> {
  const rows = await rowsBetween(await readCompany(companyId), bounds);
  const hashes = rows.map(({ hash }) => hash);
  return inTransaction(async (unit) => {
    const { auditDays } = companyStore(unit, companyId);
    const found = await auditDays.find(bounds.day);
    if (found !== null) return found;
    const edits = packEdits(editFacts(rows, bounds.day));
    const day: AuditDay = {
      ...sealDay(bounds, { hashes, previousRoot, at: now() }, sha256),
      edits,
    };
    auditDays.create(day.id, day);
    return day;
  });
}
