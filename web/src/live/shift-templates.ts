import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftTemplates } from "@crewline/domain/records/schedules/shift-template";
import {
  shiftTemplatesId,
  shiftTemplatesSchema,
} from "@crewline/domain/records/schedules/shift-template";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The shift templates of a location, null for those of all; null before the first. */
export function shiftTemplatesSource(
  actor: Actor,
  locationId: LocationId | null,
): LiveSource<ShiftTemplates | null> {
  return documentSource({
    ...inCompany(actor, `shiftTemplates/${shiftTemplatesId(locationId)}`),
    schema: shiftTemplatesSchema,
  });
}
