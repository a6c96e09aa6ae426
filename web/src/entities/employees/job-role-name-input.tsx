import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import { fieldProps } from "../../ui/inputs/field-props.ts";
import type { PickerProps } from "../../ui/inputs/picker-props.ts";
import { useJobRoles } from "../company/use-job-roles.ts";

/** The name of a job role of the company, or of a new one as typed. */
export function JobRoleNameInput(field: PickerProps<string>) {
  const names = offeredEntries(useJobRoles()).map(({ name }) => name);
  return (
    <Autocomplete
      freeSolo
      options={names}
      inputValue={field.value}
      onInputChange={(_event, value) => field.onChange(value)}
      disabled={field.isDisabled ?? false}
      renderInput={(params) => (
        <TextField
          {...params}
          {...fieldProps({ ...field, label: field.label ?? "Job role" })}
          fullWidth
        />
      )}
    />
  );
}
