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
import { z } from "zod/mini";
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
  employeeId: z.nullable(employeeIdSchema),
  /** The address of the product staff. */
  byEmail: z.string(),
  reason: z.string(),
  /** The second in which it began: later sign-ins are no part of it, and end it. */
  since: z._default(z.int().check(z.minimum(0)), 0),
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
  companyId: z.nullable(companyIdSchema),
  createdAt: instantSchema,
  mutedMailTopics: z._default(z.array(mailTopicSchema), []),
  quietHours: z._default(z.nullable(quietHoursSchema), null),
  preferences: z._default(preferencesSchema, firstPreferences),
  calendarFeed: z._default(
    z.nullable(z.object({ id: calendarFeedIdSchema, createdAt: instantSchema })),
    null,
  ),
  /** The devices that get notifications, see `pushDeviceSchema`. */
  pushDeviceIds: z._default(z.array(pushDeviceIdSchema), []),
  viewing: z._default(z.nullable(viewingSchema), null),
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
  minIat: z.int().check(z.minimum(0)),
  /** The claims that all tokens from `minIat` on have at most; absent in older documents. */
  announced: z.optional(z.nullable(claimsSchema)),
  /** Sign-ins that were ended one by one, by their `auth_time`: no token of theirs counts. */
  endedSignIns: z._default(z.array(z.int()), []),
  /** Every sign-in up to this second has ended, except the one that is kept. */
  signInsEndedAt: z._default(z.int().check(z.minimum(0)), 0),
  keptSignIn: z._default(z.int().check(z.minimum(0)), 0),
  /** True for an admin whose company asks for a second factor: the rules then ask for it too. */
  needsSecondFactor: z._default(z.boolean(), false),
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
  invitedBy: z._default(storedUserIdSchema, NO_LOGIN),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  acceptedAt: z.nullable(instantSchema),
  isRevoked: z.boolean(),
  /** SHA-256 of what only the mailed link carries; null in invitations from before it was sent. */
  mailedProofHash: z._default(z.nullable(z.string()), null),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
export const findInvitationSchema = z.object({ token: invitationTokenSchema });
/** `proof` comes with the mailed link alone; without it the address stays unproven. */
export const acceptInvitationSchema = z.extend(attemptSchema, {
  token: invitationTokenSchema,
  proof: z._default(z.nullable(invitationTokenSchema), null),
});
/** The invited person's own data. */
export const saveOwnProfileSchema = z.extend(attemptSchema, {
  displayName: nameSchema,
  phone: z.nullable(phoneTextSchema),
});
export const saveUserSchema = z.extend(attemptSchema, { displayName: nameSchema });

/** The fields of their own record that employees may edit themselves. */
export const saveOwnContactSchema = z.extend(editSchema, {
  phone: z.nullable(phoneTextSchema),
  emergencyName: z.nullable(nameSchema),
  emergencyPhone: z.nullable(phoneTextSchema),
});

export const saveNotificationsSchema = z.extend(attemptSchema, {
  mutedMailTopics: z.array(mailTopicSchema).check(z.maxLength(mailTopicSchema.options.length)),
  quietHours: z.nullable(quietHoursSchema),
});
