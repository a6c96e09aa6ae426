import type { DeviceSessionId } from "../../kernel/ids/record-ids.ts";
import { deviceSessionIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { attemptSchema } from "../../kernel/fields/fields.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds, instantFromSeconds, instantSchema } from "../../kernel/time/instant.ts";

/** After so many days a sign-in has to be proven again, so its device is forgotten. */
const KEPT_SECONDS = 30 * 86_400;
const HOUR = 3600;

/**
 * `users/{uid}/sessions/{id}`: a browser in which the person signed in. The id is the second of
 * that sign-in (`auth_time`), which all of its tokens and cookies carry and which opens nothing.
 */
export const deviceSessionSchema = z.object({
  id: deviceSessionIdSchema,
  device: z.string(),
  /** To the hour: enough to recognise a device, and too little to follow a person. */
  firstUsedAt: instantSchema,
  lastUsedAt: instantSchema,
  /** The collection's TTL field. */
  deleteAt: instantSchema,
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

export const endSessionSchema = z.extend(attemptSchema, {
  sessionId: z
    .string()
    .check(z.regex(/^\d{9,11}$/, issue("notADevice")))
    .brand<"DeviceSessionId", "inout">(),
});

/** The id of the device of a sign-in. */
export function deviceSessionId(authTimeSeconds: number): DeviceSessionId {
  return String(authTimeSeconds) as DeviceSessionId;
}

/** The sessions with the one that asks, which may not have been noted yet. */
export function withCurrent(
  sessions: readonly DeviceSession[],
  current: Pick<DeviceSession, "id" | "device">,
  now: Instant,
): DeviceSession[] {
  const isNoted = sessions.some(({ id }) => id === current.id);
  const unnoted = isNoted ? null : afterUse(null, current, now);
  return unnoted === null ? [...sessions] : [unnoted, ...sessions];
}

/**
 * The session of a browser in which the person signed in again, or proved again who it is: known
 * since the session before it, which it takes the place of.
 */
export function afterProof(
  former: DeviceSession,
  facts: Pick<DeviceSession, "id" | "device">,
  now: Instant,
): DeviceSession | null {
  const after = afterUse(null, facts, now);
  return after && { ...after, firstUsedAt: former.firstUsedAt };
}

/** The session after it was used now; null when nothing changes, which is so within an hour. */
export function afterUse(
  session: DeviceSession | null,
  { id, device }: Pick<DeviceSession, "id" | "device">,
  now: Instant,
): DeviceSession | null {
  const hour = instantFromSeconds(Math.floor(epochSeconds(now) / HOUR) * HOUR);
  if (session?.device === device && session.lastUsedAt >= hour) return null;
  return {
    id,
    device,
    firstUsedAt: session?.firstUsedAt ?? hour,
    lastUsedAt: hour,
    deleteAt: instantFromSeconds(epochSeconds(hour) + KEPT_SECONDS),
  };
}
