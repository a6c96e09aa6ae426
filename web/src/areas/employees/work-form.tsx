import { employeeFormOn } from "@crewline/domain/rules/employees/day-forms";
import type { EmployeeForm } from "@crewline/domain/rules/employees/employee-form";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { jobRolesOf } from "@crewline/domain/rules/employees/filter-employees";
import { hoursText } from "@crewline/domain/kernel/formats/hours-text";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { LocationsPicker } from "../../entities/locations/locations-picker.tsx";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { todayIn } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { RecordForm } from "../../ui/forms/record-form.tsx";
import { TagsInput } from "../../ui/inputs/tags-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { useRecordDraft } from "../../ui/forms/use-record-draft.ts";
import { TermsFields } from "./terms-fields.tsx";

/** What the person does and on which terms, to be changed. */
export function WorkForm({ employee }: { employee: Employee }) {
  const employees = useEmployees();
  const record = useRecordDraft(employee, valuesOf);
  const form = useCheckedForm(
    employeeFormOn({ today: todayIn(browserZone()), employee }),
    useCommand(trpc.employees.save.mutationOptions()),
  );
  const notify = useNotice();
  const errorOf = (field: string) => form.errorOf(`employee.${field}`);
  const { draft, change } = record;

  const handleSave = async () => {
    const { expectedVersion } = record;
    const saved = await form.submit({ employeeId: employee.id, expectedVersion, employee: draft });
    if (saved !== null) notify("Saved.");
    return saved?.version ?? null;
  };

  return (
    <RecordForm
      record={record}
      onSave={handleSave}
      isRunning={form.isRunning}
      problem={form.problem}
      mayEdit
    >
      <TextInput
        label="Name"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errorOf("name")}
        help="What colleagues see, for example a preferred name."
        isRequired
      />
      <TagsInput
        label="Job roles"
        value={draft.jobRoles}
        onChange={(jobRoles) => change({ jobRoles: [...jobRoles] })}
        suggestions={employees.status === "ready" ? jobRolesOf(employees.data) : []}
        error={errorOf("jobRoles")}
        help="Type a role and press Enter."
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
    </RecordForm>
  );
}

function valuesOf(employee: Employee): EmployeeForm {
  const { name, jobRoles, locationIds, payrollId, hiredOn } = employee;
  return {
    name,
    jobRoles,
    locationIds,
    payrollId: payrollId ?? "",
    hiredOn: hiredOn ?? "",
    employmentType: employee.employmentType ?? "",
    contractSecondsPerWeek: hoursText(employee.contractSecondsPerWeek),
    minSecondsPerWeek: hoursText(employee.minSecondsPerWeek),
    maxSecondsPerWeek: hoursText(employee.maxSecondsPerWeek),
    skills: employee.skills.map((skill) => ({ ...skill, expiresOn: skill.expiresOn ?? "" })),
  };
}
