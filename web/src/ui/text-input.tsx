import TextField from "@mui/material/TextField";
import type { HTMLInputTypeAttribute } from "react";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";

interface TextInputProps extends FieldProps<string> {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  placeholder?: string;
  inputMode?: "text" | "email" | "tel" | "decimal" | "numeric";
  /** More than one makes a field of several lines. */
  rows?: number;
  maxLength?: number;
}

/** A field for text of one or several lines. */
export function TextInput(props: TextInputProps) {
  const { rows, type, autoComplete, placeholder, inputMode, maxLength } = props;
  return (
    <TextField
      {...fieldProps(props)}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      type={type ?? "text"}
      autoComplete={autoComplete ?? "off"}
      placeholder={placeholder ?? ""}
      {...(rows === undefined ? {} : { multiline: true, minRows: rows, maxRows: rows * 3 })}
      slotProps={{ htmlInput: { inputMode, maxLength } }}
    />
  );
}
