import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";
import { OutlinedField } from "./outlined-field.tsx";

/** Reads a text as a value, and writes a value as text; "" is no value. */
export interface TextMeaning {
  /** Null where the text means nothing. */
  read: (text: string) => string | null;
  write: (value: string) => string;
  /** Says that a text means nothing, and what to type instead. */
  explain: (text: string) => string;
}

interface MeaningInputProps extends FieldProps<string> {
  meaning: TextMeaning;
  placeholder: string;
  /**
   * True if "" means none in the form: a text without a meaning is then the value as typed, so that
   * the schema refuses it.
   */
  keepsUnread?: boolean;
}

/**
 * A field for text that means a value, in many spellings. While a person types, the meaning is
 * shown below; a text without one makes the value "", and leaving the field says why.
 */
export function MeaningInput({
  meaning,
  placeholder,
  keepsUnread = false,
  ...props
}: MeaningInputProps) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const own = typed !== null && typed.value === value ? typed : null;
  const isUnread = own !== null && own.text.trim() !== "" && meaning.read(own.text) === null;
  const asksForReason = isUnread && (hasLeft || props.error !== undefined);
  const isShown = own !== null && value !== "" && !isUnread;
  const field = {
    ...props,
    error: asksForReason ? meaning.explain(own.text) : props.error,
    help: isShown ? [meaning.write(value), props.help].filter(Boolean).join(" · ") : props.help,
  };

  const handleChange = (text: string) => {
    const typedText = text.trim();
    const read = typedText === "" ? "" : (meaning.read(text) ?? (keepsUnread ? typedText : ""));
    setTyped({ text, value: read });
    setHasLeft(false);
    onChange(read);
  };
  const handleBlur = () => {
    setHasLeft(true);
    if (!isUnread) setTyped(null);
  };

  return (
    <OutlinedField {...fieldProps(field)}>
      {(input) => (
        <OutlinedInput
          {...input}
          value={own === null ? meaning.write(value) : own.text}
          onChange={(event) => handleChange(event.target.value)}
          onBlur={handleBlur}
          onFocus={(event) => event.target.select()}
          autoComplete="off"
          placeholder={placeholder}
          slotProps={{ input: { autoCapitalize: "off", spellCheck: false } }}
        />
      )}
    </OutlinedField>
  );
}
