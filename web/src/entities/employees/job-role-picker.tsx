import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { jobRolesOf } from "@crewline/domain/rules/employees/filter-employees";
import { fieldProps } from "../../ui/inputs/field-props.ts";
import type { PickerProps } from "../../ui/inputs/picker-props.ts";
import { useCompany } from "../company/use-company.ts";
import { useEmployees } from "./use-employees.ts";

interface JobRolePickerProps extends PickerProps {
  /** Offers these instead of every role that an employee in the company has. */
  within?: readonly string[];
}

/** Chooses a job role of the company or of an employee, or takes a new one as typed. */
export function JobRolePicker({ within, allLabel, ...field }: JobRolePickerProps) {
  const employees = useEmployees();
  const company = useCompany();
  const offered = company.status === "ready" ? company.data.jobRoles.map(({ name }) => name) : [];
  const held = employees.status === "ready" ? jobRolesOf(employees.data) : [];
  const known = [...new Set([...offered, ...held])];
  return (
    <Autocomplete
      freeSolo
      options={[...(within ?? known)]}
      inputValue={field.value}
      onInputChange={(_event, value) => field.onChange(value)}
      disabled={field.isDisabled ?? false}
      size={field.isCompact === true ? "small" : "medium"}
      renderInput={(params) => (
        <TextField
          {...params}
          {...fieldProps({ ...field, label: field.label ?? "Job role" })}
          fullWidth
          placeholder={allLabel ?? ""}
        />
      )}
    />
  );
}
