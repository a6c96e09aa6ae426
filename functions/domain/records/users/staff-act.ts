import { roleSchema } from "../../kernel/access/role.ts";
import { companyIdSchema, userIdSchema } from "../../kernel/ids/entity-ids.ts";
import { invitationIdSchema } from "../../kernel/ids/record-ids.ts";
import { z } from "zod";
import { attemptSchema, emailSchema, reasonSchema } from "../../kernel/fields/fields.ts";

/** An action of product staff on a login, always with the reason that the audit keeps. */
export const staffActSchema = attemptSchema.extend({ uid: userIdSchema, reason: reasonSchema });
export type StaffAct = z.infer<typeof staffActSchema>;

export const setRoleSchema = staffActSchema.extend({ role: roleSchema });

/** How long product staff may look at a company as a member before they give a new reason. */
export const viewMinutes = [15, 30, 60] as const;

/** A view of a company as the member `uid`, read-only and for a limited time. */
export const viewAsSchema = staffActSchema.extend({ minutes: z.literal(viewMinutes) });
export type ViewAs = z.infer<typeof viewAsSchema>;

/** Without an input but the key: the view is the caller's own. */
export const leaveViewSchema = attemptSchema;

/** Invites the employee of a company whose record has the address. */
export const inviteSchema = attemptSchema.extend({
  companyId: companyIdSchema,
  email: emailSchema,
  role: roleSchema,
  reason: reasonSchema,
});

/** Sends an open invitation again, as a new one to the same address. */
export const resendInvitationSchema = attemptSchema.extend({
  invitationId: invitationIdSchema.regex(/^[0-9a-f]{64}$/),
  reason: reasonSchema,
});

/** `uid` is an admin, `toUid` the member of the company who becomes one instead. */
export const transferSchema = staffActSchema.extend({ toUid: userIdSchema });

/** `uid` is the login that goes, the one at `toEmail` stays. */
export const mergeLoginsSchema = staffActSchema.extend({ toEmail: emailSchema });

export const setDisabledSchema = staffActSchema.extend({ isDisabled: z.boolean() });
