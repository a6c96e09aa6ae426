import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { keysRemovedUntil } from "@crewline/domain/rules/kiosks/unpaired-keys";
import { now } from "../platform/clock.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import { inTransaction } from "../store/unit/unit.ts";

/** Removes the keys of tablets that were unpaired long ago; what they sealed opens no more. */
export async function removeUnpairedKeys(companyId: CompanyId): Promise<void> {
  const { kiosks } = await readCompany(companyId);
  const unpaired = await kiosks.list([["revokedAt", "<=", keysRemovedUntil(now())]]);
  for (const { id } of unpaired) {
    await inTransaction(async (unit) => {
      const { kioskKeys } = companyStore(unit, companyId);
      if ((await kioskKeys.find(id)) !== null) kioskKeys.remove(id);
    });
  }
}
