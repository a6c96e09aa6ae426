import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { PunchPhoto } from "@crewline/domain/records/kiosks/punch-photo";
import { punchPhotoSchema } from "@crewline/domain/records/kiosks/punch-photo";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The photo of a punch at a shared tablet, for managers; null once it was removed. */
export function punchPhotoSource(
  actor: Pick<Actor, "uid" | "companyId">,
  photoId: PunchId,
): LiveSource<PunchPhoto | null> {
  return documentSource({
    ...inCompany(actor, `punchPhotos/${photoId}`),
    schema: punchPhotoSchema,
  });
}
