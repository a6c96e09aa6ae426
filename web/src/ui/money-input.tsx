import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";

interface MoneyInputProps extends FieldProps<string> {
  /** ISO code of the currency, shown in the field. */
  currency: string;
  /** What the amount is for, for example "per hour". */
  per?: string;
}

/** An amount as typed, for example "18.50"; whoever submits it parses it and names the error. */
export function MoneyInput(props: MoneyInputProps) {
  return (
    <TextField
      {...fieldProps(props)}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: "decimal" },
        input: {
          startAdornment: <InputAdornment position="start">{props.currency}</InputAdornment>,
          ...(props.per === undefined
            ? {}
            : { endAdornment: <InputAdornment position="end">{props.per}</InputAdornment> }),
        },
      }}
    />
  );
}
