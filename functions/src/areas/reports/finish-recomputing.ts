import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { rebuildWeeksBetween } from "../../operations/weeks/rebuild-weeks.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/**
 * Recomputes the weeks of a reopened period whose differences were reversed: while it was closed,
 * its weeks kept what was paid. After an interruption the next call starts over.
 */
export async function finishRecomputing(companyId: CompanyId, firstDay: string): Promise<void> {
  const period = await (await readCompany(companyId)).payPeriods.find(firstDay);
  if (period === null || !period.isRecomputing) return;
  const { lastDay } = period;
  await rebuildWeeksBetween(companyId, { from: addDays(firstDay, -6), until: lastDay });
  await inTransaction(async (unit) => {
    const { payPeriods } = companyStore(unit, companyId);
    payPeriods.save(firstDay, { ...(await payPeriods.get(firstDay)), isRecomputing: false });
  });
}
