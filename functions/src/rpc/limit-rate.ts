import type { RateLimitName } from "@crewline/domain/session/rate-limits";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { Attempter } from "../store/rate-limits.ts";
import { countAttempt, giveAttemptBack } from "../store/rate-limits.ts";
import { middleware } from "./trpc.ts";

/** A rung of the ladder: counts each call of the procedure, and refuses those above the limit. */
export function limited(name: RateLimitName) {
  return middleware(async ({ ctx, next }) => {
    await limitRate(name, { uid: ctx.caller?.uid ?? null, addresses: ctx.addresses });
    return next();
  });
}

/** Counts an attempt, or several; throws tooManyAttempts, which says when to try again. */
export async function limitRate(name: RateLimitName, who: Attempter, times = 1): Promise<void> {
  refuse(await countAttempt(name, who, times));
}

/**
 * Does the work, of which failures alone count in the end. Each attempt is counted before and given
 * back unless it fails: so many at the same moment are not let through as one.
 */
export async function limitFailures<T>(
  { name, who, isFailure }: FailureLimit,
  work: () => Promise<T>,
): Promise<T> {
  refuse(await countAttempt(name, who));
  let answer: T;
  try {
    answer = await work();
  } catch (error) {
    if (!isFailure(error)) await giveAttemptBack(name, who);
    throw error;
  }
  await giveAttemptBack(name, who);
  return answer;
}

interface FailureLimit {
  name: RateLimitName;
  who: Attempter;
  isFailure: (error: unknown) => boolean;
}

function refuse(retryInSeconds: number | null): void {
  if (retryInSeconds !== null) throw new RuleViolation("tooManyAttempts", { retryInSeconds });
}
