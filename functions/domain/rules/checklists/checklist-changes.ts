import type { ChecklistTemplate } from "../../records/checklists/checklist-template.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { valueChanges } from "../../records/history/record-changes.ts";

/** The differences between two versions of a template; of each item its words. */
export function checklistChanges(
  before: ChecklistTemplate | null,
  after: ChecklistTemplate,
): RecordChange[] {
  const areItemsChanged =
    before !== null && JSON.stringify(before.items) !== JSON.stringify(after.items);
  const changes = valueChanges(factsOf(before), factsOf(after));
  const isNamed = changes.some(({ field }) => field === "items");
  return areItemsChanged && !isNamed
    ? [...changes, { field: "itemDetails", before: null, after: null }]
    : changes;
}

function factsOf(template: ChecklistTemplate | null): object {
  if (template === null) return {};
  const { name, state, trigger, recurrence, dueMinutes, graceMinutes, doneBy } = template;
  const items = template.items.map(({ label }) => label);
  const { locationIds, jobRoleIds, needsSignOff, signOffRoleIds } = template;
  const times = { trigger, recurrence, dueMinutes, graceMinutes };
  return {
    name,
    state,
    items,
    ...times,
    locationIds,
    jobRoleIds,
    doneBy,
    needsSignOff,
    signOffRoleIds,
  };
}
