import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { heardOnly } from "../../../ui/page/heard-only.ts";

/** A choice in the bar of the schedule: lower than a field, and its label is only heard. */
export function BarSelect<V extends string>(props: ComponentProps<typeof SelectInput<V>>) {
  return (
    <Box sx={frame} title={props.label}>
      <SelectInput {...props} isCompact />
    </Box>
  );
}

const frame = {
  flex: { xs: "1 1 100px", md: "0 1 auto" },
  minWidth: 90,
  "& .MuiFormControl-root": { width: "100%" },
  "& .MuiInputLabel-root": heardOnly,
  "& legend": { display: "none" },
  "& fieldset": { top: 0 },
  "& .MuiNativeSelect-select.MuiNativeSelect-select": { py: "6px", textOverflow: "ellipsis" },
};
