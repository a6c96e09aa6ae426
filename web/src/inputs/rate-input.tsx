import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { rateExample, rateText, readRate } from "@crewline/domain/kernel/money/rate";
import { useLocale } from "../locale/use-locale.ts";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import { MoneyInput } from "../ui/inputs/money-input.tsx";

interface RateInputProps extends FieldProps<number | null> {
  currency: string;
}

/** An hourly rate in ten-thousandths; what cannot be read is not taken over, and says so. */
export function RateInput({ value, onChange, error, ...field }: RateInputProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState(() => textOf(value, locale));
  const isReadable = typed.trim() === "" || readRate(typed, locale) !== null;
  const isOutdated = isReadable && readRate(typed, locale) !== value;
  const handleChange = (text: string) => {
    setTyped(text);
    const rate = readRate(text, locale);
    if (rate !== null || text.trim() === "") onChange(rate);
  };
  return (
    <MoneyInput
      {...field}
      per="per hour"
      value={isOutdated ? textOf(value, locale) : typed}
      onChange={handleChange}
      error={isReadable ? error : `Enter an amount, for example ${rateExample(locale)}.`}
    />
  );
}

function textOf(rate: number | null, locale: Locale): string {
  return rate === null ? "" : rateText(rate, locale);
}
