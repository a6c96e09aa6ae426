import { useState } from "react";
import type { AlertRule } from "@crewline/domain/records/alerts/alert-rule";
import { employeeAlertTypes, locationAlertTypes } from "@crewline/domain/records/alerts/alert-type";
import { offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import { useJobRoles } from "../../../entities/company/use-job-roles.ts";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { LocationsPicker } from "../../../entities/locations/locations-picker.tsx";
import type { Form } from "../../../ui/forms/form-definition.ts";
import { MultiSelectInput } from "../../../ui/inputs/multi-select-input.tsx";

/** Where and for whom the rule holds. */
export function RuleScopeFields({ form }: { form: Form<AlertRule> }) {
  const { draft, change, errorOf } = form;
  const jobRoles = offeredEntries(useJobRoles(), draft.jobRoleIds);
  const isLocal = locationAlertTypes.some((type) => type === draft.type);
  // The field stays when the last one is unmuted: with it the focus would go, and the way back.
  const [muted] = useState(draft.mutedEmployeeIds);
  const isOfEmployee = employeeAlertTypes.includes(draft.type);
  return (
    <>
      {isLocal && (
        <LocationsPicker
          label="Only at"
          value={draft.locationIds}
          onChange={(ids) => change({ locationIds: [...ids] })}
          error={errorOf("locationIds")}
          help="None means all locations."
        />
      )}
      {isLocal && isOfEmployee && jobRoles.length > 0 && (
        <MultiSelectInput
          label="Only for job roles"
          value={draft.jobRoleIds}
          options={jobRoles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(ids) => change({ jobRoleIds: [...ids] })}
          error={errorOf("jobRoleIds")}
          help="None means all job roles."
        />
      )}
      {muted.length > 0 && <MutedInput form={form} muted={muted} />}
    </>
  );
}

interface MutedInputProps {
  form: Form<AlertRule>;
  /** The employees who were muted when the form opened. */
  muted: AlertRule["mutedEmployeeIds"];
}

function MutedInput({ form: { draft, change }, muted }: MutedInputProps) {
  const employees = useEmployees();
  // Without their records everyone would be named as a former employee.
  const nameOf = employees.status === "ready" ? employeeNames(employees.data) : () => "…";
  const known = new Set([...muted, ...draft.mutedEmployeeIds]);
  const options = [...known].map((id) => ({ value: id, label: nameOf(id) }));
  return (
    <MultiSelectInput
      label="Muted for"
      value={draft.mutedEmployeeIds}
      options={options}
      onChange={(ids) => change({ mutedEmployeeIds: [...ids] })}
      help="Mute employees from their alerts; unmute them here."
    />
  );
}
