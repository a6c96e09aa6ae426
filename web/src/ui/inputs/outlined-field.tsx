import FormControl from "@mui/material/FormControl";
import type { FormControlProps } from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import type { ReactNode } from "react";
import { use, useId } from "react";
import type { fieldProps } from "./field-props.ts";
import { heardOnly } from "../page/heard-only.ts";
import { FieldsOffContext } from "./fields-off.ts";

/** The props of the input inside the frame, so that label and help belong to it. */
export interface FramedInput {
  id: string;
  label: string;
  autoFocus: boolean;
  notched?: boolean;
  "aria-describedby"?: string;
}

interface OutlinedFieldProps extends Partial<ReturnType<typeof fieldProps>> {
  label: string;
  /** True for inputs that always show something, where the label would cover it. */
  isLabelUp?: boolean;
  /** True where the label stands above the field already: it is only heard. */
  isLabelHidden?: boolean | undefined;
  sx?: FormControlProps["sx"];
  children: (input: FramedInput) => ReactNode;
}

/**
 * Label, frame and help of a field. MUI's text field does the same, but its choice of inputs
 * brings menus and dialogs into the first load of every screen.
 */
export function OutlinedField(props: OutlinedFieldProps) {
  const { label, helperText, isLabelUp = false, isLabelHidden, autoFocus, ...rest } = props;
  const { children, ...control } = rest;
  const isOff = use(FieldsOffContext);
  const id = useId();
  const helpId = `${id}-help`;
  const hasHelp = helperText !== undefined && helperText !== null;
  return (
    <FormControl variant="outlined" {...control} {...(isOff && { disabled: true })}>
      {isLabelHidden === true ? (
        <label htmlFor={id} style={heardOnly}>
          {label}
        </label>
      ) : (
        <InputLabel htmlFor={id} {...(isLabelUp && { shrink: true })}>
          {label}
        </InputLabel>
      )}
      {children({
        id,
        label: isLabelHidden === true ? "" : label,
        autoFocus: autoFocus ?? false,
        ...(isLabelUp && { notched: true }),
        ...(hasHelp && { "aria-describedby": helpId }),
      })}
      {hasHelp && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
