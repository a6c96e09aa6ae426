import type { z } from "zod";
import { idSchema } from "../rules/fields.ts";
import { employeeProfileSchema } from "./employee.ts";

/** A profile and whose it is. */
export const profileRowSchema = employeeProfileSchema.extend({ employeeId: idSchema });
export type ProfileRow = z.infer<typeof profileRowSchema>;
