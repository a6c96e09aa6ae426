import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { AuditPay } from "@crewline/domain/records/audits/audit-row";
import type { PayByKind } from "@crewline/domain/records/audits/pay-by-kind";
import { valueChanges } from "@crewline/domain/records/history/record-changes";
import { payByKind } from "@crewline/domain/rules/weeks/pay-by-kind";
import { buildStoredWeek } from "./save-week.ts";
import type { WeekBook } from "./week-book.ts";
import { weekOf } from "./week-book.ts";

/** By how much pay changed, and each kind of pay that differs before and after. */
export type PayDelta = Pick<AuditPay, "deltaMinor" | "changes">;

export const noPayDelta: PayDelta = { deltaMinor: null, changes: [] };

/** The pay of open weeks as they are now; null while pay of one is held back, or not audited. */
export function payOf(book: WeekBook, weekStarts: readonly LocalDate[]): PayByKind | null {
  if (!book.isAudited) return null;
  const pays = weekStarts.map((start) => buildStoredWeek(weekOf(book, start), book.terms).pay);
  return pays.some(({ problems }) => problems.length > 0) ? null : payByKind(pays);
}

/** By how much the pay of the weeks changed since it was `before`; none where it is not known. */
export function payDelta(
  book: WeekBook,
  weekStarts: readonly LocalDate[],
  before: PayByKind | null,
): PayDelta {
  const after = before === null ? null : payOf(book, weekStarts);
  if (before === null || after === null) return noPayDelta;
  return { deltaMinor: sumOf(after) - sumOf(before), changes: valueChanges(before, after) };
}

function sumOf({ regular, overtime, doubletime, additions }: PayByKind): number {
  return regular + overtime + doubletime + additions;
}
