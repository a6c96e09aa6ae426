import { issue } from "../../kernel/issues/issue.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { jobRoleNameSchema } from "../../records/job-roles/job-role.ts";
import { MOST_HELD_SKILLS, namedSkillSchema } from "../../records/skills/skill.ts";
import { z } from "zod";
import { roleSchema } from "../../kernel/access/role.ts";
import { valueChangesSchema } from "../../records/custom-fields/field-inputs.ts";
import { rateTenThousandthsSchema } from "../../kernel/money/rate.ts";
import { salarySchema } from "../../records/pay/salary.ts";
import {
  attemptSchema,
  editSchema,
  emailSchema,
  nameSchema,
  versionOrNoneSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import { phoneTextSchema } from "../../kernel/phones/phone-text.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { bulkSchema, MOST_BATCH_ROWS, batchRowNames } from "../../records/batches/batch.ts";
import { endCauseSchema, NO_REASON } from "../../records/employees/end-reason.ts";
import { mergeFactSchema } from "../../records/employees/merge-fact.ts";
import {
  employeeProfileSchema,
  employeeSchema,
  employeeTermsSchema,
  leaveSchema,
  personalDataSchema,
} from "../../records/employees/employee.ts";

/**
 * A person as typed or pasted: "Ana Diaz, ana@x.example, Barista, 18.50". With a salary,
 * `rateTenThousandths` may be null: the server computes what it comes to an hour.
 */
export const newEmployeeSchema = z.object({
  name: nameSchema,
  email: emailSchema.nullable(),
  phone: phoneTextSchema.nullable().default(null),
  /** Its name, because the company may not have it yet. */
  jobRole: jobRoleNameSchema.nullable(),
  rateTenThousandths: rateTenThousandthsSchema.nullable(),
  salary: salarySchema.optional(),
  payrollId: employeeSchema.shape.payrollId.optional(),
});
export type NewEmployee = z.infer<typeof newEmployeeSchema>;

/** At most 200 people at once; all are added to the named locations, or none is. */
export const addEmployeesSchema = attemptSchema.extend({
  people: z.array(newEmployeeSchema).min(1, issue("addPerson")).max(200),
  locationIds: employeeSchema.shape.locationIds,
  ratesFrom: localDateSchema,
});

export const saveEmployeeSchema = editSchema.extend({
  employeeId: employeeIdSchema,
  employee: employeeSchema
    .pick({ name: true, jobRoleIds: true, locationIds: true, payrollId: true, hiredOn: true })
    .extend(employeeTermsSchema.shape),
});

/** `expectedVersion` is the profile's. */
export const saveEmployeeProfileSchema = editSchema.extend({
  employeeId: employeeIdSchema,
  profile: employeeProfileSchema
    .pick({ phone: true, notes: true })
    .extend({ email: emailSchema.nullable() })
    .extend(personalDataSchema.shape),
});

/** The parts of `setEmploymentEndSchema`. */
export const employmentEndSchema = editSchema.extend({
  employeeId: employeeIdSchema,
  lastDay: localDateSchema.nullable(),
  cause: endCauseSchema.nullable().default(null),
});

/**
 * Ends the employment after `lastDay` for a reason, or takes an end back that has not come when it
 * is null.
 */
export const setEmploymentEndSchema = employmentEndSchema.refine(
  ({ lastDay, cause }) => lastDay === null || cause !== null,
  { path: ["cause", "reason"], error: NO_REASON },
);

/** The effect of the end of an employment; `lastDay` is still worked. */
export const previewEndSchema = z.object({
  employeeId: employeeIdSchema,
  lastDay: localDateSchema,
});

/** The effect of the end of many employments, person by person. */
export const previewEndsSchema = z.object({
  employeeIds: z.array(employeeIdSchema).min(1).max(MOST_BATCH_ROWS),
  lastDay: localDateSchema,
});

/** Ends many employments after one day, each on its own. */
export const endManySchema = bulkSchema.extend({
  lastDay: localDateSchema,
  cause: endCauseSchema,
  rows: z
    .array(
      z.object({
        ...batchRowNames,
        employeeId: employeeIdSchema,
        expectedVersion: versionSchema,
      }),
    )
    .min(1)
    .max(MOST_BATCH_ROWS),
});

/** Begins a new period of employment on `hiredOn`. */
export const rehireEmployeeSchema = editSchema.extend({
  employeeId: employeeIdSchema,
  hiredOn: localDateSchema,
});

/** The record that stays in a merge, and the duplicate that it takes over. */
export const previewMergeSchema = z.object({
  employeeId: employeeIdSchema,
  duplicateId: employeeIdSchema,
});

/**
 * `expectedVersion` is that of the record that stays; `take` names what is kept from the duplicate
 * where both records have a value.
 */
export const mergeEmployeesSchema = editSchema.extend({
  ...previewMergeSchema.shape,
  take: z.array(mergeFactSchema).max(mergeFactSchema.options.length).default([]),
});

/** Removes the data that names a person; the user types `name` to confirm. */
export const pseudonymiseSchema = editSchema.extend({
  employeeId: employeeIdSchema,
  name: lineSchema(80),
});

/** A leave from a day on, or none. */
export const setLeaveSchema = editSchema.extend({
  employeeId: employeeIdSchema,
  leave: leaveSchema.nullable(),
});

export const inviteEmployeeSchema = attemptSchema.extend({
  employeeId: employeeIdSchema,
  email: emailSchema,
  role: roleSchema,
  locationIds: z.array(locationIdSchema).max(200),
  mayViewWages: z.boolean(),
});

/** `expectedVersion` is the membership's. */
export const setAccessSchema = editSchema.extend({
  employeeId: employeeIdSchema,
  role: roleSchema,
  locationIds: z.array(locationIdSchema).max(200),
  mayViewWages: z.boolean(),
});

/** `expectedVersion` is the membership's. */
export const removeAccessSchema = editSchema.extend({ employeeId: employeeIdSchema });

export const revokeInvitationSchema = attemptSchema.extend({ employeeId: employeeIdSchema });

/** The rate or salary that a new person begins with; later ones are wage changes. */
export const firstRateSchema = z.object({
  rateTenThousandths: rateTenThousandthsSchema,
  salary: salarySchema.optional(),
  from: localDateSchema,
});
export type FirstRate = z.infer<typeof firstRateSchema>;

/** Changes to one employee: only the given fields change. Without an id, an employee is added. */
export const employeeRowSchema = z.object({
  ...batchRowNames,
  employeeId: employeeIdSchema.nullable(),
  expectedVersion: versionSchema.nullable(),
  expectedProfileVersion: versionSchema.nullable(),
  employee: saveEmployeeSchema.shape.employee.partial(),
  profile: saveEmployeeProfileSchema.shape.profile.partial(),
  /** Job roles as a file names them; null where `employee` says them, or they stay. */
  jobRoleNames: z.array(jobRoleNameSchema).max(20).nullable().default(null),
  /** Skills as a file names them; null where `employee` says them, or they stay. */
  namedSkills: z.array(namedSkillSchema).max(MOST_HELD_SKILLS).nullable().default(null),
  /** Custom fields that change, and the version of those that the caller sees. */
  fields: valueChangesSchema.default([]),
  expectedFieldsVersion: versionOrNoneSchema.nullable().default(null),
  /** Read of new people alone. */
  firstRate: firstRateSchema.nullable().default(null),
});
export type EmployeeRow = z.infer<typeof employeeRowSchema>;

/** Many people at once, each on its own: what one row breaks stops no other. */
export const saveEmployeeRowsSchema = bulkSchema.extend({
  rows: z.array(employeeRowSchema).min(1).max(MOST_BATCH_ROWS),
});

export const inviteEmployeesSchema = bulkSchema.extend({
  rows: z
    .array(
      z.object({
        ...batchRowNames,
        employeeId: employeeIdSchema,
        email: emailSchema,
      }),
    )
    .min(1)
    .max(MOST_BATCH_ROWS),
});
