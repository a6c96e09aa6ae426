import type { DayEvent } from "../../records/day-events/day-event.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { valueChanges } from "../../records/history/record-changes.ts";

const fields = [
  "title",
  "from",
  "until",
  "times",
  "locationId",
  "audience",
] as const satisfies readonly (keyof DayEvent)[];

/** The differences between two states of an event; of the text only that it changed. */
export function dayEventChanges(before: DayEvent | null, after: DayEvent | null): RecordChange[] {
  const isTextChanged = (before?.text ?? "") !== (after?.text ?? "");
  return [
    ...valueChanges(factsOf(before), factsOf(after)),
    ...(isTextChanged ? [{ field: "text", before: null, after: null }] : []),
  ];
}

function factsOf(event: DayEvent | null): object {
  return Object.fromEntries(fields.map((field) => [field, event?.[field] ?? null]));
}
