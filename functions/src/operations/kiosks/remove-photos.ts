import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { Filter } from "../../store/unit/collection.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/** Photos that are read at once, each of up to 130 kB. */
const AT_ONCE = 40;

/** Removes all photos of punches that the filter finds. */
export async function removePhotos(companyId: CompanyId, filter: Filter): Promise<void> {
  const store = await readCompany(companyId);
  for (;;) {
    const some = await store.punchPhotos.list([filter], { limit: AT_ONCE });
    await inTransaction(async (unit) => {
      const { punchPhotos } = companyStore(unit, companyId);
      for (const { id } of some) punchPhotos.remove(id);
    });
    if (some.length < AT_ONCE) return;
  }
}
