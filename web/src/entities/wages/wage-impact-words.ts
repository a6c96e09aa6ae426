import type { Currency } from "@crewline/domain/kernel/money/amount";
import { formatAmount, signedAmount } from "@crewline/domain/kernel/money/amount";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";

/** What a place and a job role are called together. */
export type NameOf = (locationId: string, jobRole: string | null) => string;

export const earningWords = {
  regular: "Regular",
  overtime: "Overtime",
  doubletime: "Double time",
  addition: "Extra pay",
};

/** "$475.00 → $532.00 (+$57.00)". */
export function changeWords(before: number, after: number, currency: Currency): string {
  const [from, to] = [formatAmount(before, currency), formatAmount(after, currency)];
  return `${from} → ${to} (${signedAmount(after - before, currency)})`;
}

/** The first and the last day of a period in one phrase. */
export function daysWords({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string {
  return formatDayRange(firstDay, lastDay);
}
