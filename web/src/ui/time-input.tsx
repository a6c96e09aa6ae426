import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";
import { OutlinedField } from "./outlined-field.tsx";

/** A local time as `HH:MM`, empty while none is chosen; shown in the person's own format. */
export function TimeInput(props: FieldProps<string>) {
  return (
    <OutlinedField {...fieldProps(props)} isLabelUp>
      {(input) => (
        <OutlinedInput
          {...input}
          type="time"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value.slice(0, 5))}
        />
      )}
    </OutlinedField>
  );
}
