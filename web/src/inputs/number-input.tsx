import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { numberForm, numberOf, numberText } from "@crewline/domain/kernel/formats/typed-number";
import { useLocale } from "../locale/use-locale.ts";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import { fieldProps } from "../ui/inputs/field-props.ts";
import { OutlinedField } from "../ui/inputs/outlined-field.tsx";

interface NumberInputProps extends FieldProps<number | null> {
  /** The unit in the field: "hours". */
  unit?: string;
  /** The number of decimals that the field keeps and shows; 2 if left out. */
  decimals?: number;
  /** Reads what is typed and writes what is shown; without it, numbers from 0 on. */
  meaning?: { read: (text: string) => number | null; write: (value: number | null) => string };
  /** Takes what is pasted for itself and answers true, or leaves it to the field. */
  onPasteText?: (text: string) => boolean;
  isLabelHidden?: boolean;
}

/**
 * A number with or without decimals, null while the field is empty or says no number; shown and
 * read with the separators of the reader.
 */
export function NumberInput(props: NumberInputProps) {
  const locale = useLocale();
  const { value, onChange, unit, decimals = 2, onPasteText } = props;
  const { read, write } = props.meaning ?? numbersOf(decimals, locale);
  const [typed, setTyped] = useState(() => write(value));
  // A form may count an empty field as 0; the 0 shows once the field is left, not while one types.
  const isCleared = typed === "" && value === 0;
  const text = read(typed) === value || isCleared ? typed : write(value);
  return (
    <OutlinedField
      {...fieldProps(props)}
      isLabelUp={unit !== undefined}
      isLabelHidden={props.isLabelHidden}
    >
      {(input) => (
        <OutlinedInput
          {...input}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(read(event.target.value));
          }}
          onBlur={() => {
            if (isCleared) setTyped(write(value));
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

function numbersOf(decimals: number, locale: Locale) {
  return {
    read: (text: string) => numberOf(text, numberForm(decimals, locale)),
    write: (value: number | null) => numberText(value, locale, decimals),
  };
}
