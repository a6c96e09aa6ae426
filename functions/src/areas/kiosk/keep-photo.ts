import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import type { PunchPhoto } from "@crewline/domain/records/kiosks/punch-photo";
import { requirePunchPhoto } from "@crewline/domain/rules/employees/read-photo";
import type { addPhotoSchema, KioskPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import type { z } from "zod/mini";
import type { KioskCaller } from "../../operations/kiosks/verify-kiosk.ts";
import type { Done } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/** The name of the photo of a punch; null without one, or where the company wants none. */
export async function photoOf(
  companyId: CompanyId,
  { id, hasPhoto }: Pick<KioskPunch, "id" | "hasPhoto">,
): Promise<PunchId | null> {
  if (!hasPhoto) return null;
  const { kioskPhotos } = await (await readCompany(companyId)).company();
  return kioskPhotos.isOn ? id : null;
}

/** Makes the place for a photo that the tablet sends next; once, however often the punch is sent. */
export async function expectPhoto(
  companyId: CompanyId,
  { id, ...photo }: Omit<PunchPhoto, "id" | "base64"> & { id: PunchId | null },
): Promise<void> {
  if (id === null) return;
  await inTransaction(async (unit) => {
    const { punchPhotos } = companyStore(unit, companyId);
    if ((await punchPhotos.find(id)) === null) {
      punchPhotos.save(id, { id, ...photo, base64: null });
    }
  });
}

/**
 * Keeps the photo of a punch that the server has; the first one, however often it is sent. Throws
 * photoRefused for what is no JPEG of at most 100 kB, notFound if no photo is expected.
 */
export async function addPhoto(
  { companyId }: Pick<KioskCaller, "companyId">,
  { punchId, base64 }: z.infer<typeof addPhotoSchema>,
): Promise<Done> {
  requirePunchPhoto(Buffer.from(base64, "base64"));
  await inTransaction(async (unit) => {
    const { punchPhotos } = companyStore(unit, companyId);
    const photo = await punchPhotos.get(punchId);
    if (photo.base64 === null) punchPhotos.save(punchId, { ...photo, base64 });
  });
  return {};
}
