import { hoursText } from "@crewline/domain/kernel/formats/hours-text";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { EmployeeForm } from "@crewline/domain/projections/employees/employee-form";
import type { Employee } from "@crewline/domain/records/employees/employee";

/** The form's text, with the ids of the chosen roles. */
type WorkDraft = Omit<EmployeeForm, "jobRoleIds"> & Pick<Employee, "jobRoleIds">;

/** The work of an employee as its form begins. */
export function workDraftOf(employee: Employee, locale: Locale): WorkDraft {
  const { name, jobRoleIds, locationIds, payrollId, hiredOn } = employee;
  return {
    name,
    jobRoleIds,
    locationIds,
    payrollId: payrollId ?? "",
    hiredOn: hiredOn ?? "",
    employmentType: employee.employmentType ?? "",
    contractSecondsPerWeek: hoursText(employee.contractSecondsPerWeek, locale),
    minSecondsPerWeek: hoursText(employee.minSecondsPerWeek, locale),
    maxSecondsPerWeek: hoursText(employee.maxSecondsPerWeek, locale),
    skills: employee.skills.map((skill) => ({ ...skill, expiresOn: skill.expiresOn ?? "" })),
  };
}
