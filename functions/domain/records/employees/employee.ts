import { issue } from "../../kernel/issues/issue.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { nameSchema, noteSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { heldSkillsSchema } from "../skills/skill.ts";
import { phoneTextSchema } from "../../kernel/phones/phone-text.ts";
import { lineSchema, linesSchema } from "../../kernel/text/text-schema.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

export const employeeStatusSchema = z.enum(["invited", "active", "onLeave", "terminated"]);
export type EmployeeStatus = z.infer<typeof employeeStatusSchema>;

export const employmentTypeSchema = z.enum([
  "fullTime",
  "partTime",
  "casual",
  "seasonal",
  "contractor",
]);
export type EmploymentType = z.infer<typeof employmentTypeSchema>;

const weekSeconds = z
  .int()
  .check(z.minimum(0, issue("hoursBelowZero")), z.maximum(168 * 3600, issue("hoursBeyondWeek")));

/** Days off the schedule, both included; without an end until one is set. */
export const leaveSchema = z.object({ from: localDateSchema, until: z.nullable(localDateSchema) });
export type Leave = z.infer<typeof leaveSchema>;

/** A period of employment that is over; who was hired again has several. */
export const pastEmploymentSchema = z.object({
  hiredOn: z.nullable(localDateSchema),
  lastDay: localDateSchema,
});

/** The history of an employment, apart from its status. */
const life = {
  leave: z.nullable(leaveSchema),
  /** Earlier periods, the oldest first. */
  employments: z.array(pastEmploymentSchema).check(z.maxLength(20)),
  /**
   * The record that took over the time of this one; null for employees who have not been merged.
   */
  mergedIntoId: z.nullable(employeeIdSchema),
  /** True once name and contact data are permanently removed. */
  isPseudonymised: z.boolean(),
  hasPin: z.boolean(),
  /** True if `employeePhotos` has a photo of the employee. */
  hasPhoto: z.boolean(),
};

/** The agreed terms of an employee's work: a type, hours a week, certified skills. */
const terms = {
  employmentType: z.nullable(employmentTypeSchema),
  contractSecondsPerWeek: z.nullable(weekSeconds),
  minSecondsPerWeek: z.nullable(weekSeconds),
  maxSecondsPerWeek: z.nullable(weekSeconds),
  skills: heldSkillsSchema,
};

/**
 * The directory's entry of a person who is paid: what every member may see. Contact data and
 * rates live in documents of their own, because rules cannot hide fields. The first location is
 * the home location: its zone decides the person's workdays and workweeks.
 */
export const employeeSchema = z.object({
  id: employeeIdSchema,
  name: nameSchema,
  jobRoleIds: z.array(jobRoleIdSchema).check(z.maxLength(20)),
  locationIds: z
    .array(locationIdSchema)
    .check(z.minLength(1, issue("chooseLocation")), z.maxLength(50)),
  status: employeeStatusSchema,
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  userId: z.nullable(storedUserIdSchema),
  payrollId: z.nullable(lineSchema(40)),
  hiredOn: z.nullable(localDateSchema),
  terminatedOn: z.nullable(localDateSchema),
  employmentType: z._default(terms.employmentType, null),
  contractSecondsPerWeek: z._default(terms.contractSecondsPerWeek, null),
  minSecondsPerWeek: z._default(terms.minSecondsPerWeek, null),
  maxSecondsPerWeek: z._default(terms.maxSecondsPerWeek, null),
  skills: z._default(terms.skills, []),
  leave: z._default(life.leave, null),
  employments: z._default(life.employments, []),
  mergedIntoId: z._default(life.mergedIntoId, null),
  isPseudonymised: z._default(life.isPseudonymised, false),
  hasPin: z._default(life.hasPin, false),
  hasPhoto: z._default(life.hasPhoto, false),
  version: versionSchema,
});
export type Employee = z.infer<typeof employeeSchema>;

/** The terms as an edit carries them: what is left out stays as it is. */
export const employeeTermsSchema = z.partial(z.object(terms));

const personal = {
  /** The name for payroll where it is not the one that everyone sees. */
  legalName: z.nullable(nameSchema),
  address: z.nullable(linesSchema(300)),
  birthDate: z.nullable(localDateSchema),
  /** The emergency contact. */
  emergencyName: z.nullable(nameSchema),
  emergencyPhone: z.nullable(phoneTextSchema),
};

/** `employees/{id}/private/profile`: contact and personal data. */
export const employeeProfileSchema = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(phoneTextSchema),
  notes: noteSchema,
  legalName: z._default(personal.legalName, null),
  address: z._default(personal.address, null),
  birthDate: z._default(personal.birthDate, null),
  emergencyName: z._default(personal.emergencyName, null),
  emergencyPhone: z._default(personal.emergencyPhone, null),
  version: versionSchema,
});
export type EmployeeProfile = z.infer<typeof employeeProfileSchema>;

/** Personal data as an edit carries them: what is left out stays as it is. */
export const personalDataSchema = z.partial(z.object(personal));

/** A new employment, before anything is agreed or has happened. */
export const noTerms = {
  employmentType: null,
  contractSecondsPerWeek: null,
  minSecondsPerWeek: null,
  maxSecondsPerWeek: null,
  skills: [],
  leave: null,
  employments: [],
  mergedIntoId: null,
  isPseudonymised: false,
  hasPin: false,
  hasPhoto: false,
} satisfies Partial<Employee>;

/** The record of a new employee, apart from the name, the locations and the state. */
export const newEmployment = {
  userId: null,
  payrollId: null,
  hiredOn: null,
  terminatedOn: null,
  ...noTerms,
  version: 1,
} satisfies Partial<Employee>;

export const noPersonalData = {
  legalName: null,
  address: null,
  birthDate: null,
  emergencyName: null,
  emergencyPhone: null,
} satisfies Partial<EmployeeProfile>;
