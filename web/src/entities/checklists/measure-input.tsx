import { signedNumber } from "@crewline/domain/kernel/formats/signed-number";
import { numberText } from "@crewline/domain/kernel/formats/typed-number";
import { useLocale } from "../../locale/use-locale.ts";
import type { FieldProps } from "../../ui/inputs/field-props.ts";
import { NumberInput } from "../../inputs/number-input.tsx";

interface MeasureInputProps extends FieldProps<number | null> {
  unit?: string;
  isLabelHidden?: boolean;
}

/** A measured value, which may be below zero. */
export function MeasureInput(props: MeasureInputProps) {
  const locale = useLocale();
  const write = (value: number | null) => {
    const text = numberText(value === null ? null : Math.abs(value), locale);
    return value !== null && value < 0 ? `-${text}` : text;
  };
  return <NumberInput {...props} meaning={{ read: (text) => signedNumber(text) ?? null, write }} />;
}
