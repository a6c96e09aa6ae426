import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { valueChanges } from "../../records/history/record-changes.ts";
import { plannedSeconds } from "../schedules/planned-seconds.ts";
import type { ShiftOverride } from "../../records/schedules/shift-override.ts";
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
    ...overrideChanges(before, after),
    ...(isNoteChanged ? [{ field: "note", before: null, after: null }] : []),
  ];
}

/** The codes of an override that the change carries; its reason is in the words of the row. */
function overrideChanges(before: Shift | null, after: Shift | null): RecordChange[] {
  const given = newOverride(before, after);
  return valueChanges({ overrides: null }, { overrides: given?.codes ?? null });
}

/** Returns the override that a shift got by the change; null for none. */
export function newOverride(before: Shift | null, after: Shift | null): ShiftOverride | null {
  const last = after?.overrides?.at(-1);
  const known = before?.overrides ?? [];
  return last === undefined || known.some(({ at }) => at === last.at) ? null : last;
}

function factsOf(shift: Shift | null): object {
  return Object.fromEntries(fields.map((field) => [field, shift?.[field] ?? null]));
}

/** True for a change of a shift that the editor works, or worked before; false for open shifts. */
export function isOwnShift(
  editor: EmployeeId | null,
  before: Shift | null,
  after: Shift | null,
): boolean {
  if (editor === null) return false;
  return before?.employeeId === editor || after?.employeeId === editor;
}

/** The planned seconds of a shift without its unpaid break; 0 for none and a cancelled one. */
export function shiftSeconds(shift: Shift | null): number {
  if (shift === null || shift.state === "cancelled") return 0;
  return plannedSeconds(shift);
}
