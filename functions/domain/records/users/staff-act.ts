import { userIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { attemptSchema, reasonSchema } from "../../kernel/fields/fields.ts";

/** An action of product staff on a login, always with the reason that the audit keeps. */
export const staffActSchema = attemptSchema.extend({ uid: userIdSchema, reason: reasonSchema });
export type StaffAct = z.infer<typeof staffActSchema>;

export const setDisabledSchema = staffActSchema.extend({ isDisabled: z.boolean() });
