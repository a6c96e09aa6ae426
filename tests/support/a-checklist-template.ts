import type { ChecklistTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import type { ChecklistTerms } from "@crewline/domain/records/checklists/checklist-template";
import { emptyTemplate } from "@crewline/domain/projections/checklists/starter-template";
import { plainItem } from "@crewline/domain/projections/checklists/paste-items";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

const itemId = (text: string) => checklistItemIdSchema.parse(text);

/** Doors to check, and a refrigerator to measure. */
export const openingTerms = {
  ...emptyTemplate({ today: "2026-01-01" }),
  name: "Opening",
  state: "active",
  items: [
    { ...plainItem(itemId("doors")), label: "Doors unlocked" },
    {
      ...plainItem(itemId("fridge")),
      label: "Refrigerator",
      type: "temperature",
      max: 5,
      unit: "°C",
    },
  ],
} satisfies Omit<ChecklistTerms, "locationIds">;

/** A checklist template of Harbor. */
export async function aChecklistTemplate(
  { owner, harbor }: TestCompany,
  change: Partial<ChecklistTerms> = {},
): Promise<ChecklistTemplateId> {
  const { templateId } = await owner.api.templates.add.mutate({
    ...anAttempt(),
    template: { ...openingTerms, locationIds: [harbor], ...change },
  });
  return templateId;
}
