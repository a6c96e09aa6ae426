import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { buildStoredWeek } from "./save-week.ts";
import type { WeekBook } from "./week-book.ts";
import { weekOf } from "./week-book.ts";

/** The pay of open weeks as they are now; null while pay of one is held back, or not audited. */
export function payOf(book: WeekBook, weekStarts: readonly LocalDate[]): number | null {
  if (!book.isAudited) return null;
  const pays = weekStarts.map((start) => buildStoredWeek(weekOf(book, start), book.terms).pay);
  if (pays.some(({ problems }) => problems.length > 0)) return null;
  return pays.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}

/** By how much the pay of the weeks changed since it was `before`; null where that is not known. */
export function payDelta(
  book: WeekBook,
  weekStarts: readonly LocalDate[],
  before: number | null,
): number | null {
  const after = before === null ? null : payOf(book, weekStarts);
  return before === null || after === null ? null : after - before;
}
