import type { z } from "zod";
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
