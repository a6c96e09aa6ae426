import OutlinedInput from "@mui/material/OutlinedInput";
import type { HTMLInputTypeAttribute } from "react";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";
import { OutlinedField } from "./outlined-field.tsx";

interface TextInputProps extends FieldProps<string> {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  placeholder?: string;
  inputMode?: "text" | "email" | "tel" | "decimal" | "numeric";
  /** More than one makes a field of several lines. */
  rows?: number;
  maxLength?: number;
  isLabelHidden?: boolean;
}

/** A field for text of one or several lines. */
export function TextInput(props: TextInputProps) {
  const { rows, type, autoComplete, placeholder, inputMode, maxLength } = props;
  return (
    <OutlinedField {...fieldProps(props)} isLabelHidden={props.isLabelHidden}>
      {(input) => (
        <OutlinedInput
          {...input}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          type={type ?? "text"}
          autoComplete={autoComplete ?? "off"}
          placeholder={placeholder ?? ""}
          {...(rows === undefined ? {} : { multiline: true, minRows: rows, maxRows: rows * 3 })}
          slotProps={{ input: { inputMode, maxLength } }}
        />
      )}
    </OutlinedField>
  );
}
