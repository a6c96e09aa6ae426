import { log } from "../platform/log.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import { inTransaction } from "../store/unit/unit.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

/**
 * Moves the fields of the plan out of location documents that still hold them. Values and versions
 * stay the same, so open forms are not refused.
 */
export async function divideLocations(companyId: string): Promise<void> {
  const { locationRecords } = await readCompany(companyId);
  const undivided = await locationRecords.listUndivided();
  await eachOnItsOwn("divideLocations", undivided, async ({ id: locationId }) => {
    await inTransaction(async (unit) => {
      const { locationRecords: records } = companyStore(unit, companyId);
      records.save(locationId, await records.get(locationId));
    });
    log.info("a location was divided", { companyId, locationId });
  });
}
