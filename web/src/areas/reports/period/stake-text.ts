import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { ShownProblem } from "@crewline/domain/records/pay/period-checklist";

/** The hours and the pay that depend on a problem: "8:00 h, $148.00"; "" for neither. */
export function stakeText(
  { seconds, amountMinor }: Pick<ShownProblem, "seconds" | "amountMinor">,
  currency: string,
  locale: Locale,
): string {
  const hours = seconds === 0 ? [] : [`${formatDuration(seconds)} h`];
  const pay = amountMinor === null || amountMinor === 0 ? [] : [amountMinor];
  return [...hours, ...pay.map((amount) => formatAmount(amount, currency, locale))].join(", ");
}
