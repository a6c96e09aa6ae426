import type { Locale } from "../../kernel/formats/locale.ts";
import type { NamedSkill, Skill } from "../../records/skills/skill.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import type { ImportField } from "../../kernel/csv/map-columns.ts";
import type { DayOrder } from "../../kernel/csv/read-day.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { FieldValues } from "../../records/custom-fields/field-values.ts";
import type { Location } from "../../records/locations/location.ts";
import type { Phones } from "../../kernel/phones/phones.ts";
import type { Employee, EmployeeProfile } from "../../records/employees/employee.ts";
import type { EmployeeRow } from "../../rules/employees/employee-inputs.ts";

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

export type Changes = Partial<
  Pick<EmployeeRow, "employee" | "profile" | "fields" | "jobRoleNames" | "namedSkills">
>;

/** A field of a person: how it is written into a cell, and what a cell with it changes. */
export interface EmployeeField extends ImportField {
  write: (person: PersonOnFile, terms: FileTerms) => string;
  /** The changes, or a sentence that says why the cell cannot be read. */
  read: (text: string, terms: FileTerms) => Changes | string;
}
