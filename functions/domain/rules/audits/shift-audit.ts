import type { RecordChange } from "../../records/history/record-changes.ts";
import { valueChanges } from "../../records/history/record-changes.ts";
import { plannedSeconds } from "../schedules/planned-seconds.ts";
import type { Shift } from "../../records/schedules/shift.ts";

/** The fields of a shift that its audit names, in their order. */
const fields = [
  "employeeId",
  "locationId",
  "jobRoleId",
  "day",
  "startsAtLocal",
  "endsAtLocal",
  "unpaidBreakSeconds",
] as const satisfies readonly (keyof Shift)[];

/** The differences between two states of a shift; of the note only that it changed. */
export function shiftChanges(before: Shift | null, after: Shift | null): RecordChange[] {
  const isNoteChanged = (before?.note ?? "") !== (after?.note ?? "");
  return [
    ...valueChanges(factsOf(before), factsOf(after)),
    ...(isNoteChanged ? [{ field: "note", before: null, after: null }] : []),
  ];
}

function factsOf(shift: Shift | null): object {
  return Object.fromEntries(fields.map((field) => [field, shift?.[field] ?? null]));
}

/** The planned seconds of a shift without its unpaid break; 0 for none and a cancelled one. */
export function shiftSeconds(shift: Shift | null): number {
  if (shift === null || shift.state === "cancelled") return 0;
  return plannedSeconds(shift);
}
