import { roleSchema } from "../../kernel/access/role.ts";
import { userIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { attemptSchema, reasonSchema } from "../../kernel/fields/fields.ts";

/** An action of product staff on a login, always with the reason that the audit keeps. */
export const staffActSchema = attemptSchema.extend({ uid: userIdSchema, reason: reasonSchema });
export type StaffAct = z.infer<typeof staffActSchema>;

export const setRoleSchema = staffActSchema.extend({ role: roleSchema });

/** `uid` is an admin, `toUid` the member of the company who becomes one instead. */
export const transferSchema = staffActSchema.extend({ toUid: userIdSchema });

export const setDisabledSchema = staffActSchema.extend({ isDisabled: z.boolean() });
