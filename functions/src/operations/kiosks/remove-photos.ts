import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { Filter } from "../../store/unit/collection.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/** Photos that are read at once, each of up to 250 kB. */
const AT_ONCE = 40;

interface Photos<Id> {
  list: (filters: readonly Filter[], page: { limit: number }) => Promise<{ id: Id }[]>;
  remove: (id: Id) => void;
}

/** Removes all photos, such as those of punches, that the filter finds. */
export async function removePhotos<Id>(
  companyId: CompanyId,
  photosOf: (store: CompanyStore) => Photos<Id>,
  filter: Filter,
): Promise<void> {
  const store = await readCompany(companyId);
  for (;;) {
    const some = await photosOf(store).list([filter], { limit: AT_ONCE });
    await inTransaction(async (unit) => {
      const photos = photosOf(companyStore(unit, companyId));
      for (const { id } of some) photos.remove(id);
    });
    if (some.length < AT_ONCE) return;
  }
}
