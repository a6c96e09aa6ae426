/** The props of every field of a form: `error` is shown below it and read out with it. */
export interface FieldProps<T> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  error?: string | undefined;
  /** A hint that is shown while there is no error. */
  help?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Narrow fields are for a row of filters. */
  isCompact?: boolean | undefined;
  /** Low fields are for the close rows of a form. */
  isSmall?: boolean | undefined;
}

/** The part of MUI's text field that all our fields share. */
export function fieldProps<T>(field: FieldProps<T>) {
  return {
    label: field.label,
    error: field.error !== undefined,
    helperText: field.error ?? field.help ?? null,
    required: field.isRequired ?? false,
    disabled: field.isDisabled ?? false,
    autoFocus: field.autoFocus ?? false,
    fullWidth: field.isCompact !== true,
    size: isLow(field) ? ("small" as const) : ("medium" as const),
  };
}

function isLow({ isCompact, isSmall }: Pick<FieldProps<unknown>, "isCompact" | "isSmall">) {
  return isCompact === true || isSmall === true;
}
