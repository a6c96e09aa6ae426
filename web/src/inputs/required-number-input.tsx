import type { NumberInputProps } from "./number-input.tsx";
import { NumberInput } from "./number-input.tsx";

export interface RequiredNumberInputProps extends Omit<NumberInputProps, "value" | "onChange"> {
  value: number;
  onChange: (value: number) => void;
}

/**
 * A number that a form requires. An empty field gives NaN, as an unreadable one does, which the
 * schema refuses beside the field; 0 would be saved.
 */
export function RequiredNumberInput({ value, onChange, ...field }: RequiredNumberInputProps) {
  return (
    <NumberInput {...field} value={value} onChange={(typed) => onChange(typed ?? Number.NaN)} />
  );
}
