import type { RateLimitName } from "@crewline/domain/rules/sign-ins/rate-limits";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Attempter } from "../operations/access/count-attempt.ts";
import { countAttempt } from "../operations/access/count-attempt.ts";
import { middleware } from "./trpc.ts";

/** A middleware that counts each call of the procedure, and refuses those above the limit. */
export function limited(name: RateLimitName) {
  const rung = middleware(async ({ ctx, next }) => {
    const who = { uid: ctx.caller?.uid ?? null, addresses: ctx.addresses };
    const subject = ctx.kiosk?.device.id;
    await limitRate(name, subject === undefined ? who : { ...who, subject });
    return next();
  });
  const { _middlewares: steps } = rung;
  for (const step of steps) limitOfStep.set(step, name);
  return rung;
}

/**
 * The limit that a step of a procedure counts; a test checks with it that no costly one lacks it.
 */
export const limitOfStep = new WeakMap<object, RateLimitName>();

/** Counts an attempt, or several; throws tooManyAttempts, which says when to try again. */
export async function limitRate(name: RateLimitName, who: Attempter, times = 1): Promise<void> {
  refuse(await countAttempt(name, who, times));
}

function refuse(retryInSeconds: number | null): void {
  if (retryInSeconds !== null) throw new RuleViolation("tooManyAttempts", { retryInSeconds });
}
