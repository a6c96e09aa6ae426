import type { RateLimitName } from "@crewline/domain/session/rate-limits";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { Attempter } from "../store/rate-limits.ts";
import { countAttempt, findWait } from "../store/rate-limits.ts";
import { middleware } from "./trpc.ts";

/** A rung of the ladder: counts each call of the procedure, and refuses those above the limit. */
export function limited(name: RateLimitName) {
  return middleware(async ({ ctx, next }) => {
    await limitRate(name, { uid: ctx.caller?.uid ?? null, addresses: ctx.addresses });
    return next();
  });
}

/** Counts an attempt; throws tooManyAttempts, which says when to try again. */
export async function limitRate(name: RateLimitName, who: Attempter): Promise<void> {
  refuse(await countAttempt(name, who));
}

/**
 * Throws tooManyAttempts when too many attempts have failed; call it before trying, and
 * `countFailure` for each attempt that failed.
 */
export async function refuseAfterFailures(name: RateLimitName, who: Attempter): Promise<void> {
  refuse(await findWait(name, who));
}

export async function countFailure(name: RateLimitName, who: Attempter): Promise<void> {
  await countAttempt(name, who);
}

function refuse(retryInSeconds: number | null): void {
  if (retryInSeconds !== null) throw new RuleViolation("tooManyAttempts", { retryInSeconds });
}
