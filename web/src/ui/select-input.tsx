import TextField from "@mui/material/TextField";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";

export interface SelectOption<V extends string> {
  value: V;
  label: string;
}

interface SelectInputProps<V extends string> extends FieldProps<V> {
  options: readonly SelectOption<V>[];
}

/** A choice of one out of few; the platform's own list, so that phones show theirs. */
export function SelectInput<V extends string>(props: SelectInputProps<V>) {
  const { options, value, onChange } = props;
  return (
    <TextField
      {...fieldProps(props)}
      select
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
