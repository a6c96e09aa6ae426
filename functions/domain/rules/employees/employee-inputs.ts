import { issue } from "../../kernel/issues/issue.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { jobRoleNameSchema } from "../../records/job-roles/job-role.ts";
import { MOST_HELD_SKILLS, namedSkillSchema } from "../../records/skills/skill.ts";
import { z } from "zod/mini";
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
  email: z.nullable(emailSchema),
  phone: z._default(z.nullable(phoneTextSchema), null),
  /** Its name, because the company may not have it yet. */
  jobRole: z.nullable(jobRoleNameSchema),
  rateTenThousandths: z.nullable(rateTenThousandthsSchema),
  salary: z.optional(salarySchema),
  payrollId: z.optional(employeeSchema.shape.payrollId),
});
export type NewEmployee = z.infer<typeof newEmployeeSchema>;

/** At most 200 people at once; all are added to the named locations, or none is. */
export const addEmployeesSchema = z.extend(attemptSchema, {
  people: z.array(newEmployeeSchema).check(z.minLength(1, issue("addPerson")), z.maxLength(200)),
  locationIds: employeeSchema.shape.locationIds,
  ratesFrom: localDateSchema,
});

export const saveEmployeeSchema = z.extend(editSchema, {
  employeeId: employeeIdSchema,
  employee: z.extend(
    z.pick(employeeSchema, {
      name: true,
      jobRoleIds: true,
      locationIds: true,
      payrollId: true,
      hiredOn: true,
    }),
    employeeTermsSchema.shape,
  ),
});

/** `expectedVersion` is the profile's. */
export const saveEmployeeProfileSchema = z.extend(editSchema, {
  employeeId: employeeIdSchema,
  profile: z.extend(
    z.extend(z.pick(employeeProfileSchema, { phone: true, notes: true }), {
      email: z.nullable(emailSchema),
    }),
    personalDataSchema.shape,
  ),
});

/** The parts of `setEmploymentEndSchema`. */
export const employmentEndSchema = z.extend(editSchema, {
  employeeId: employeeIdSchema,
  lastDay: z.nullable(localDateSchema),
  cause: z._default(z.nullable(endCauseSchema), null),
});

/**
 * Ends the employment after `lastDay` for a reason, or takes an end back that has not come when it
 * is null.
 */
export const setEmploymentEndSchema = employmentEndSchema.check(
  z.refine(({ lastDay, cause }) => lastDay === null || cause !== null, {
    path: ["cause", "reason"],
    error: NO_REASON,
  }),
);

/** The effect of the end of an employment; `lastDay` is still worked. */
export const previewEndSchema = z.object({
  employeeId: employeeIdSchema,
  lastDay: localDateSchema,
});

/** The effect of the end of many employments, person by person. */
export const previewEndsSchema = z.object({
  employeeIds: z.array(employeeIdSchema).check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
  lastDay: localDateSchema,
});

/** Ends many employments after one day, each on its own. */
export const endManySchema = z.extend(bulkSchema, {
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
    .check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

/** Begins a new period of employment on `hiredOn`. */
export const rehireEmployeeSchema = z.extend(editSchema, {
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
export const mergeEmployeesSchema = z.extend(editSchema, {
  ...previewMergeSchema.shape,
  take: z._default(z.array(mergeFactSchema).check(z.maxLength(mergeFactSchema.options.length)), []),
});

/** Removes the data that names a person; the user types `name` to confirm. */
export const pseudonymiseSchema = z.extend(editSchema, {
  employeeId: employeeIdSchema,
  name: lineSchema(80),
});

/** A leave from a day on, or none. */
export const setLeaveSchema = z.extend(editSchema, {
  employeeId: employeeIdSchema,
  leave: z.nullable(leaveSchema),
});

export const inviteEmployeeSchema = z.extend(attemptSchema, {
  employeeId: employeeIdSchema,
  email: emailSchema,
  role: roleSchema,
  locationIds: z.array(locationIdSchema).check(z.maxLength(200)),
  mayViewWages: z.boolean(),
});

/** `expectedVersion` is the membership's. */
export const setAccessSchema = z.extend(editSchema, {
  employeeId: employeeIdSchema,
  role: roleSchema,
  locationIds: z.array(locationIdSchema).check(z.maxLength(200)),
  mayViewWages: z.boolean(),
});

/** `expectedVersion` is the membership's. */
export const removeAccessSchema = z.extend(editSchema, { employeeId: employeeIdSchema });

export const revokeInvitationSchema = z.extend(attemptSchema, { employeeId: employeeIdSchema });

/** The rate or salary that a new person begins with; later ones are wage changes. */
export const firstRateSchema = z.object({
  rateTenThousandths: rateTenThousandthsSchema,
  salary: z.optional(salarySchema),
  from: localDateSchema,
});
export type FirstRate = z.infer<typeof firstRateSchema>;

/** Changes to one employee: only the given fields change. Without an id, an employee is added. */
export const employeeRowSchema = z.object({
  ...batchRowNames,
  employeeId: z.nullable(employeeIdSchema),
  expectedVersion: z.nullable(versionSchema),
  expectedProfileVersion: z.nullable(versionSchema),
  employee: z.partial(saveEmployeeSchema.shape.employee),
  profile: z.partial(saveEmployeeProfileSchema.shape.profile),
  /** Job roles as a file names them; null where `employee` says them, or they stay. */
  jobRoleNames: z._default(z.nullable(z.array(jobRoleNameSchema).check(z.maxLength(20))), null),
  /** Skills as a file names them; null where `employee` says them, or they stay. */
  namedSkills: z._default(
    z.nullable(z.array(namedSkillSchema).check(z.maxLength(MOST_HELD_SKILLS))),
    null,
  ),
  /** Custom fields that change, and the version of those that the caller sees. */
  fields: z._default(valueChangesSchema, []),
  expectedFieldsVersion: z._default(z.nullable(versionOrNoneSchema), null),
  /** Read of new people alone. */
  firstRate: z._default(z.nullable(firstRateSchema), null),
});
export type EmployeeRow = z.infer<typeof employeeRowSchema>;

/** Many people at once, each on its own: what one row breaks stops no other. */
export const saveEmployeeRowsSchema = z.extend(bulkSchema, {
  rows: z.array(employeeRowSchema).check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

export const inviteEmployeesSchema = z.extend(bulkSchema, {
  rows: z
    .array(
      z.object({
        ...batchRowNames,
        employeeId: employeeIdSchema,
        email: emailSchema,
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});
