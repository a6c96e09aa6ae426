import type { LocationId, EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { SkillId } from "../../records/skills/skill.ts";
import { wordsOf } from "../../kernel/text/words-of.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Employee, EmployeeStatus } from "../../records/employees/employee.ts";
import type { SkillState } from "./skill-state.ts";
import { skillState } from "./skill-state.ts";

/** Gaps that a manager has to follow up: missing data about an employee, and skills that expire. */
export const missingData = [
  "payrollId",
  "jobRole",
  "login",
  "email",
  "employmentType",
  "contractHours",
  "hiredOn",
  "skillExpired",
  "skillEndsSoon",
] as const;
export type MissingData = (typeof missingData)[number];

/** The filters of the directory; an empty text and nulls match every employee. */
export interface EmployeeFilter {
  text: string;
  status: EmployeeStatus | null;
  jobRoleId: JobRoleId | null;
  skillId: SkillId | null;
  locationId: LocationId | null;
  missing: MissingData | null;
  /**
   * Employees with a known email address; null until addresses are loaded, when the filter finds no
   * one without one.
   */
  withEmail: ReadonlySet<EmployeeId> | null;
  /** Words of custom fields by employee; null while they are not loaded. */
  moreWords: ReadonlyMap<EmployeeId, readonly string[]> | null;
  /** The day on which skills are looked at. */
  today: LocalDate;
}

/**
 * Returns the employees that match every part of the filter. The text matches words of the name,
 * the payroll ID and, once loaded, the custom fields by their beginnings, without regard to case
 * and accents: "di an" finds Ana Díaz. Without a status, people whose employment has ended are left
 * out.
 */
export function filterEmployees(
  employees: readonly Employee[],
  filter: EmployeeFilter,
): Employee[] {
  const wanted = wordsOf(filter.text);
  return employees.filter(
    (employee) => matches(employee, filter) && hasWords(employee, wanted, filter),
  );
}

/** Every job role that an employee has. */
export function jobRoleIdsOf(employees: readonly Pick<Employee, "jobRoleIds">[]): JobRoleId[] {
  return [...new Set(employees.flatMap(({ jobRoleIds }) => jobRoleIds))];
}

/** Employees by name, as people read it. */
export function sortEmployees(employees: readonly Employee[]): Employee[] {
  return employees.toSorted((a, b) => a.name.localeCompare(b.name));
}

function matches(employee: Employee, filter: EmployeeFilter): boolean {
  const { status, jobRoleId, skillId, locationId, missing } = filter;
  const hasStatus = status === null ? employee.status !== "terminated" : employee.status === status;
  return (
    hasStatus &&
    (jobRoleId === null || employee.jobRoleIds.includes(jobRoleId)) &&
    (skillId === null || employee.skills.some((skill) => skill.skillId === skillId)) &&
    (locationId === null || employee.locationIds.includes(locationId)) &&
    (missing === null || lacks[missing](employee, filter))
  );
}

type Lacks = (employee: Employee, filter: EmployeeFilter) => boolean;

const lacks: Readonly<Record<MissingData, Lacks>> = {
  payrollId: ({ payrollId }) => payrollId === null || payrollId === "",
  jobRole: ({ jobRoleIds }) => jobRoleIds.length === 0,
  login: ({ userId }) => userId === null,
  email: ({ id }, { withEmail }) => withEmail !== null && !withEmail.has(id),
  employmentType: ({ employmentType }) => employmentType === null,
  contractHours: ({ contractSecondsPerWeek }) => contractSecondsPerWeek === null,
  hiredOn: ({ hiredOn }) => hiredOn === null,
  skillExpired: hasSkill("expired"),
  skillEndsSoon: hasSkill("endsSoon"),
};

function hasSkill(state: SkillState): Lacks {
  return ({ skills }, { today }) => skills.some((skill) => skillState(skill, today) === state);
}

function hasWords(
  employee: Employee,
  wanted: readonly string[],
  { moreWords }: Pick<EmployeeFilter, "moreWords">,
): boolean {
  if (wanted.length === 0) return true;
  const words = [...searchedIn(employee), ...(moreWords?.get(employee.id) ?? [])];
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** The words of each record, kept as long as the record is: a search asks at each letter typed. */
const known = new WeakMap<Employee, readonly string[]>();

function searchedIn(employee: Employee): readonly string[] {
  const words = known.get(employee) ?? wordsOf(`${employee.name} ${employee.payrollId ?? ""}`);
  known.set(employee, words);
  return words;
}
