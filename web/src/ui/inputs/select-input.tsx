import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";
import { OutlinedField } from "./outlined-field.tsx";

export interface SelectOption<V extends string> {
  value: V;
  label: string;
}

interface SelectInputProps<V extends string> extends FieldProps<V> {
  options: readonly SelectOption<V>[];
}

/** A choice of one out of few; the platform's own list, so that phones show theirs. */
export function SelectInput<V extends string>(props: SelectInputProps<V>) {
  const { options, value, onChange, label, isCompact } = props;
  return (
    <OutlinedField {...fieldProps(props)} isLabelUp sx={isCompact === true ? asChosen(label) : {}}>
      {(input) => (
        <NativeSelect
          input={<OutlinedInput {...input} />}
          id={input.id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </OutlinedField>
  );
}

/**
 * As wide as the chosen option, so that a row of filters stays as it is when more options arrive,
 * and as the label, which lies on the frame and takes no room.
 */
function asChosen(label: string) {
  return {
    minWidth: `calc(${label.length * 0.75}ch + 28px)`,
    "& select": { fieldSizing: "content" },
  };
}
