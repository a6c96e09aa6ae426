import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";
import { OutlinedField } from "./outlined-field.tsx";

export const CODE_LENGTH = 6;

/** A field for a code of six digits; phones offer the one that just arrived by message. */
export function CodeInput(props: FieldProps<string>) {
  return (
    <OutlinedField {...fieldProps(props)}>
      {(input) => (
        <OutlinedInput
          {...input}
          value={props.value}
          onChange={(event) => props.onChange(digitsOf(event.target.value))}
          autoComplete="one-time-code"
          sx={{ fontVariantNumeric: "tabular-nums", "& input": { letterSpacing: "0.3em" } }}
          slotProps={{ input: { inputMode: "numeric" } }}
        />
      )}
    </OutlinedField>
  );
}

/** Codes are copied with spaces and words around them. */
function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "").slice(0, CODE_LENGTH);
}
