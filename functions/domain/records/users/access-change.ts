import { accessChangeIdSchema } from "../../kernel/ids/record-ids.ts";
import {
  companyIdSchema,
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { roleSchema } from "../../kernel/access/role.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** The rights of a login in a company. */
export const accessSchema = z.object({
  role: roleSchema,
  employeeId: z.nullable(employeeIdSchema),
  locationIds: z.array(locationIdSchema),
  mayViewWages: z._default(z.boolean(), false),
});
export type Access = z.infer<typeof accessSchema>;

/** The acts that the owner of the login is told about by mail. */
export const toldActSchema = z.enum([
  "rightsChanged",
  "switchedOff",
  "switchedOn",
  "signedOut",
  "secondFactorRemoved",
  "recoveryCodesMade",
  "recoveryCodeUsed",
]);

/**
 * The acts on a login: its rights changed, product staff acted on the login itself, or its owner
 * made or used recovery codes.
 */
export const accessActSchema = z.enum([
  ...toldActSchema.options,
  "viewBegun",
  "viewLeft",
  "viewEnded",
]);
export type AccessAct = z.infer<typeof accessActSchema>;

/** Acts on a login by its owner only. */
export type OwnAct = "recoveryCodesMade" | "recoveryCodeUsed";
/** Product staff looked at a company as the member: nothing changed, so the owner gets no mail. */
export type ViewAct = "viewBegun" | "viewLeft" | "viewEnded";
export type ActOfOthers = Exclude<AccessAct, OwnAct | ViewAct>;

export function isOwnAct(act: AccessAct): act is OwnAct {
  return act === "recoveryCodesMade" || act === "recoveryCodeUsed";
}

export function isViewAct(act: AccessAct): act is ViewAct {
  return act === "viewBegun" || act === "viewLeft" || act === "viewEnded";
}

/**
 * `companies/{id}/accessChanges/{id}`, or `accessChanges/{id}` for a login without a company: a
 * change to the rights of a login. Rows are never changed.
 */
export const accessChangeSchema = z.object({
  id: accessChangeIdSchema,
  act: z._default(accessActSchema, "rightsChanged"),
  uid: storedUserIdSchema,
  email: z.string(),
  /** Null when the login did not belong to the company. */
  before: z.nullable(accessSchema),
  /** Null when it does not belong to the company afterwards. */
  after: z.nullable(accessSchema),
  /** The uid of who did it, or the account on whose machine the command ran. */
  by: z.string(),
  byName: z._default(z.string(), ""),
  /** The login that did it, as of then; kept of product staff, whom the company does not see. */
  byEmail: z._default(z.string(), ""),
  /** The reason of product staff; null for an admin's own company. */
  reason: z._default(z.nullable(z.string()), null),
  /**
   * In the row of product staff's own login: as whom they viewed which company. Without names, which
   * would outlive the company.
   */
  viewed: z._default(
    z.nullable(z.object({ uid: storedUserIdSchema, companyId: companyIdSchema })),
    null,
  ),
  at: instantSchema,
});
export type AccessChange = z.infer<typeof accessChangeSchema>;
