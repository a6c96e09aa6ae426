import { z } from "zod";
import { idSchema, nameSchema, noteSchema, versionSchema } from "../rules/fields.ts";
import { localDateSchema } from "../time/local-date.ts";

export const employeeStatusSchema = z.enum(["invited", "active", "onLeave", "terminated"]);
export type EmployeeStatus = z.infer<typeof employeeStatusSchema>;

export const jobRoleSchema = z
  .string()
  .trim()
  .min(1, "Enter a job role.")
  .max(40, "Use at most 40 characters.");

/**
 * The directory's entry of a person who is paid: what every member may see. Contact data and
 * rates live in documents of their own, because rules cannot hide fields. The first location is
 * the home location: its zone decides the person's workdays and workweeks.
 */
export const employeeSchema = z.object({
  id: idSchema,
  name: nameSchema,
  jobRoles: z.array(jobRoleSchema).max(20),
  locationIds: z.array(idSchema).min(1, "Choose a location.").max(50),
  status: employeeStatusSchema,
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  userId: z.string().nullable(),
  payrollId: z.string().trim().max(40, "Use at most 40 characters.").nullable(),
  hiredOn: localDateSchema.nullable(),
  terminatedOn: localDateSchema.nullable(),
  version: versionSchema,
});
export type Employee = z.infer<typeof employeeSchema>;

/** `employees/{id}/private/profile`: contact and personal data. */
export const employeeProfileSchema = z.object({
  email: z.string().nullable(),
  phone: z.string().trim().max(40, "Use at most 40 characters.").nullable(),
  notes: noteSchema,
  version: versionSchema,
});
export type EmployeeProfile = z.infer<typeof employeeProfileSchema>;
