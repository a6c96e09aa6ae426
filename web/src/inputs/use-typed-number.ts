import { useState } from "react";

/** How a field reads what is typed, null for what is no number, and writes what it shows. */
export interface NumberMeaning {
  read: (text: string) => number | null;
  write: (value: number | null) => string;
}

/**
 * The text of a field of a number. Its value is null while the field is empty, and NaN while it
 * holds a text that is no number: schemas refuse it, where null would be saved as none.
 */
export function useTypedNumber(
  value: number | null,
  onChange: (value: number | null) => void,
  { read, write }: NumberMeaning,
) {
  const [typed, setTyped] = useState(() => written(value, write));
  const [hasLeft, setHasLeft] = useState(false);
  const meant = meaningOf(typed, read);
  const isOwn = Object.is(meant, value);
  const handleChange = (text: string) => {
    setTyped(text);
    setHasLeft(false);
    onChange(meaningOf(text, read));
  };
  /** Writes a number as the field does, unless that would say less: "01,50" becomes "1.5". */
  const handleBlur = () => {
    setHasLeft(true);
    if (isOwn && read(written(meant, write)) === meant) setTyped(written(meant, write));
  };
  return {
    text: isOwn ? typed : written(value, write),
    /** True once the field was left with a text that is no number. */
    isUnread: hasLeft && isOwn && Number.isNaN(meant),
    /** True for a number below zero in a field that takes none. */
    isBelowZero: isOwn && Number.isNaN(meant) && isNegative(typed, read),
    handleChange,
    handleBlur,
  };
}

function isNegative(text: string, read: NumberMeaning["read"]): boolean {
  const [, digits] = /^\s*[-−](.+)$/u.exec(text) ?? [];
  return digits !== undefined && read(digits) !== null;
}

function meaningOf(text: string, read: NumberMeaning["read"]): number | null {
  return text.trim() === "" ? null : (read(text) ?? Number.NaN);
}

function written(value: number | null, write: NumberMeaning["write"]): string {
  return Number.isNaN(value) ? "" : write(value);
}
