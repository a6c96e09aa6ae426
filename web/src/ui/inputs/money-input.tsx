import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";
import { OutlinedField } from "./outlined-field.tsx";

interface MoneyInputProps extends FieldProps<string> {
  /** ISO code of the currency, shown in the field. */
  currency: string;
  /** The unit that the amount is for, for example "per hour". */
  per?: string;
}

/** An amount as typed, for example "18.50"; the form parses it and names the error. */
export function MoneyInput(props: MoneyInputProps) {
  return (
    <OutlinedField {...fieldProps(props)}>
      {(input) => (
        <OutlinedInput
          {...input}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          autoComplete="off"
          startAdornment={<InputAdornment position="start">{props.currency}</InputAdornment>}
          endAdornment={
            props.per !== undefined && <InputAdornment position="end">{props.per}</InputAdornment>
          }
          slotProps={{ input: { inputMode: "decimal" } }}
        />
      )}
    </OutlinedField>
  );
}
