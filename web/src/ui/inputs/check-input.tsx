import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { use, useId } from "react";
import { FieldsOffContext } from "./fields-off.ts";

interface CheckInputProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  help?: string;
  isDisabled?: boolean;
}

/** The box is beside the first line of a long label. */
const topOfLines = {
  alignItems: "flex-start",
  "& .MuiFormControlLabel-label": { py: "9px" },
} as const;

/** A yes-or-no field with its explanation. */
export function CheckInput({ label, value, onChange, help, isDisabled }: CheckInputProps) {
  const isOff = use(FieldsOffContext);
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={isOff || isDisabled === true}
        sx={topOfLines}
        control={
          <Checkbox
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: help === undefined ? {} : { "aria-describedby": helpId } }}
          />
        }
      />
      {help !== undefined && (
        <FormHelperText id={helpId} sx={{ ml: 4, mt: 0 }}>
          {help}
        </FormHelperText>
      )}
    </div>
  );
}
