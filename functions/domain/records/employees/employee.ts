import { issue } from "../../kernel/issues/issue.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
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
  .min(0, issue("hoursBelowZero"))
  .max(168 * 3600, issue("hoursBeyondWeek"));

/** Days off the schedule, both included; without an end until one is set. */
export const leaveSchema = z.object({ from: localDateSchema, until: localDateSchema.nullable() });
export type Leave = z.infer<typeof leaveSchema>;

/** A period of employment that is over; who was hired again has several. */
export const pastEmploymentSchema = z.object({
  hiredOn: localDateSchema.nullable(),
  lastDay: localDateSchema,
});

/** The history of an employment, apart from its status. */
const life = {
  leave: leaveSchema.nullable(),
  /** Earlier periods, the oldest first. */
  employments: z.array(pastEmploymentSchema).max(20),
  /**
   * The record that took over the time of this one; null for employees who have not been merged.
   */
  mergedIntoId: employeeIdSchema.nullable(),
  /** True once name and contact data are permanently removed. */
  isPseudonymised: z.boolean(),
  hasPin: z.boolean(),
  /** True if `employeePhotos` has a photo of the employee. */
  hasPhoto: z.boolean(),
};

/** The agreed terms of an employee's work: a type, hours a week, certified skills. */
const terms = {
  employmentType: employmentTypeSchema.nullable(),
  contractSecondsPerWeek: weekSeconds.nullable(),
  minSecondsPerWeek: weekSeconds.nullable(),
  maxSecondsPerWeek: weekSeconds.nullable(),
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
  jobRoleIds: z.array(jobRoleIdSchema).max(20),
  locationIds: z.array(locationIdSchema).min(1, issue("chooseLocation")).max(50),
  status: employeeStatusSchema,
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  userId: storedUserIdSchema.nullable(),
  payrollId: lineSchema(40).nullable(),
  hiredOn: localDateSchema.nullable(),
  terminatedOn: localDateSchema.nullable(),
  employmentType: terms.employmentType.default(null),
  contractSecondsPerWeek: terms.contractSecondsPerWeek.default(null),
  minSecondsPerWeek: terms.minSecondsPerWeek.default(null),
  maxSecondsPerWeek: terms.maxSecondsPerWeek.default(null),
  skills: terms.skills.default([]),
  leave: life.leave.default(null),
  employments: life.employments.default([]),
  mergedIntoId: life.mergedIntoId.default(null),
  isPseudonymised: life.isPseudonymised.default(false),
  hasPin: life.hasPin.default(false),
  hasPhoto: life.hasPhoto.default(false),
  version: versionSchema,
});
export type Employee = z.infer<typeof employeeSchema>;

/** The terms as an edit carries them: what is left out stays as it is. */
export const employeeTermsSchema = z.object(terms).partial();

const personal = {
  /** The name for payroll where it is not the one that everyone sees. */
  legalName: nameSchema.nullable(),
  address: linesSchema(300).nullable(),
  birthDate: localDateSchema.nullable(),
  /** The emergency contact. */
  emergencyName: nameSchema.nullable(),
  emergencyPhone: phoneTextSchema.nullable(),
};

/** `employees/{id}/private/profile`: contact and personal data. */
export const employeeProfileSchema = z.object({
  email: z.string().nullable(),
  phone: phoneTextSchema.nullable(),
  notes: noteSchema,
  legalName: personal.legalName.default(null),
  address: personal.address.default(null),
  birthDate: personal.birthDate.default(null),
  emergencyName: personal.emergencyName.default(null),
  emergencyPhone: personal.emergencyPhone.default(null),
  version: versionSchema,
});
export type EmployeeProfile = z.infer<typeof employeeProfileSchema>;

/** Personal data as an edit carries them: what is left out stays as it is. */
export const personalDataSchema = z.object(personal).partial();

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
