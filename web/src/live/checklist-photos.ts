import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { ChecklistPhotoId } from "@crewline/domain/kernel/ids/record-ids";
import type { ChecklistPhoto } from "@crewline/domain/records/checklists/checklist-photo";
import { checklistPhotoSchema } from "@crewline/domain/records/checklists/checklist-photo";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The picture of an item, for managers and the employee who took it; null once it was removed. */
export function checklistPhotoSource(
  actor: Pick<Actor, "uid" | "companyId">,
  photoId: ChecklistPhotoId,
): LiveSource<ChecklistPhoto | null> {
  return documentSource({
    ...inCompany(actor, `checklistPhotos/${photoId}`),
    schema: checklistPhotoSchema,
  });
}
