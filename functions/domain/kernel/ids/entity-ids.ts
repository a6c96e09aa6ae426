import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";
import { idSchema } from "../fields/fields.ts";

/*
 * The ids that access and the records of several entities name. Each is a text of its own kind: the
 * id of another entity, or a plain text, does not compile in its place, in what is read and in what
 * is sent. What is stored and sent stays plain text.
 */

export const employeeIdSchema = idSchema.brand<"EmployeeId", "inout">();
export type EmployeeId = z.infer<typeof employeeIdSchema>;

export const locationIdSchema = idSchema.brand<"LocationId", "inout">();
export type LocationId = z.infer<typeof locationIdSchema>;

export const companyIdSchema = idSchema.brand<"CompanyId", "inout">();
export type CompanyId = z.infer<typeof companyIdSchema>;

export const shiftIdSchema = idSchema.brand<"ShiftId", "inout">();
export type ShiftId = z.infer<typeof shiftIdSchema>;

export const timeEntryIdSchema = idSchema.brand<"TimeEntryId", "inout">();
export type TimeEntryId = z.infer<typeof timeEntryIdSchema>;

export const timeOffIdSchema = idSchema.brand<"TimeOffId", "inout">();
export type TimeOffId = z.infer<typeof timeOffIdSchema>;

export const wageChangeIdSchema = idSchema.brand<"WageChangeId", "inout">();
export type WageChangeId = z.infer<typeof wageChangeIdSchema>;

/** A login of whatever company, by the name that Firebase Auth gives it. */
export const userIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,128}$/, issue("notALogin")))
  .brand<"UserId", "inout">();
export type UserId = z.infer<typeof userIdSchema>;

/** A login as records keep it: older ones hold "" where none was kept. */
export const storedUserIdSchema = z.string().brand<"UserId", "inout">();

/** In place of a login that a record does not name. */
export const NO_LOGIN = storedUserIdSchema.parse("");
