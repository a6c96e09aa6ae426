import { roleSchema } from "@crewline/domain/access/role";
import { instantSchema } from "@crewline/domain/time/instant";
import { z } from "zod";

export const loginSchema = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  role: roleSchema.nullable(),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  isEmailVerified: z.boolean(),
  isDisabled: z.boolean(),
  createdAt: instantSchema,
  lastSignInAt: instantSchema.nullable(),
});
export type Login = z.infer<typeof loginSchema>;

export function listLogins(..._input: unknown[]): Promise<never> {
  throw new Error("listLogins is not there yet");
}
