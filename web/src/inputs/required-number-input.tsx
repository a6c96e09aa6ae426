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
 * A number that a form requires. An empty or unreadable field gives NaN, which the schema refuses
 * beside the field; 0 would be saved.
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
