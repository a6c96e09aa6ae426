import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { NamedSkill, Skill } from "../../records/skills/skill.ts";
import { namedSkills, skillNames } from "../../rules/skills/held-skills.ts";
import { entryName } from "../../rules/company-lists/find-entry.ts";
import { jobRoleNames } from "../../rules/job-roles/job-role-names.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import type { ImportField } from "../../kernel/csv/map-columns.ts";
import type { DayOrder } from "../../kernel/csv/read-day.ts";
import { readDay } from "../../kernel/csv/read-day.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { FieldValues } from "../../records/custom-fields/field-values.ts";
import type { Location } from "../../records/locations/location.ts";
import type { Phones } from "../../kernel/phones/phones.ts";
import type { Employee, EmployeeProfile } from "../../records/employees/employee.ts";
import { employmentTypeSchema } from "../../records/employees/employee.ts";
import { nameKey } from "../../kernel/text/name-key.ts";
import type { EmployeeRow } from "../../rules/employees/employee-inputs.ts";
import { employmentTypeWords } from "../../rules/employees/employment-type-words.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { hoursCell, readHours } from "../../kernel/formats/hours-text.ts";
import { readNames, readSkills, skillsText } from "../../rules/employees/list-cells.ts";

/** The values of a person's custom fields; version 0 before the first one. */
export interface PersonFields {
  values: FieldValues;
  version: number;
}

/** One person as far as a file can hold it. */
export interface PersonOnFile {
  employee: Employee;
  profile: EmployeeProfile;
  /** Custom fields as far as the reader sees them. */
  fields: PersonFields;
  /** Job roles as the file names them; absent for those of the record. */
  jobRoleNames?: readonly string[];
  /** Skills as the file names them; absent for those of the record. */
  namedSkills?: readonly NamedSkill[];
  /** The reason why the reader may not change the record, as a sentence. */
  forbidden?: string | null;
}

/** The records that the words of a file refer to. */
export interface FileTerms {
  locations: readonly Pick<Location, "id" | "name" | "status">[];
  jobRoles: readonly JobRole[];
  skills: readonly Skill[];
  dayOrder: DayOrder;
  /** Those that the reader sees, archived ones left out. */
  customFields: readonly CustomField[];
  /** The reader of the file's problems. */
  locale: Locale;
  /** Reads the numbers of the company's country. */
  phones: Phones;
}

type Changes = Partial<
  Pick<EmployeeRow, "employee" | "profile" | "fields" | "jobRoleNames" | "namedSkills">
>;

/** A field of a person: how it is written into a cell, and what a cell with it changes. */
export interface EmployeeField extends ImportField {
  write: (person: PersonOnFile, terms: FileTerms) => string;
  /** The changes, or a sentence that says why the cell cannot be read. */
  read: (text: string, terms: FileTerms) => Changes | string;
}

/** The column that finds a person again, whatever else was edited. */
export const RECORD_FIELD = { id: "recordId", label: "Record ID" } as const;

const orNull = (text: string) => (text === "" ? null : text);

/** Every field of all companies that a file can have, in the order of its columns. */
export const employeeFields: readonly EmployeeField[] = [
  {
    id: "name",
    label: "Name",
    aliases: ["Full name", "Employee", "Employee name"],
    write: ({ employee }) => employee.name,
    read: (name) => (name === "" ? "A person needs a name." : { employee: { name } }),
  },
  {
    id: "legalName",
    label: "Legal name",
    write: ({ profile }) => profile.legalName ?? "",
    read: (text) => ({ profile: { legalName: orNull(text) } }),
  },
  {
    id: "email",
    label: "E-mail",
    aliases: ["Email address", "Mail"],
    write: ({ profile }) => profile.email ?? "",
    read: (text) => ({ profile: { email: orNull(text.toLowerCase()) } }),
  },
  {
    id: "phone",
    label: "Phone",
    aliases: ["Phone number", "Mobile", "Cell"],
    write: ({ profile }) => profile.phone ?? "",
    read: (text, terms) => phoneOf(text, terms, (phone) => ({ profile: { phone } })),
  },
  {
    id: "address",
    label: "Address",
    aliases: ["Home address", "Street address"],
    write: ({ profile }) => profile.address ?? "",
    read: (text) => ({ profile: { address: orNull(text) } }),
  },
  {
    id: "payrollId",
    label: "Payroll ID",
    aliases: ["Employee ID", "Employee number", "Payroll number", "Staff ID"],
    write: ({ employee }) => employee.payrollId ?? "",
    read: (text) => ({ employee: { payrollId: orNull(text) } }),
  },
  {
    id: "jobRoles",
    label: "Job roles",
    aliases: ["Job role", "Role", "Position", "Job title"],
    write: ({ employee, jobRoleNames: named }, { jobRoles }) =>
      (named ?? employee.jobRoleIds.map(jobRoleNames(jobRoles))).join("; "),
    read: (text, { jobRoles }) => ({ jobRoleNames: readJobRoles(text, jobRoles) }),
  },
  {
    id: "locations",
    label: "Locations",
    aliases: ["Location", "Site", "Store", "Workplace"],
    write: ({ employee }, { locations }) => locationsText(employee, locations),
    read: readLocations,
  },
  {
    id: "employmentType",
    label: "Employment type",
    aliases: ["Type", "Contract type"],
    write: ({ employee: { employmentType: type } }) =>
      type === null ? "" : employmentTypeWords[type],
    read: readEmploymentType,
  },
  hoursField("contractSecondsPerWeek", "Contract hours a week", ["Contract hours"]),
  hoursField("minSecondsPerWeek", "Minimum hours a week", ["Minimum hours", "Min hours"]),
  hoursField("maxSecondsPerWeek", "Maximum hours a week", ["Maximum hours", "Max hours"]),
  {
    id: "hiredOn",
    label: "Hired on",
    aliases: ["Hire date", "Start date", "Date hired"],
    write: ({ employee }) => employee.hiredOn ?? "",
    read: (text, terms) => dayOf(text, terms, (hiredOn) => ({ employee: { hiredOn } })),
  },
  {
    id: "skills",
    label: "Skills",
    aliases: ["Certifications", "Certificates"],
    write: ({ employee, namedSkills: named }, { skills }) =>
      skillsText(named ?? namedSkills(employee.skills, skillNames(skills))),
    read: readHeldSkills,
  },
  {
    id: "birthDate",
    label: "Date of birth",
    aliases: ["Birth date", "Birthday", "DOB"],
    write: ({ profile }) => profile.birthDate ?? "",
    read: (text, terms) => dayOf(text, terms, (birthDate) => ({ profile: { birthDate } })),
  },
  {
    id: "emergencyName",
    label: "Emergency contact",
    write: ({ profile }) => profile.emergencyName ?? "",
    read: (text) => ({ profile: { emergencyName: orNull(text) } }),
  },
  {
    id: "emergencyPhone",
    label: "Emergency phone",
    write: ({ profile }) => profile.emergencyPhone ?? "",
    read: (text, terms) =>
      phoneOf(text, terms, (emergencyPhone) => ({ profile: { emergencyPhone } })),
  },
  {
    id: "notes",
    label: "Notes",
    write: ({ profile }) => profile.notes,
    read: (notes) => ({ profile: { notes } }),
  },
];

