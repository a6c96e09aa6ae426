import TextField from "@mui/material/TextField";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";

interface DayInputProps extends FieldProps<string> {
  /** First and last day that may be chosen, inclusive. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day as `YYYY-MM-DD`, empty while none is chosen; shown in the person's own format. */
export function DayInput(props: DayInputProps) {
  return (
    <TextField
      {...fieldProps(props)}
      type="date"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: props.min, max: props.max } }}
    />
  );
}
