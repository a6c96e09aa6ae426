import { issue } from "../../kernel/issues/issue.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
  userIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { attemptSchema, nameSchema } from "../../kernel/fields/fields.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantSchema } from "../../kernel/time/instant.ts";

/**
 * `companies/{companyId}/joinRequests/{uid}`: a login with a verified address of the company's
 * domain asks to be let in. The asker never sees it.
 */
export const joinRequestSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  displayName: z.string(),
  askedAt: instantSchema,
  state: z.enum(["waiting", "accepted", "declined"]),
  decidedAt: z.nullable(instantSchema),
  decidedBy: z.nullable(storedUserIdSchema),
  decidedByName: z.nullable(z.string()),
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

export const askToJoinSchema = attemptSchema;
export const declineJoinSchema = z.extend(attemptSchema, { requestId: userIdSchema });

/** The employee whom the request becomes: one on file without a login, or a new one. */
export const acceptJoinSchema = z.extend(declineJoinSchema, {
  person: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("existing"), employeeId: employeeIdSchema }),
    z.object({
      kind: z.literal("new"),
      name: nameSchema,
      locationIds: z
        .array(locationIdSchema)
        .check(z.minLength(1, issue("chooseLocations")), z.maxLength(50)),
    }),
  ]),
});

/** Days until a declined person can ask again; until then no one is notified. */
export const DECLINED_DAYS = 30;

/**
 * True if asking now changes anything: one request waits at a time, and a declined one can be
 * repeated after `DECLINED_DAYS`.
 */
export function mayAskAgain(before: JoinRequest | null, now: Instant): boolean {
  if (before === null) return true;
  if (before.state === "waiting") return false;
  const decided = before.decidedAt ?? before.askedAt;
  return before.state === "accepted" || elapsedSeconds(decided, now) > DECLINED_DAYS * 86_400;
}
