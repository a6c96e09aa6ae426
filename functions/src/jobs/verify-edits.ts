import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { editActs, editFacts } from "@crewline/domain/projections/reports/edit-facts";
import type { AuditDay } from "@crewline/domain/records/audits/audit-day";
import { packEdits } from "@crewline/domain/records/summaries/pack-edits";
import { log } from "../platform/log.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import { inTransaction } from "../store/unit/unit.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

/** Sealed days that a night looks at: two months, so that those of earlier releases are packed. */
const DAYS_BACK = 62;
/** Packed days that a night compares with their audit rows. */
const COMPARED = 2;

/**
 * Compares the packed edits of the days that were sealed last with their audit rows, and packs days
 * of earlier releases. What differs is packed again and reported.
 */
export async function verifyEdits(companyId: CompanyId): Promise<void> {
  const { auditDays } = await readCompany(companyId);
  const sealed = await auditDays.list([], { orderBy: ["day", "desc"], limit: DAYS_BACK });
  const looked = sealed.filter(({ edits }, place) => edits === null || place < COMPARED);
  await eachOnItsOwn("verifyEdits", looked, (day) => repack(companyId, day));
}

async function repack(companyId: CompanyId, { id, day, from, until, edits }: AuditDay) {
  const { audits } = await readCompany(companyId);
  const rows = await audits.list([
    ["act", "in", editActs],
    ["order", ">=", from],
    ["order", "<=", until],
  ]);
  const packed = packEdits(editFacts(rows, day));
  if (packed === edits) return;
  if (edits !== null) log.error("the packed edits of a day differed", { companyId, day });
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    store.auditDays.save(id, { ...(await store.auditDays.get(id)), edits: packed });
  });
}
