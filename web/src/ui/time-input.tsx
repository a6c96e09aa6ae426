import TextField from "@mui/material/TextField";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";

/** A local time as `HH:MM`, empty while none is chosen; shown in the person's own format. */
export function TimeInput(props: FieldProps<string>) {
  return (
    <TextField
      {...fieldProps(props)}
      type="time"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value.slice(0, 5))}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
