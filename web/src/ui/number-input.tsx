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
  /** How many decimals the field keeps and shows; 2 unless it says otherwise. */
  decimals?: number;
  /** Reads what is typed; without it, numbers from 0 on. */
  read?: (text: string) => number | null;
  /** Takes what is pasted for itself and answers true, or leaves it to the field. */
  onPasteText?: (text: string) => boolean;
}

/** A number with or without decimals, null while the field is empty or says no number. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, unit, decimals = 2, onPasteText } = props;
  const read = props.read ?? ((text: string) => numberOf(text, { decimals }));
  const [typed, setTyped] = useState(() => numberText(value, { decimals }));
  const text = read(typed) === value ? typed : numberText(value, { decimals });
  return (
    <OutlinedField {...fieldProps(props)} isLabelUp={unit !== undefined}>
      {(input) => (
        <OutlinedInput
          {...input}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(read(event.target.value));
          }}
          onPaste={(event) => {
            if (onPasteText?.(event.clipboardData.getData("text")) === true) event.preventDefault();
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
