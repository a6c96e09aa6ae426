import type { ChecklistTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { checklistDaySchema, packRun } from "@crewline/domain/records/checklists/checklist-run";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { checklistTemplateSchema } from "@crewline/domain/records/checklists/checklist-template";
import type { ChecklistDay } from "@crewline/domain/records/checklists/checklist-run";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { saveDueWork } from "../due-work.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/**
 * Checklist templates. The transaction that saves one has the job look at the lists of each of its
 * locations; locations without a template have no such work.
 */
export function checklistTemplates({ unit, path, companyId }: CompanyUnit) {
  const records = collection(unit, {
    path: `${path}/checklistTemplates`,
    schema: checklistTemplateSchema,
    what: "checklistTemplate",
  });
  const write =
    (how: "create" | "save") => (id: ChecklistTemplateId, template: ChecklistTemplate) => {
      records[how](id, template);
      for (const locationId of template.locationIds) {
        const dueAt = unit.now();
        saveDueWork(unit, newDueWork({ job: "checklists", companyId, locationId, dueAt }));
      }
    };
  return { ...records, create: write("create"), save: write("save") };
}

/** A list to write, or to take out. */
export type RunChange = [ChecklistRun, "save" | "remove"];

/** The lists of a location's day, packed. */
export function checklistDays({ unit, path }: CompanyUnit) {
  const records = collection(unit, {
    path: `${path}/checklistDays`,
    schema: checklistDaySchema,
    what: "checklist",
  });
  return {
    ...records,
    /** Writes some lists of a day, or takes them out with null; leaves the others. */
    change: (
      { id, locationId, day }: Pick<ChecklistDay, "id" | "locationId" | "day">,
      runs: readonly RunChange[],
    ): void =>
      unit.merge(unit.firestore.doc(`${path}/checklistDays/${id}`), {
        locationId,
        day,
        runs: Object.fromEntries(
          runs.map(([run, act]) => [run.id, act === "save" ? packRun(run) : null]),
        ),
      }),
  };
}
