import type { EmployeeEvent } from "../../records/history/employee-event.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";

/**
 * The row of a history for a reader who sees these custom fields, which it then names by their
 * labels; none where the reader sees nothing of what changed. Other rows stay as they are.
 */
export function toldFields(
  event: EmployeeEvent,
  fields: readonly Pick<CustomField, "id" | "label">[],
): EmployeeEvent[] {
  if (event.act !== "fieldsChanged") return [event];
  const labels = new Map<string, string>(fields.map(({ id, label }) => [id, label]));
  const changes = event.changes.flatMap((change) => {
    const label = labels.get(change.field);
    return label === undefined ? [] : [{ ...change, field: label }];
  });
  return changes.length === 0 ? [] : [{ ...event, changes }];
}
