import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { checklistTemplateSchema } from "@crewline/domain/records/checklists/checklist-template";
import { inCompany } from "./company.ts";
import { byName, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The checklist templates of the locations that the reader manages, by name. */
export function checklistTemplatesSource(actor: Actor): LiveSource<ChecklistTemplate[]> {
  return listSource({
    ...inCompany(actor, "checklistTemplates"),
    schema: checklistTemplateSchema,
    alternatives: reachOf(actor, "locationIds"),
    compare: byName,
  });
}
