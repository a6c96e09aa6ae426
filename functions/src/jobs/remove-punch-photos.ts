import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { removedUntil } from "@crewline/domain/rules/kiosks/photos-of-punches";
import { removePhotos } from "../operations/kiosks/remove-photos.ts";
import { now } from "../platform/clock.ts";
import { readCompany } from "../store/company/read-company.ts";

/** Removes the photos of punches whose days are over, by the setting of this moment. */
export async function removePunchPhotos(companyId: CompanyId): Promise<void> {
  const { kioskPhotos } = await (await readCompany(companyId)).company();
  await removePhotos(companyId, (store) => store.punchPhotos, [
    "receivedAt",
    "<=",
    removedUntil(kioskPhotos, now()),
  ]);
}
