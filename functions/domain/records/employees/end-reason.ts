import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { noteSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/** The text where no reason was chosen. */
export const NO_REASON = issue("chooseReason");

export const endReasonSchema = z.enum(
  ["resigned", "dismissed", "endOfContract", "retired", "other"],
  NO_REASON,
);
export type EndReason = z.infer<typeof endReasonSchema>;

/** The reason why an employment ends; the note may be empty. */
export const endCauseSchema = z.object({
  reason: endReasonSchema,
  note: noteSchema,
});
export type EndCause = z.infer<typeof endCauseSchema>;

/** An end with its last day. */
export const reasonedEndSchema = z.extend(endCauseSchema, { lastDay: localDateSchema });
export type ReasonedEnd = z.infer<typeof reasonedEndSchema>;

/**
 * `employees/{id}/private/end`: why employments ended, which the employee does not read. `present`
 * belongs to the last day that the employee has now.
 */
export const employeeEndSchema = z.object({
  present: z.nullable(reasonedEndSchema),
  /** Of earlier periods, the oldest first. */
  past: z.array(reasonedEndSchema).check(z.maxLength(20)),
  version: versionSchema,
});
export type EmployeeEnd = z.infer<typeof employeeEndSchema>;

/** The reason needs a note. */
export interface EndNoteProblem {
  kind: "endNoteMissing";
}

/** Returns the reason why the choice is not complete, for beside the note; null when it is. */
export function endNoteProblem({
  reason,
  note,
}: Pick<EndCause, "reason" | "note">): EndNoteProblem | null {
  return reason === "other" && note.trim() === "" ? { kind: "endNoteMissing" } : null;
}

/** The ends after a last day was set with its cause, or taken back. */
export function endsWith(before: EmployeeEnd | null, present: ReasonedEnd | null): EmployeeEnd {
  const { past, version } = before ?? noEnds;
  return { past, present, version: version + 1 };
}

/** The ends once the employee is hired again: the present one is of an earlier period. */
export function endsAfterRehire({ present, past, version }: EmployeeEnd): EmployeeEnd {
  const all = present === null ? past : [...past, present];
  return { present: null, past: all.slice(-20), version: version + 1 };
}

/** The ends without what people wrote about them. */
export function endsWithoutNotes({ present, past, version }: EmployeeEnd): EmployeeEnd {
  const silent = (end: ReasonedEnd) => ({ ...end, note: "" });
  return {
    present: present === null ? null : silent(present),
    past: past.map(silent),
    version: version + 1,
  };
}

/** The ends of an employee who never left. */
export const noEnds: EmployeeEnd = { present: null, past: [], version: 0 };
