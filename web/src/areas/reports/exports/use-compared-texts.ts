import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatAmount, signedAmount } from "@crewline/domain/kernel/money/amount";
import { decimalHundredths } from "@crewline/domain/kernel/time/duration";
import type { ComparedPerson } from "@crewline/domain/projections/payroll/compare-result";
import { useLocale } from "../../../locale/use-locale.ts";

type Figures = ComparedPerson["paid"];

/** Hours and pay that were exported and received, and their difference; "–" for what is not there. */
export function useComparedTexts(person: ComparedPerson, currency: string) {
  const locale = useLocale();
  const texts = (figures: Figures) => ({
    hours: hoursText(figures?.hundredths ?? null),
    pay: payText(figures?.amountMinor ?? null, currency, locale),
  });
  return {
    exported: texts(person.exported),
    received: texts(person.paid),
    difference: differenceText(person.difference, currency, locale),
  };
}

function hoursText(hundredths: number | null): string {
  return hundredths === null ? "–" : decimalHundredths(hundredths);
}

function payText(minor: number | null, currency: string, locale: Locale): string {
  return minor === null ? "–" : formatAmount(minor, currency, locale);
}

/** The pay that differs; the hours where the file has no pay, or the pay is equal. */
function differenceText(
  { amountMinor, hundredths }: ComparedPerson["difference"],
  currency: string,
  locale: Locale,
): string {
  if (amountMinor) return signedAmount(amountMinor, currency, locale);
  if (!hundredths) return "–";
  return `${hundredths > 0 ? "+" : "−"}${decimalHundredths(Math.abs(hundredths))} h`;
}
