import type { EmployeeId, CompanyId } from "../ids/entity-ids.ts";
import { employeeIdSchema, companyIdSchema, storedUserIdSchema } from "../ids/entity-ids.ts";
import { z } from "zod/mini";

/** The role of a member in a company; the value of the role claim. */
export const roles = ["admin", "manager", "employee"] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

const rank: Record<Role, number> = { employee: 0, manager: 1, admin: 2 };

export function isHigherRole(role: Role, than: Role): boolean {
  return rank[role] > rank[than];
}

/**
 * The member as whom product staff look at a company, read-only: in the sign-ins up to the second
 * `since`, until the second `until`. A view without a `since` stands in no sign-in.
 */
const viewSchema = z.object({
  uid: storedUserIdSchema,
  name: z.string(),
  since: z._default(z.int(), 0),
  until: z.int(),
});
export type View = z.infer<typeof viewSchema>;

/** The custom claims of an ID token, the only identity that the server and the rules trust. */
export const claimsSchema = z.object({
  companyId: companyIdSchema,
  role: roleSchema,
  employeeId: z.nullable(employeeIdSchema),
  admin: z.boolean(),
  v: z.int().check(z.minimum(1)),
  /** Only in tokens of product staff who view the company as one of its members. */
  view: z.optional(viewSchema),
});
export type Claims = z.infer<typeof claimsSchema>;

/** Claims of a role; `admin` is derived here and nowhere else. */
export function claimsFor({
  companyId,
  role,
  employeeId,
}: {
  companyId: CompanyId;
  role: Role;
  employeeId: EmployeeId | null;
}): Claims {
  return { companyId, role, employeeId, admin: role === "admin", v: 1 };
}
