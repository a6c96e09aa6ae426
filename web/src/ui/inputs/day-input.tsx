import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";
import { OutlinedField } from "./outlined-field.tsx";

interface DayInputProps extends FieldProps<string> {
  /** First and last day that may be chosen, inclusive. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day as `YYYY-MM-DD`, empty while none is chosen; shown in the person's own format. */
export function DayInput(props: DayInputProps) {
  return (
    <OutlinedField {...fieldProps(props)} isLabelUp>
      {(input) => (
        <OutlinedInput
          {...input}
          type="date"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          slotProps={{ input: { min: props.min, max: props.max } }}
        />
      )}
    </OutlinedField>
  );
}
