import {
  calendarFeedIdSchema,
  invitationIdSchema,
  pushDeviceIdSchema,
} from "../../kernel/ids/record-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  companyIdSchema,
  NO_LOGIN,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { claimsSchema, roleSchema } from "../../kernel/access/role.ts";
import { phoneTextSchema } from "../../kernel/phones/phone-text.ts";
import { attemptSchema, editSchema, emailSchema, nameSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { firstPreferences, preferencesSchema } from "./preferences.ts";
import { hintedAreas } from "./hints.ts";
import { mailTopicSchema } from "./mail-topic.ts";
import { quietHoursSchema } from "./quiet-hours.ts";

/** A view that product staff began: as which member of which company, why, and until when. */
export const viewingSchema = z.object({
  companyId: companyIdSchema,
  companyName: z.string(),
  uid: storedUserIdSchema,
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  employeeId: employeeIdSchema.nullable(),
  /** The address of the product staff. */
  byEmail: z.string(),
  reason: z.string(),
  /** The second in which it began: later sign-ins are no part of it, and end it. */
  since: z.int().min(0).default(0),
  until: instantSchema,
  /** True if it was begun with a second factor: then no sign-in without one looks, either. */
  needsSecondFactor: z.boolean(),
});
export type Viewing = z.infer<typeof viewingSchema>;

/** `users/{uid}`: a login's own profile. */
export const userSchema = z.object({
  id: storedUserIdSchema,
  email: z.string(),
  displayName: z.string(),
  companyId: companyIdSchema.nullable(),
  createdAt: instantSchema,
  mutedMailTopics: z.array(mailTopicSchema).default([]),
  quietHours: quietHoursSchema.nullable().default(null),
  preferences: preferencesSchema.default(firstPreferences),
  calendarFeed: z
    .object({ id: calendarFeedIdSchema, createdAt: instantSchema })
    .nullable()
    .default(null),
  /** The devices that get notifications, see `pushDeviceSchema`. */
  pushDeviceIds: z.array(pushDeviceIdSchema).default([]),
  viewing: viewingSchema.nullable().default(null),
});
export type User = z.infer<typeof userSchema>;

/** A login that has said nothing about itself yet. */
export function newUser(
  facts: Pick<User, "id" | "email" | "displayName" | "companyId" | "createdAt">,
): User {
  return {
    ...facts,
    mutedMailTopics: [],
    quietHours: null,
    preferences: { ...firstPreferences, hints: [...hintedAreas] },
    calendarFeed: null,
    pushDeviceIds: [],
    viewing: null,
  };
}

/** `userState/{uid}`: when the claims changed; tokens issued before `minIat` are refused. */
export const userStateSchema = z.object({
  claimsUpdatedAt: instantSchema,
  minIat: z.int().min(0),
  /** The claims that all tokens from `minIat` on have at most; absent in older documents. */
  announced: claimsSchema.nullable().optional(),
  /** Sign-ins that were ended one by one, by their `auth_time`: no token of theirs counts. */
  endedSignIns: z.array(z.int()).default([]),
  /** Every sign-in up to this second has ended, except the one that is kept. */
  signInsEndedAt: z.int().min(0).default(0),
  keptSignIn: z.int().min(0).default(0),
  /** True for an admin whose company asks for a second factor: the rules then ask for it too. */
  needsSecondFactor: z.boolean().default(false),
});
export type UserState = z.infer<typeof userStateSchema>;

/** The fields about single sign-ins in a new state. */
export const noEndedSignIns = { endedSignIns: [], signInsEndedAt: 0, keptSignIn: 0 };

/** `invitations/{sha256 of the token}`: a login offered to an employee. */
export const invitationSchema = z.object({
  id: invitationIdSchema,
  companyId: companyIdSchema,
  companyName: z.string(),
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  email: emailSchema,
  role: roleSchema,
  locationIds: z.array(locationIdSchema),
  mayViewWages: z.boolean(),
  /** The uid of the inviter; empty in invitations from before it was kept. */
  invitedBy: storedUserIdSchema.default(NO_LOGIN),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  acceptedAt: instantSchema.nullable(),
  isRevoked: z.boolean(),
  /** SHA-256 of what only the mailed link carries; null in invitations from before it was sent. */
  mailedProofHash: z.string().nullable().default(null),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const findInvitationSchema = z.object({ token: invitationTokenSchema });
/** `proof` comes with the mailed link alone; without it the address stays unproven. */
export const acceptInvitationSchema = attemptSchema.extend({
  token: invitationTokenSchema,
  proof: invitationTokenSchema.nullable().default(null),
});
/** The invited person's own data. */
export const saveOwnProfileSchema = attemptSchema.extend({
  displayName: nameSchema,
  phone: phoneTextSchema.nullable(),
});
export const saveUserSchema = attemptSchema.extend({ displayName: nameSchema });

/** The fields of their own record that employees may edit themselves. */
export const saveOwnContactSchema = editSchema.extend({
  phone: phoneTextSchema.nullable(),
  emergencyName: nameSchema.nullable(),
  emergencyPhone: phoneTextSchema.nullable(),
});

export const saveNotificationsSchema = attemptSchema.extend({
  mutedMailTopics: z.array(mailTopicSchema).max(mailTopicSchema.options.length),
  quietHours: quietHoursSchema.nullable(),
});
