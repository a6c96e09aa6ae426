import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Currency } from "@crewline/domain/kernel/money/amount";
import { formatAmount, signedAmount } from "@crewline/domain/kernel/money/amount";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";

/** Returns the name of a place and a job role together. */
export type NameOf = (locationId: LocationId, jobRole: string | null) => string;

export const earningWords = {
  regular: "Regular",
  overtime: "Overtime",
  doubletime: "Double time",
  salary: "Salary",
  timeOff: "Paid time off",
  scheduleChange: "Schedule change pay",
  addition: "Extra pay",
};

/** "$475.00 → $532.00 (+$57.00)". */
export function changeWords(
  before: number,
  after: number,
  { currency, locale }: { currency: Currency; locale: Locale },
): string {
  const [from, to] = [
    formatAmount(before, currency, locale),
    formatAmount(after, currency, locale),
  ];
  return `${from} → ${to} (${signedAmount(after - before, currency, locale)})`;
}

/** The first and the last day of a period in one phrase. */
export function daysWords(
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  locale: Locale,
): string {
  return formatDayRange(firstDay, lastDay, locale);
}
