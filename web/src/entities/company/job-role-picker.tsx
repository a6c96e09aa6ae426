import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { PickerProps } from "../../ui/inputs/picker-props.ts";
import { useJobRoles } from "./use-job-roles.ts";

interface JobRolePickerProps extends Omit<PickerProps<JobRoleId>, "value" | "onChange"> {
  value: JobRoleId | null;
  onChange: (value: JobRoleId | null) => void;
  /** Offers only these; all roles of the company when it is left out. */
  within?: readonly JobRoleId[];
}

/** Chooses one job role; an archived one is offered only while it is the value. */
export function JobRolePicker({ within, allLabel, ...field }: JobRolePickerProps) {
  const held = field.value === null ? [] : [field.value];
  const offered = offeredEntries(useJobRoles(), [...held, ...(within ?? [])]);
  const options = offered.filter(
    ({ id }) => id === field.value || within === undefined || within.includes(id),
  );
  return (
    <SelectInput
      {...field}
      label={field.label ?? "Job role"}
      value={field.value ?? ""}
      options={[
        { value: "", label: allLabel ?? "" },
        ...options.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => field.onChange(options.find(({ id }) => id === value)?.id ?? null)}
    />
  );
}
