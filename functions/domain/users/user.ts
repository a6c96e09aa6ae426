import { z } from "zod";
import { claimsSchema, roleSchema } from "../access/role.ts";
import { employeeProfileSchema } from "../employees/employee.ts";
import { mailTopicSchema } from "../mail/wants-mail.ts";
import { attemptSchema, emailSchema, idSchema, nameSchema } from "../rules/fields.ts";
import { instantSchema } from "../time/instant.ts";

/** `users/{uid}`: a login's own profile. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  companyId: idSchema.nullable(),
  createdAt: instantSchema,
  mutedMailTopics: z.array(mailTopicSchema).default([]),
});
export type User = z.infer<typeof userSchema>;

/** `userState/{uid}`: when the claims changed; tokens issued before `minIat` are refused. */
export const userStateSchema = z.object({
  claimsUpdatedAt: instantSchema,
  minIat: z.int().min(0),
  /** The claims that all tokens from `minIat` on have at most; absent in older documents. */
  announced: claimsSchema.nullable().optional(),
  /** True for an admin whose company asks for a second factor: the rules then ask for it too. */
  needsSecondFactor: z.boolean().default(false),
});
export type UserState = z.infer<typeof userStateSchema>;

/** `invitations/{sha256 of the token}`: a login offered to an employee. */
export const invitationSchema = z.object({
  id: z.string(),
  companyId: idSchema,
  companyName: z.string(),
  employeeId: idSchema,
  employeeName: z.string(),
  email: emailSchema,
  role: roleSchema,
  locationIds: z.array(idSchema),
  mayViewWages: z.boolean(),
  /** The uid of the inviter; empty in invitations from before it was kept. */
  invitedBy: z.string().default(""),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  acceptedAt: instantSchema.nullable(),
  isRevoked: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const findInvitationSchema = z.object({ token: invitationTokenSchema });
export const acceptInvitationSchema = attemptSchema.extend({ token: invitationTokenSchema });
/** What a person who was invited says about oneself. */
export const saveOwnProfileSchema = attemptSchema.extend({
  displayName: nameSchema,
  phone: employeeProfileSchema.shape.phone,
});
export const saveUserSchema = attemptSchema.extend({ displayName: nameSchema });
