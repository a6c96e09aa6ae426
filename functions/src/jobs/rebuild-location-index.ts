import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDeepStrictEqual } from "node:util";
import type { LocationIndex } from "@crewline/domain/records/locations/location-index";
import { LOCATION_INDEX, packLocation } from "@crewline/domain/records/locations/location-index";
import { log } from "../platform/log.ts";
import { companyStore } from "../store/company/company-store.ts";
import type { Unit } from "../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";

/**
 * Compares the packed locations of a company with their documents and packs them again where they
 * differ. They rarely do, so they are compared without a lock first.
 */
export async function rebuildLocationIndex(companyId: CompanyId): Promise<void> {
  if ((await wrongIndex(await readingUnit(), companyId)) === null) return;
  await inTransaction(async (unit) => {
    const wanted = await wrongIndex(unit, companyId);
    if (wanted !== null) companyStore(unit, companyId).locationIndex.save(LOCATION_INDEX, wanted);
  });
  log.error("the packed locations differed from their documents", { companyId });
}

/** The index as it should be; null if it is. */
async function wrongIndex(unit: Unit, companyId: CompanyId): Promise<LocationIndex | null> {
  const store = companyStore(unit, companyId);
  const [{ found, unreadableIds }, before] = [
    await store.locations.listReadable([]),
    await store.locationIndex.find(LOCATION_INDEX),
  ];
  const kept = Object.entries(before?.locations ?? {}).filter(([, text]) => text !== null);
  const unreadable = kept.filter(([id]) => unreadableIds.some((one) => one === id));
  const packed = found.map((one) => [one.id, packLocation(one)] as const);
  const locations = Object.fromEntries([...packed, ...unreadable]);
  return isDeepStrictEqual(Object.fromEntries(kept), locations) ? null : { locations };
}
