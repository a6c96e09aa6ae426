import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ChecklistDay } from "@crewline/domain/records/checklists/checklist-run";
import {
  checklistDayId,
  checklistDaySchema,
} from "@crewline/domain/records/checklists/checklist-run";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The checklists of a location's day, in one document; null where there are none. */
export function checklistDaySource(
  actor: Actor,
  { locationId, day }: { locationId: LocationId; day: LocalDate },
): LiveSource<ChecklistDay | null> {
  return documentSource({
    ...inCompany(actor, `checklistDays/${checklistDayId(locationId, day)}`),
    schema: checklistDaySchema,
  });
}
