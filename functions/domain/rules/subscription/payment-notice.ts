import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import { GRACE_DAYS } from "../../records/subscription/plan.ts";
import type { Subscription } from "../../records/subscription/subscription.ts";
import { termsOf } from "./terms-of.ts";

/** So many days before the company becomes read-only, it is told for the last time. */
const LAST_DAYS = 3;
/** For so many days afterwards it is told that it is read-only; later it knows. */
const TOLD_DAYS = 7;

export interface PaymentNotice {
  why: "pastDue" | "trialOver";
  /** A payment is missing; the grace is nearly over; the company is read-only. */
  stage: "begun" | "last" | "stopped";
  stopAt: Instant;
}

/**
 * What those who pay for a company are to be told now: that a payment is missing or the trial is
 * over, again shortly before the grace ends, and once the company is read-only; null for nothing.
 */
export function paymentNotice(subscription: Subscription, at: Instant): PaymentNotice | null {
  const { stop } = termsOf(subscription);
  if (stop === null) return null;
  const { why, at: stopAt } = stop;
  if (why !== "pastDue" && why !== "trialOver") return null;
  const stage = stageOf(stopAt, at);
  return stage === null ? null : { why, stage, stopAt };
}

function stageOf(stopAt: Instant, at: Instant): PaymentNotice["stage"] | null {
  const daysFromStop = (days: number) => instantAfter(stopAt, days * 86_400);
  if (at < daysFromStop(-GRACE_DAYS) || at >= daysFromStop(TOLD_DAYS)) return null;
  if (at >= stopAt) return "stopped";
  return at >= daysFromStop(-LAST_DAYS) ? "last" : "begun";
}
