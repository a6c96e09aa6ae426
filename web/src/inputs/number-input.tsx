import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { numberForm, numberOf, numberText } from "@crewline/domain/kernel/formats/typed-number";
import { issue } from "@crewline/domain/kernel/issues/issue";
import { issueSentence } from "@crewline/domain/words/issues/issue-sentence";
import { useLocale } from "../locale/use-locale.ts";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import { fieldProps } from "../ui/inputs/field-props.ts";
import { OutlinedField } from "../ui/inputs/outlined-field.tsx";
import type { NumberMeaning } from "./use-typed-number.ts";
import { useTypedNumber } from "./use-typed-number.ts";

export interface NumberInputProps extends FieldProps<number | null> {
  /** The unit in the field: "hours". */
  unit?: string;
  /** The number of decimals that the field keeps and shows; 2 if left out. */
  decimals?: number;
  /** Reads what is typed and writes what is shown; without it, numbers from 0 on. */
  meaning?: NumberMeaning;
  /** Takes what is pasted for itself and answers true, or leaves it to the field. */
  onPasteText?: (text: string) => boolean;
  isLabelHidden?: boolean;
}

/**
 * A number with or without decimals, shown and read with the separators of the reader. Its value is
 * null while the field is empty, and NaN, which every schema refuses, for a text that is no number.
 */
export function NumberInput(props: NumberInputProps) {
  const locale = useLocale();
  const { value, onChange, unit, decimals = 2, onPasteText } = props;
  const meaning = props.meaning ?? numbersOf(decimals, locale);
  const field = useTypedNumber(value, onChange, meaning);
  const { text, isUnread, isBelowZero, handleChange, handleBlur } = field;
  const unread = issue(isBelowZero ? "negative" : "enterNumber");
  const ownError = isUnread ? issueSentence({ message: unread }, locale) : undefined;
  return (
    <OutlinedField
      {...fieldProps({
        ...props,
        error: isBelowZero ? (ownError ?? props.error) : (props.error ?? ownError),
      })}
      isLabelUp={unit !== undefined}
      isLabelHidden={props.isLabelHidden}
    >
      {(input) => (
        <OutlinedInput
          {...input}
          value={text}
          onChange={(event) => handleChange(event.target.value)}
          onBlur={handleBlur}
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

function numbersOf(decimals: number, locale: Locale): NumberMeaning {
  return {
    read: (text) => numberOf(text, numberForm(decimals, locale)),
    write: (value) => numberText(value, locale, decimals),
  };
}
