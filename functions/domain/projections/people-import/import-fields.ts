import { importWords } from "../../words/imports/import-words.ts";
import { namedSkills, skillNames } from "../../rules/skills/held-skills.ts";
import { jobRoleNames } from "../../rules/job-roles/job-role-names.ts";
import { employmentTypeWords } from "../../words/employees/employment-words.ts";
import { skillsText } from "../../rules/employees/list-cells.ts";
import type { EmployeeField } from "./file-terms.ts";
import {
  orNull,
  readJobRoles,
  readHeldSkills,
  locationsText,
  readLocations,
  readEmploymentType,
  hoursField,
  phoneOf,
  dayOf,
} from "./read-cells.ts";

/** The column that finds a person again, whatever else was edited. */
export const RECORD_FIELD = { id: "recordId", label: "Record ID" } as const;

/** Every field of all companies that a file can have, in the order of its columns. */
export const employeeFields: readonly EmployeeField[] = [
  {
    id: "name",
    label: "Name",
    aliases: ["Full name", "Employee", "Employee name"],
    write: ({ employee }) => employee.name,
    read: (name, { locale }) =>
      name === "" ? importWords(locale).personNeedsName : { employee: { name } },
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
    write: ({ employee: { employmentType: type } }, { locale }) =>
      type === null ? "" : employmentTypeWords(locale)[type],
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
