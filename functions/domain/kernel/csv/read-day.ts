import type { LocalDate } from "../time/local-date.ts";
import { isLocalDate } from "../time/local-date.ts";

/** The number that comes first in a day written with slashes. */
export type DayOrder = "month" | "day";

/**
 * The day that a cell names: "2026-03-09", "20260309", "9.3.2026", or with slashes as the order
 * says, as a spreadsheet of that country writes it. Null when it names none.
 */
export function readDay(text: string, order: DayOrder): LocalDate | null {
  const yearFirst = text.replace(/^(\d{4})([./]?)(\d{2})\2(\d{2})$/u, "$1-$3-$4");
  if (isLocalDate(yearFirst)) return yearFirst;
  const [, first, sign, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/u.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return null;
  const isMonthFirst = sign === "/" && order === "month";
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isLocalDate(date) ? date : null;
}
