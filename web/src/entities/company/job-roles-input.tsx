import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import type { FieldProps } from "../../ui/inputs/field-props.ts";
import { fieldProps } from "../../ui/inputs/field-props.ts";
import { useJobRoles, useRoleName } from "./use-job-roles.ts";

/** Several job roles of the company, in the order in which they were chosen. */
export function JobRolesInput(field: FieldProps<readonly JobRoleId[]>) {
  const offered = offeredEntries(useJobRoles(), field.value);
  const nameOf = useRoleName();
  return (
    <Autocomplete
      multiple
      autoHighlight
      filterSelectedOptions
      options={offered.map(({ id }) => id)}
      getOptionLabel={nameOf}
      value={[...field.value]}
      onChange={(_event, ids) => field.onChange(ids)}
      disabled={field.isDisabled ?? false}
      renderInput={(params) => <TextField {...params} {...fieldProps(field)} />}
    />
  );
}
