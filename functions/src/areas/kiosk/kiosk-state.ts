import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { formatsSchema } from "@crewline/domain/kernel/formats/formats-schema";
import {
  jobRoleIdSchema,
  jobRoleNameSchema,
  MOST_JOB_ROLES,
} from "@crewline/domain/records/job-roles/job-role";
import { photoDays } from "@crewline/domain/rules/kiosks/photos-of-punches";
import type { TabletReport } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { z } from "zod/mini";
import type { KioskCaller } from "../../operations/kiosks/verify-kiosk.ts";
import { keepWaiting } from "../../operations/kiosks/keep-waiting.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";

export const kioskStateSchema = z.object({
  name: z.string(),
  companyName: z.string(),
  locationName: z.string(),
  timeZone: z.string(),
  /** The company's formats: a shared tablet has no reader of its own. */
  formats: formatsSchema,
  /** For how many days photos of punches are kept; null where none are taken. */
  photoDays: z.nullable(z.int()),
  /** The roles of the company: without a connection no one knows which are the person's. */
  jobRoles: z
    .array(z.object({ id: jobRoleIdSchema, name: jobRoleNameSchema }))
    .check(z.maxLength(MOST_JOB_ROLES)),
  now: instantSchema,
});

/** Keeps what the tablet says of itself, and returns what it shows while no one is at it. */
export async function tabletState(
  { companyId, device }: KioskCaller,
  report: TabletReport | undefined,
): Promise<z.infer<typeof kioskStateSchema>> {
  if (report !== undefined) await keepWaiting(companyId, device, report);
  const store = await readCompany(companyId);
  const [company, location] = await Promise.all([
    store.company(),
    store.locations.get(device.locationId),
  ]);
  const { name: locationName, timeZone } = location;
  const { name: companyName, formats, kioskPhotos } = company;
  const place = { name: device.name, companyName, locationName, timeZone };
  const jobRoles = company.jobRoles
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name }) => ({ id, name }));
  return { ...place, formats, photoDays: photoDays(kioskPhotos), jobRoles, now: now() };
}
