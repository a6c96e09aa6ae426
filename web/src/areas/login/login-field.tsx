import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { ReactNode } from "react";
import { useId } from "react";

interface LoginFieldProps {
  label: string;
  name: string;
  autoComplete: string;
  type?: "text" | "email" | "password";
  error?: string | undefined;
  hint?: string;
  defaultValue?: string;
  isReadOnly?: boolean;
  endAdornment?: ReactNode;
}

/** A text field made of few parts: the login's first load has no room for menus and dialogs. */
export function LoginField({ label, error, hint, ...field }: LoginFieldProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        name={field.name}
        type={field.type ?? "text"}
        autoComplete={field.autoComplete}
        defaultValue={field.defaultValue ?? ""}
        readOnly={field.isReadOnly ?? false}
        endAdornment={field.endAdornment}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        inputProps={{ autoCapitalize: "none", spellCheck: false }}
      />
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
