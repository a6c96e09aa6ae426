import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { readCsv } from "@crewline/domain/kernel/csv/read-csv";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import { counted } from "@crewline/domain/kernel/formats/counted";
/** The most lines of one file; a longer one is imported in parts. */
export const MOST_LINES = 5000;

export type Step = "source" | "columns" | "check";

/** The title of a step and the label of its button; `isOverriding` where a reason is asked for. */
export function stepWords(
  step: Step,
  { count, isOverriding }: { count: number; isOverriding: boolean },
  locale: Locale,
): { title: string; submit: string } {
  if (step === "source") return { title: "choose a file", submit: "Next" };
  if (step === "columns") return { title: "columns", submit: "Check" };
  const rows = counted(count, { one: "row", other: "rows" }, locale);
  const submit = isOverriding ? `Import ${rows} anyway` : `Import ${rows}`;
  return { title: "what will change", submit: count === 0 ? "Close" : submit };
}

/** How the text of a workbook, new or old, and of a PDF begins. */
const others = ["PK\u0003\u0004", "\u00D0\u00CF\u0011\u00E0", "%PDF"];

/** Returns the reason why a file cannot be read; null when it can. */
export function sourceProblem(
  { header, rows, openQuoteAt }: ReturnType<typeof readCsv>,
  locale: Locale,
): string | null {
  if (others.some((start) => header[0]?.startsWith(start))) {
    return "This is a workbook or a PDF, not a CSV file. Save it as CSV, then choose that file.";
  }
  if (openQuoteAt !== null) {
    return `The quotation mark in line ${openQuoteAt} is never closed. Correct the file, then try again.`;
  }
  if (rows.length > MOST_LINES) {
    const [most, found] = [MOST_LINES, rows.length].map((count) => formatCount(count, locale));
    return `A file may have ${most} lines; this one has ${found}. Split it, then import each part.`;
  }
  if (header.length === 0) return "Choose a file or paste some cells.";
  return rows.length === 0 ? "There is a line of headings and nothing below it." : null;
}
