import { z } from "zod";
import { attemptSchema, reasonSchema } from "../../kernel/fields/fields.ts";

/** A login of whatever company, by the name that Firebase Auth gives it. */
export const uidSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, "This is not a login.");

/** An action of product staff on a login, always with the reason that the audit keeps. */
export const staffActSchema = attemptSchema.extend({ uid: uidSchema, reason: reasonSchema });
export type StaffAct = z.infer<typeof staffActSchema>;

export const setDisabledSchema = staffActSchema.extend({ isDisabled: z.boolean() });
