import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatWorkSpan } from "@crewline/domain/words/time-entries/format-work-span";
import type { BreakAttestation } from "@crewline/domain/records/time-entries/time-entry";
import type { SheetEntry } from "@crewline/domain/records/timesheets/timesheet";

const attested: Readonly<Record<BreakAttestation, string | null>> = {
  none: null,
  mealWaived: "Meal break waived",
  noBreak: "No break taken",
};

/** The times of an entry, with their zone where it is not that of the sheet, and what holds pay. */
export function timeText(entry: SheetEntry, timeZone: string, locale: Locale): string {
  const zone = entry.timeZone === timeZone ? "" : ` (${entry.timeZone.replaceAll("_", " ")})`;
  const unpaid = entry.state === "rejected" ? ", sent back" : "";
  return `${formatWorkSpan(entry, entry, locale)}${zone}${unpaid}`;
}

/** The breaks of an entry, and what is recorded about one that was not taken. */
export function breakTexts(entry: SheetEntry, locale: Locale): string[] {
  const { breaks, breakAttestation } = entry;
  const said = attested[breakAttestation];
  return [
    ...breaks.map((taken) => {
      return `${taken.isPaid ? "Paid" : "Unpaid"} break ${formatWorkSpan(taken, entry, locale)}`;
    }),
    ...(said === null ? [] : [said]),
  ];
}
