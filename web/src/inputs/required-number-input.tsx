import type { ComponentProps } from "react";
import { NumberInput } from "./number-input.tsx";

interface RequiredNumberInputProps extends Omit<
  ComponentProps<typeof NumberInput>,
  "value" | "onChange"
> {
  value: number;
  onChange: (value: number) => void;
}

/**
 * A number that a form cannot do without: NaN while the field is empty or says no number, which
 * every schema of a number refuses beside the field, where 0 would be a value.
 */
export function RequiredNumberInput({ value, onChange, ...field }: RequiredNumberInputProps) {
  return (
    <NumberInput
      {...field}
      value={Number.isNaN(value) ? null : value}
      onChange={(typed) => onChange(typed ?? Number.NaN)}
    />
  );
}
