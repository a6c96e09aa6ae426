import { roleSchema } from "../../kernel/access/role.ts";
import { companyIdSchema, userIdSchema } from "../../kernel/ids/entity-ids.ts";
import { invitationIdSchema } from "../../kernel/ids/record-ids.ts";
import { z } from "zod/mini";
import { attemptSchema, emailSchema, reasonSchema } from "../../kernel/fields/fields.ts";

/** An action of product staff on a login, always with the reason that the audit keeps. */
export const staffActSchema = z.extend(attemptSchema, { uid: userIdSchema, reason: reasonSchema });
export type StaffAct = z.infer<typeof staffActSchema>;

export const setRoleSchema = z.extend(staffActSchema, { role: roleSchema });

/** How long product staff may look at a company as a member before they give a new reason. */
export const viewMinutes = [15, 30, 60] as const;

/** A view of a company as the member `uid`, read-only and for a limited time. */
export const viewAsSchema = z.extend(staffActSchema, { minutes: z.literal(viewMinutes) });
export type ViewAs = z.infer<typeof viewAsSchema>;

/** Without an input but the key: the view is the caller's own. */
export const leaveViewSchema = attemptSchema;

/** Invites the employee of a company whose record has the address. */
export const inviteSchema = z.extend(attemptSchema, {
  companyId: companyIdSchema,
  email: emailSchema,
  role: roleSchema,
  reason: reasonSchema,
});

/** Sends an open invitation again, as a new one to the same address. */
export const resendInvitationSchema = z.extend(attemptSchema, {
  invitationId: invitationIdSchema.check(z.regex(/^[0-9a-f]{64}$/)),
  reason: reasonSchema,
});

/** `uid` is an admin, `toUid` the member of the company who becomes one instead. */
export const transferSchema = z.extend(staffActSchema, { toUid: userIdSchema });

/** `uid` is the login that goes, the one at `toEmail` stays. */
export const mergeLoginsSchema = z.extend(staffActSchema, { toEmail: emailSchema });

export const setDisabledSchema = z.extend(staffActSchema, { isDisabled: z.boolean() });
