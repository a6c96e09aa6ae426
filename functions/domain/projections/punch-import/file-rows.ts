import type { PlannedRow } from "../../kernel/csv/planned-row.ts";
import type { ImportedWork } from "../../rules/imported-time/imported-work.ts";

export type Row = PlannedRow<ImportedWork>;

/** A line that makes no work, with the reason. */
export function refused(line: number, title: string, problem: string): Row {
  return { line, title, kind: "problem", cells: [], problem, row: null };
}

/** A line whose work is there already, or that tells of none. */
export function unchanged(line: number, title: string): Row {
  return { line, title, kind: "same", cells: [], problem: null, row: null };
}
