import type { Employee } from "@crewline/domain/records/employees/employee";
import { LocationsPicker } from "../../entities/locations/locations-picker.tsx";
import { useWorkForm } from "../../entities/employees/use-work-form.ts";
import { JobRolesInput } from "../../entities/company/job-roles-input.tsx";
import { EditForm } from "../../ui/forms/edit-form.tsx";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { TermsFields } from "./terms-fields.tsx";

interface WorkFormProps {
  employee: Employee;
  /** Called after saving and after Cancel. */
  onDone: () => void;
}

/** The work and its terms, to be changed. */
export function WorkForm({ employee, onDone }: WorkFormProps) {
  const form = useWorkForm(employee, onDone);
  const { draft, change, errorOf } = form;

  return (
    <EditForm form={form} onCancel={onDone}>
      <TextInput
        label="Name"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errorOf("name")}
        help="What colleagues see, for example a preferred name."
        isRequired
        autoFocus
      />
      <JobRolesInput
        label="Job roles"
        value={draft.jobRoleIds}
        onChange={(jobRoleIds) => change({ jobRoleIds: [...jobRoleIds] })}
        error={errorOf("jobRoleIds")}
        help="Roles are added in Settings."
      />
      <LocationsPicker
        label="Locations"
        value={draft.locationIds}
        onChange={(locationIds) => change({ locationIds: [...locationIds] })}
        error={errorOf("locationIds")}
        help="First is home; its time zone sets the workday."
        isRequired
      />
      <TextInput
        label="Payroll ID"
        value={draft.payrollId}
        onChange={(payrollId) => change({ payrollId })}
        error={errorOf("payrollId")}
        help="Their number in your payroll system."
      />
      <DayInput
        label="Hired on"
        value={draft.hiredOn}
        onChange={(hiredOn) => change({ hiredOn })}
        error={errorOf("hiredOn")}
      />
      <TermsFields draft={draft} onChange={change} errorOf={errorOf} />
    </EditForm>
  );
}
