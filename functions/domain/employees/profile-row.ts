import { z } from "zod";
import { idSchema } from "../rules/fields.ts";
import { employeeProfileSchema } from "./employee.ts";

/** A profile, whose it is, and why the reader may not change it; null where nothing forbids it. */
export const profileRowSchema = employeeProfileSchema.extend({
  employeeId: idSchema,
  forbidden: z.string().nullable(),
});
export type ProfileRow = z.infer<typeof profileRowSchema>;
