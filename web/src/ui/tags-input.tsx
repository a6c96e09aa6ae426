import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";

interface TagsInputProps extends FieldProps<readonly string[]> {
  /** Offered while typing; anything else may be typed, too. */
  suggestions: readonly string[];
}

/** Several short texts, each made by Enter or by leaving the field. */
export function TagsInput({ suggestions, ...field }: TagsInputProps) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={suggestions.filter((text) => !field.value.includes(text))}
      value={[...field.value]}
      onChange={(_event, values) => field.onChange(distinct(values))}
      disabled={field.isDisabled ?? false}
      renderInput={(params) => <TextField {...params} {...fieldProps(field)} />}
    />
  );
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ""))];
}
