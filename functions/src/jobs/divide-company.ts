import { log } from "../platform/log.ts";
import { companies } from "../store/companies.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";

/**
 * Moves the settings out of a company's document that still holds them. Values and version stay the
 * same, so open forms are not refused.
 */
export async function divideCompany(companyId: string): Promise<void> {
  if (!(await companies(await readingUnit()).isUndivided(companyId))) return;
  await inTransaction(async (unit) => {
    const all = companies(unit);
    all.save(companyId, await all.get(companyId));
  });
  log.info("a company was divided", { companyId });
}
