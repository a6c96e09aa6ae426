import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { jobRolesText } from "@crewline/domain/rules/job-roles/job-role-names";
import type { NameOfSkill } from "@crewline/domain/rules/skills/held-skills";
import { namedSkills } from "@crewline/domain/rules/skills/held-skills";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employmentTypeWords } from "@crewline/domain/words/employees/employment-words";
import { hoursCell, hoursText } from "@crewline/domain/kernel/formats/hours-text";
import { skillsText } from "@crewline/domain/rules/employees/list-cells";
import type { RecordActor } from "@crewline/domain/rules/access/record-access";
import { mayReadProfile, mayReadRecords } from "@crewline/domain/rules/access/record-access";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import type { Location } from "@crewline/domain/records/locations/location";
import { locationNames } from "../../entities/locations/location-names.ts";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import { EmployeeName, EmployeeSigns, skillWords, statusLabel } from "./employee-words.tsx";

interface ColumnTerms {
  today: string;
  roleName: NameOfRole;
  skillName: NameOfSkill;
  locale: Locale;
}

/**
 * The columns of the directory; `today` decides which skills are about to expire. Columns that not
 * every colleague may see appear only for readers of some records. Cells the reader may not see are
 * empty.
 */
export function employeeColumns(
  locations: readonly Location[],
  reader: RecordActor,
  { today, roleName, skillName, locale }: ColumnTerms,
): TableColumn<Employee>[] {
  const nameOf = locationNames(locations);
  const places = (employee: Employee) => employee.locationIds.map(nameOf).join(", ");
  return [
    {
      id: "name",
      header: "Name",
      cell: (employee) => <EmployeeName employee={employee} />,
      sortBy: ({ name }) => name,
    },
    {
      id: "roles",
      header: "Job roles",
      cell: ({ jobRoleIds }) => jobRolesText(jobRoleIds, roleName) || "–",
      sortBy: ({ jobRoleIds }) => jobRolesText(jobRoleIds, roleName, "; ") || null,
      card: "detail",
    },
    textColumn({
      id: "locations",
      header: "Locations",
      card: "detail",
      text: places,
      csv: (employee) => places(employee).replaceAll(", ", "; "),
    }),
    ...(mayReadRecords(reader)
      ? [...recordColumnsFor(reader, { today, skillName, locale }), statusColumn(reader, today)]
      : []),
  ];
}

/** For people elsewhere a manager sees only whether they have left. */
function statusColumn(reader: RecordActor, today: string): TableColumn<Employee> {
  const isKnown = (employee: Employee) =>
    employee.status === "terminated" || mayReadProfile(reader, employee);
  return {
    id: "status",
    header: "Status",
    cell: (employee) =>
      isKnown(employee) ? <EmployeeSigns employee={employee} today={today} /> : "–",
    sortBy: (employee) => (isKnown(employee) ? statusLabel(employee.status) : null),
    width: 184,
    card: "state",
  };
}

function recordColumnsFor(
  reader: RecordActor,
  { today, skillName, locale }: Omit<ColumnTerms, "roleName">,
): TableColumn<Employee>[] {
  const login = (employee: Employee) => {
    if (!mayReadProfile(reader, employee)) return null;
    return employee.userId === null ? "None" : "Yes";
  };
  const skillsOf = ({ skills }: Employee) => namedSkills(skills, skillName);
  return [
    {
      id: "payrollId",
      header: "Payroll ID",
      cell: ({ payrollId }) => payrollId ?? "–",
      sortBy: ({ payrollId }) => payrollId,
      width: 140,
      card: "hidden",
    },
    {
      id: "login",
      header: "Login",
      cell: (row) => login(row) ?? "–",
      sortBy: login,
      width: 90,
      card: "hidden",
    },
    {
      id: "employmentType",
      header: "Employment type",
      cell: ({ employmentType: type }) => (type === null ? "–" : employmentTypeWords(locale)[type]),
      sortBy: ({ employmentType: type }) =>
        type === null ? null : employmentTypeWords(locale)[type],
      width: 150,
      isOptional: true,
    },
    hoursColumn("contractSecondsPerWeek", "Contract hours a week", locale),
    hoursColumn("minSecondsPerWeek", "Minimum hours a week", locale),
    hoursColumn("maxSecondsPerWeek", "Maximum hours a week", locale),
    {
      id: "skills",
      header: "Skills",
      cell: (employee) =>
        skillsOf(employee)
          .map((skill) => skillWords(skill, today, locale))
          .join(", ") || "–",
      sortBy: (employee) => skillsOf(employee)[0]?.name ?? null,
      csv: (employee) => skillsText(skillsOf(employee)),
      isOptional: true,
    },
    dayColumn("hiredOn", "Hired on", locale),
    dayColumn("terminatedOn", "Last day", locale),
  ];
}

/** Further columns of the file, by which an import finds its people again. */
export const recordColumns: readonly TableColumn<Employee>[] = [
  { id: "recordId", header: "Record ID", cell: ({ id }) => id, csv: ({ id }) => id },
];

function hoursColumn(
  id: "contractSecondsPerWeek" | "minSecondsPerWeek" | "maxSecondsPerWeek",
  header: string,
  locale: Locale,
): TableColumn<Employee> {
  return {
    id,
    header,
    cell: (employee) => hoursText(employee[id], locale) || "–",
    sortBy: (employee) => employee[id],
    csv: (employee) => hoursCell(employee[id]),
    align: "right",
    width: 130,
    isOptional: true,
  };
}

function dayColumn(
  id: "hiredOn" | "terminatedOn",
  header: string,
  locale: Locale,
): TableColumn<Employee> {
  return {
    id,
    header,
    cell: ({ [id]: day }) => (day === null ? "–" : formatDate(day, locale)),
    sortBy: ({ [id]: day }) => day,
    width: 130,
    isOptional: true,
  };
}