/** The names of a cell, in the company's spelling; a code stands for its role. */
function readJobRoles(text: string, roles: readonly JobRole[]): string[] {
  const known = roles.flatMap(({ name, code }) => (code === "" ? [name] : [name, code]));
  const names = readNames(text, known).map((one) => entryName(roles, one));
  return [...new Set(names)];
}

/** The skills of a cell, each once, in the company's spelling; a code stands for its skill. */
function readHeldSkills(text: string, { dayOrder, skills }: FileTerms): Changes | string {
  const known = skills.map(({ name }) => name);
  const read = readSkills(text, dayOrder, known);
  if (typeof read === "string") return read;
  const named = read.map(({ name, expiresOn }) => ({ name: entryName(skills, name), expiresOn }));
  const keys = named.map(({ name }) => nameKey(name));
  const twice = named.find(({ name }, index) => keys.indexOf(nameKey(name)) < index);
  return twice === undefined ? { namedSkills: named } : `${twice.name} is listed twice.`;
}

/** The names of an employee's locations; one that no longer exists keeps its id. */
export function locationsText(
  { locationIds }: Pick<Employee, "locationIds">,
  locations: FileTerms["locations"],
): string {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return locationIds.map((id) => names.get(id) ?? id).join("; ");
}

function readLocations(text: string, { locations }: FileTerms): Changes | string {
  const names = readNames(
    text,
    locations.map(({ name }) => name),
  );
  if (names.length === 0) return "A person needs a location.";
  const ids: LocationId[] = [];
  for (const name of names) {
    const found = locations.find((place) => place.name.toLowerCase() === name.toLowerCase());
    if (found === undefined) return `There is no location called ${name}.`;
    ids.push(found.id);
  }
  return { employee: { locationIds: ids } };
}

function readEmploymentType(text: string): Changes | string {
  if (text === "") return { employee: { employmentType: null } };
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/gu, "");
  const found = employmentTypeSchema.options.find(
    (type) => plain(employmentTypeWords[type]) === plain(text),
  );
  const known = Object.values(employmentTypeWords).join(", ");
  return found === undefined
    ? `"${text}" is no employment type; use one of ${known}.`
    : { employee: { employmentType: found } };
}

type HoursName = "contractSecondsPerWeek" | "minSecondsPerWeek" | "maxSecondsPerWeek";

function hoursField(id: HoursName, label: string, aliases: readonly string[]): EmployeeField {
  return {
    id,
    label,
    aliases,
    write: ({ employee }) => hoursCell(employee[id]),
    read: (text) => {
      const seconds = text === "" ? null : readHours(text);
      if (text !== "" && seconds === null) return `"${text}" is no number of hours.`;
      return { employee: { [id]: seconds } };
    },
  };
}

function phoneOf(
  text: string,
  { phones, locale }: FileTerms,
  changes: (phone: string | null) => Changes,
): Changes | string {
  if (text === "") return changes(null);
  const { number, problem } = phones.read(text);
  return problem === null ? changes(number) : fieldSentence(problem, locale);
}

function dayOf(
  text: string,
  { dayOrder }: FileTerms,
  changes: (day: string | null) => Changes,
): Changes | string {
  if (text === "") return changes(null);
  const day = readDay(text, dayOrder);
  return day === null ? `"${text}" is no day; write it as 2026-03-09.` : changes(day);
}
