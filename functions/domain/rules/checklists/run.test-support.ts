import { checklistRunIdSchema, checklistTemplateIdSchema } from "../../kernel/ids/record-ids.ts";
import type { ChecklistItem } from "../../records/checklists/checklist-item.ts";
import { checklistItemIdSchema } from "../../records/checklists/checklist-item.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";

/** The refrigerator's temperature, at most 5 °C. */
export const fridge: ChecklistItem = {
  id: checklistItemIdSchema.parse("fridge"),
  section: "",
  label: "Refrigerator",
  help: "",
  type: "temperature",
  isRequired: true,
  weight: 1,
  min: null,
  max: 5,
  unit: "°C",
  choices: [],
  failActions: ["alert"],
};

/** A list of one item that nobody has started. */
export function aRun(change: Partial<ChecklistRun> = {}): ChecklistRun {
  return {
    id: checklistRunIdSchema.parse("opening_all"),
    templateId: checklistTemplateIdSchema.parse("opening"),
    templateVersion: 1,
    name: "Opening",
    description: "",
    items: [fridge],
    employeeId: null,
    jobRoleIds: [],
    shiftId: null,
    opensAt: "2026-11-20T08:00:00.000Z",
    dueAt: "2026-11-20T09:00:00.000Z",
    missedAt: "2026-11-20T09:30:00.000Z",
    answers: {},
    completedAt: null,
    isMissed: false,
    isFollowUp: false,
    needsSignOff: false,
    signOffRoleIds: [],
    signedOff: null,
    ...change,
  };
}

/** The answers of a list in which the refrigerator has that temperature. */
export function fridgeAt(value: number, note = ""): ChecklistRun["answers"] {
  return { [fridge.id]: { value, note, at: "2026-11-20T08:30:00.000Z", byEmployeeId: null } };
}
