import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { locationIdSchema, employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import type { previewArchiveSchema } from "@crewline/domain/rules/locations/location-inputs";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { getLocations } from "../../operations/locations/get-locations.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { readArchiveEffects } from "./archive-effects.ts";

/** Returns what prevents archiving a location, and which employees it leaves without one. */
export const archivePreviewSchema = z.object({
  locationId: locationIdSchema,
  shiftCount: z.int(),
  firstShiftDay: z.nullable(localDateSchema),
  clockedIn: z.array(z.string()),
  onlyHere: z.array(z.object({ id: employeeIdSchema, name: z.string() })),
});
export type ArchivePreview = z.infer<typeof archivePreviewSchema>;

/** Returns the effects of archiving all of them, location by location. */
export async function previewArchive(
  { companyId }: Actor,
  { locationIds }: z.infer<typeof previewArchiveSchema>,
): Promise<{ locations: ArchivePreview[] }> {
  const store = await readCompany(companyId);
  const found = await getLocations(store, locationIds);
  const locations = found.map((location) => previewOf(store, location, locationIds));
  return { locations: await Promise.all(locations) };
}

async function previewOf(
  store: CompanyStore,
  location: Location,
  gone: readonly LocationId[],
): Promise<ArchivePreview> {
  const effects = await readArchiveEffects(store, location, { gone, now: now() });
  const { shifts, running, nowhereElse } = effects;
  const workers = await store.employees.findAll(running.map(({ employeeId }) => employeeId));
  return {
    locationId: location.id,
    shiftCount: shifts.length,
    firstShiftDay: shifts[0]?.day ?? null,
    clockedIn: workers.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    onlyHere: nowhereElse
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}
