import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { rateExample, rateText, readRate } from "@crewline/domain/kernel/money/rate";
import { useLocale } from "../locale/use-locale.ts";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import { MoneyInput } from "../ui/inputs/money-input.tsx";

interface RateInputProps extends FieldProps<number | null> {
  currency: string;
}

/**
 * An hourly rate in ten-thousandths: null while the field is empty, and NaN, which every schema
 * refuses, for a text that is no amount.
 */
export function RateInput({ value, onChange, error, ...field }: RateInputProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState(() => textOf(value, locale));
  const meant = rateOf(typed, locale);
  const isOutdated = !Object.is(meant, value);
  const isUnread = !isOutdated && Number.isNaN(meant);
  const handleChange = (text: string) => {
    setTyped(text);
    onChange(rateOf(text, locale));
  };
  return (
    <MoneyInput
      {...field}
      per="per hour"
      value={isOutdated ? textOf(value, locale) : typed}
      onChange={handleChange}
      error={isUnread ? `Enter an amount, for example ${rateExample(locale)}.` : error}
    />
  );
}

function rateOf(text: string, locale: Locale): number | null {
  return text.trim() === "" ? null : (readRate(text, locale) ?? Number.NaN);
}

function textOf(rate: number | null, locale: Locale): string {
  return rate === null || Number.isNaN(rate) ? "" : rateText(rate, locale);
}
