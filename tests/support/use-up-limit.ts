import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { RateLimitName } from "@crewline/domain/rules/sign-ins/rate-limits";
import { rateLimits } from "@crewline/domain/rules/sign-ins/rate-limits";
import type { Attempter } from "../../functions/src/operations/access/count-attempt.ts";
import { countersOf } from "../../functions/src/operations/access/count-attempt.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";

/** Records as many attempts as are allowed, in a window that has just begun. */
export function useUpLimit(name: RateLimitName, who: Attempter): Promise<void> {
  const expiresAt = new Date(Date.now() + rateLimits[name].windowSeconds * 1000);
  return inTransaction(async (unit) => {
    for (const { id, most } of countersOf(name, who)) {
      unit.set(unit.firestore.doc(`rateLimits/${id}`), { count: most, expiresAt });
    }
  });
}

/** Forgets the attempts of these logins, so that a test that tries everything is not held up. */
export async function forgetAttempts(name: RateLimitName, uids: readonly UserId[]): Promise<void> {
  await inTransaction(async (unit) => {
    for (const { id } of uids.flatMap((uid) => countersOf(name, { uid }))) {
      unit.delete(unit.firestore.doc(`rateLimits/${id}`));
    }
  });
}
