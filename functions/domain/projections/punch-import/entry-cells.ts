import type { TimeEntry, WorkSpan } from "../../records/time-entries/time-entry.ts";
import { payableMinutes } from "../../rules/time-entries/payable-minutes.ts";
import { punchFields } from "./punch-fields.ts";

/** The fields by which an import finds the entries of an exported file again. */
export const importableFields = ["payrollId", "start", "end", "breaks", "note"] as const;
export type ImportableField = (typeof importableFields)[number];

/** The heading under which an import reads a field. */
export function importHeading(field: ImportableField): string {
  return punchFields.find(({ id }) => id === field)?.label ?? field;
}

type Exported = Pick<TimeEntry, "punched" | "payable" | "note">;

/** The cells of an entry as an import reads them; times in UTC, so that no hour is ambiguous. */
export function importableCells(
  entry: Exported,
  payrollId: string | null,
): Record<ImportableField, string> {
  const { startsAt, endsAt, breaks } = spanToImport(entry);
  return {
    payrollId: payrollId ?? "",
    start: startsAt,
    end: endsAt ?? "",
    breaks: breaks.flatMap(breakCell).join("; "),
    note: entry.note,
  };
}

/** A break that runs on is left out. */
function breakCell({ startsAt, endsAt, isPaid }: WorkSpan["breaks"][number]): string[] {
  return endsAt === null ? [] : [`${startsAt}/${endsAt} ${isPaid ? "paid" : "unpaid"}`];
}

/** What was punched, to the second; the payable time where that was corrected, split or added. */
function spanToImport({ punched, payable }: Exported): WorkSpan {
  if (punched === null) return payable;
  return textOf(payableMinutes(punched)) === textOf(payable) ? punched : payable;
}

function textOf({ startsAt, endsAt, breaks }: WorkSpan): string {
  const pauses = breaks.map((taken) => [taken.startsAt, taken.endsAt, taken.isPaid]);
  return JSON.stringify([startsAt, endsAt, pauses]);
}
