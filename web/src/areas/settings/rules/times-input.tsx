import { ScaledNumberInput } from "../../../inputs/scaled-number-input.tsx";
import type { FieldProps } from "../../../ui/inputs/field-props.ts";

/** The pay of an hour, as a multiple of an ordinary one; kept in percent. */
export function TimesInput(field: FieldProps<number>) {
  return <ScaledNumberInput {...field} per={100} unit="times" />;
}
