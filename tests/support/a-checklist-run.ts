import type { ChecklistTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import { checklistRunIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { checklistDayId } from "@crewline/domain/records/checklists/checklist-run";
import { aRun } from "@crewline/domain/rules/checklists/run.test-support";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "./a-company.ts";
import { monday } from "./a-shift-plan.ts";

/**
 * A list of the template at Harbor, of a day long ago, that is never late and that no one has
 * started, and one that is done and signed off.
 */
export async function aChecklistRun(
  { companyId, harbor: locationId }: TestCompany,
  templateId: ChecklistTemplateId,
): Promise<void> {
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const { name, description, items, version } = await store.checklistTemplates.get(templateId);
    const run = aRun({
      id: checklistRunIdSchema.parse(`${templateId}_all`),
      templateId,
      templateVersion: version,
      name,
      description,
      items,
      opensAt: "2026-03-02T00:00:00.000Z",
      dueAt: null,
      missedAt: null,
    });
    const id = checklistDayId(locationId, monday);
    const at = "2026-03-02T10:00:00.000Z";
    const signed = {
      ...run,
      id: checklistRunIdSchema.parse(`${templateId}_signed`),
      completedAt: at,
      needsSignOff: true,
      signedOff: { at, byEmployeeId: null, byName: "Olivia" },
    };
    store.checklistDays.change({ id, locationId, day: monday }, [
      [run, "save"],
      [signed, "save"],
    ]);
  });
}
