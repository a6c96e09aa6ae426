import { z } from "zod/mini";
import { attemptSchema } from "../../kernel/fields/fields.ts";
import { pushDeviceIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** The most devices of a person that get notifications; the one used least recently makes room. */
export const MOST_PUSH_DEVICES = 10;

/** Keys in base64url: a point of P-256 (65 bytes) and a secret of 16 bytes (RFC 8291, 3.1). */
const publicKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, issue("notADevice")));
const secretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/, issue("notADevice")));

const subscriptionSchema = z.object({
  /** The address of the browser at its push service. */
  endpoint: z.url(issue("notADevice")).check(z.maxLength(1000, issue("notADevice"))),
  p256dh: publicKeySchema,
  auth: secretSchema,
});
export type PushSubscriptionKeys = z.infer<typeof subscriptionSchema>;

/** `users/{uid}/pushDevices/{id}`: a browser in which a person switched notifications on. */
export const pushDeviceSchema = z.extend(subscriptionSchema, {
  id: pushDeviceIdSchema,
  /** The browser and its system, "Firefox on Mac". */
  device: z.string(),
  /** The second (`auth_time`) of the sign-in that it belongs to: it ends with that. */
  signIn: z.int(),
  createdAt: instantSchema,
  /** The last time that it was switched on or got a notification. */
  lastUsedAt: instantSchema,
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** A device as its person sees it. */
export const listedPushDeviceSchema = z.pick(pushDeviceSchema, {
  id: true,
  device: true,
  createdAt: true,
  lastUsedAt: true,
});

export const startPushSchema = z.extend(attemptSchema, subscriptionSchema.shape);
export const endPushSchema = z.extend(attemptSchema, { deviceId: pushDeviceIdSchema });
