import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";
import type { SelectOption } from "./select-input.tsx";

interface MultiSelectInputProps<V extends string> extends FieldProps<readonly V[]> {
  options: readonly SelectOption<V>[];
}

/** A choice of several out of few; keeps the order in which they were chosen. */
export function MultiSelectInput<V extends string>({
  options,
  ...field
}: MultiSelectInputProps<V>) {
  const labelOf = (value: V) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={options.map((option) => option.value)}
      value={[...field.value]}
      getOptionLabel={labelOf}
      onChange={(_event, values) => field.onChange(values)}
      disabled={field.isDisabled ?? false}
      renderInput={(params) => <TextField {...params} {...fieldProps(field)} />}
    />
  );
}
