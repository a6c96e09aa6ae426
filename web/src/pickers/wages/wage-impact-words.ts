import type { Currency } from "@crewline/domain/money/amount";
import { formatAmount } from "@crewline/domain/money/amount";
import { formatDate } from "@crewline/domain/time/format";

/** What a place and a job role are called together. */
export type NameOf = (locationId: string, jobRole: string | null) => string;

export const earningWords = {
  regular: "Regular",
  overtime: "Overtime",
  doubletime: "Double time",
  addition: "Extra pay",
};

/** An amount with its sign, "+$12.00" or "−$3.50"; nothing has none. */
export function signedAmount(minor: number, currency: Currency, locale?: string): string {
  const amount = formatAmount(Math.abs(minor), currency, locale);
  if (minor === 0) return amount;
  return `${minor > 0 ? "+" : "−"}${amount}`;
}

/** "$475.00 → $532.00 (+$57.00)". */
export function changeWords(before: number, after: number, currency: Currency): string {
  const [from, to] = [formatAmount(before, currency), formatAmount(after, currency)];
  return `${from} → ${to} (${signedAmount(after - before, currency)})`;
}

/** The first and the last day of a period in one phrase. */
export function daysWords({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string {
  return `${formatDate(firstDay)} – ${formatDate(lastDay)}`;
}
