import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";
import { numberOf, numberText } from "./number-text.ts";
import { OutlinedField } from "./outlined-field.tsx";

interface NumberInputProps extends FieldProps<number | null> {
  /** What is counted, shown in the field: "hours". */
  unit?: string;
}

/** A number with or without decimals, null while the field is empty or says no number. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, unit } = props;
  const [typed, setTyped] = useState(() => numberText(value));
  const text = numberOf(typed) === value ? typed : numberText(value);
  return (
    <OutlinedField {...fieldProps(props)} isLabelUp={unit !== undefined}>
      {(input) => (
        <OutlinedInput
          {...input}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(numberOf(event.target.value));
          }}
          autoComplete="off"
          endAdornment={
            unit !== undefined && <InputAdornment position="end">{unit}</InputAdornment>
          }
          slotProps={{ input: { inputMode: "decimal" } }}
        />
      )}
    </OutlinedField>
  );
}
