import type { RequiredNumberInputProps } from "./required-number-input.tsx";
import { RequiredNumberInput } from "./required-number-input.tsx";

interface ScaledNumberInputProps extends RequiredNumberInputProps {
  /** What is stored of 1: 100 for percent of a multiple. */
  per: number;
}

/** A required number that is stored as a whole number of its parts; an empty field gives NaN. */
export function ScaledNumberInput({ value, onChange, per, ...field }: ScaledNumberInputProps) {
  return (
    <RequiredNumberInput
      {...field}
      value={value / per}
      onChange={(typed) => onChange(Math.round(typed * per))}
    />
  );
}
