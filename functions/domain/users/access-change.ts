import { z } from "zod";
import { roleSchema } from "../access/role.ts";
import { idSchema } from "../rules/fields.ts";
import { instantSchema } from "../time/instant.ts";

/** What a login may do in a company, as far as a change of it is recorded. */
export const accessSchema = z.object({
  role: roleSchema,
  employeeId: idSchema.nullable(),
  locationIds: z.array(idSchema),
});
export type Access = z.infer<typeof accessSchema>;

/** `companies/{id}/accessChanges/{id}`: product staff gave a login other rights. */
export const accessChangeSchema = z.object({
  id: idSchema,
  uid: z.string(),
  email: z.string(),
  /** Null when the login did not belong to the company. */
  before: accessSchema.nullable(),
  after: accessSchema,
  /** The account on whose machine the command ran. */
  by: z.string(),
  at: instantSchema,
});
export type AccessChange = z.infer<typeof accessChangeSchema>;
