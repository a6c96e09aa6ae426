import { useState } from "react";
import { rateExample, rateText, readRate } from "@crewline/domain/kernel/money/rate";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import { MoneyInput } from "../ui/inputs/money-input.tsx";

interface RateInputProps extends FieldProps<number | null> {
  currency: string;
}

/** An hourly rate in ten-thousandths; what cannot be read is not taken over, and says so. */
export function RateInput({ value, onChange, error, ...field }: RateInputProps) {
  const [typed, setTyped] = useState(() => textOf(value));
  const isReadable = typed.trim() === "" || readRate(typed) !== null;
  const isOutdated = isReadable && readRate(typed) !== value;
  const handleChange = (text: string) => {
    setTyped(text);
    const rate = readRate(text);
    if (rate !== null || text.trim() === "") onChange(rate);
  };
  return (
    <MoneyInput
      {...field}
      per="per hour"
      value={isOutdated ? textOf(value) : typed}
      onChange={handleChange}
      error={isReadable ? error : `Enter an amount, for example ${rateExample()}.`}
    />
  );
}

function textOf(rate: number | null): string {
  return rate === null ? "" : rateText(rate);
}
