import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import { activeFields } from "../../records/custom-fields/custom-field.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";

/** The differences between two states of a company's custom fields, one change for each field. */
export function customFieldChanges(
  before: readonly CustomField[],
  after: readonly CustomField[],
): RecordChange[] {
  const changed = after.flatMap((field): RecordChange[] => {
    const old = before.find(({ id }) => id === field.id);
    const [from, to] = [old === undefined ? null : textOf(old), textOf(field)];
    return from === to ? [] : [{ field: "customField", before: from, after: to }];
  });
  const orders = [before, after].map((fields) => orderOf(fields));
  const [from = null, to = null] = orders;
  const isReordered = changed.length === 0 && from !== to;
  return isReordered ? [{ field: "customFieldOrder", before: from, after: to }] : changed;
}

/** A field without its place, which changes with that of its neighbours. */
function textOf(field: CustomField): string {
  return JSON.stringify({ ...field, position: 0 });
}

function orderOf(fields: readonly CustomField[]): string {
  return JSON.stringify(activeFields(fields).map(({ label }) => label));
}
