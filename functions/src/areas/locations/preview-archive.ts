import type { previewArchiveSchema } from "@crewline/domain/locations/location-inputs";
import { idSchema } from "@crewline/domain/rules/fields";
import { localDateSchema } from "@crewline/domain/time/local-date";
import { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import { readCompany } from "../../store/read-company.ts";
import { readArchiveEffects } from "./archive-effects.ts";

/** What stands in the way of archiving a location, and whom it leaves without a place. */
export const archivePreviewSchema = z.object({
  shiftCount: z.int(),
  firstShiftDay: localDateSchema.nullable(),
  clockedIn: z.array(z.string()),
  onlyHere: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type ArchivePreview = z.infer<typeof archivePreviewSchema>;

export async function previewArchive(
  { companyId }: Actor,
  { locationId }: z.infer<typeof previewArchiveSchema>,
): Promise<ArchivePreview> {
  const store = await readCompany(companyId);
  const location = await store.locations.get(locationId);
  const { shifts, running, onlyHere } = await readArchiveEffects(store, location, now());
  const workers = await store.employees.findAll(running.map(({ employeeId }) => employeeId));
  return {
    shiftCount: shifts.length,
    firstShiftDay: shifts[0]?.day ?? null,
    clockedIn: workers.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    onlyHere: onlyHere
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}
