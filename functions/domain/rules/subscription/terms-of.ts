import type { Feature } from "../../kernel/access/features.ts";
import { features } from "../../kernel/access/features.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { BillingStop, CompanyTerms } from "../../records/subscription/company-terms.ts";
import type { Limits, PlanId } from "../../records/subscription/plan.ts";
import { GRACE_DAYS, plans } from "../../records/subscription/plan.ts";
import type { Subscription } from "../../records/subscription/subscription.ts";

type Stop = CompanyTerms["stop"];

/** What the subscription means for the company's members: what it includes, and when it stops. */
export function termsOf(subscription: Subscription): CompanyTerms {
  const { arranged } = subscription;
  const plan = planOf(subscription);
  return {
    plan,
    lacks: lackedFeatures(plan, arranged.flags),
    limits: limitsOf(plan, arranged.limits),
    stop: stopOf(subscription),
  };
}

/** True while the company pays through the app. */
export function isBilled({ stripe }: Pick<Subscription, "stripe">): boolean {
  return stripe !== null && stripe.subscription !== null;
}

/** The plan that counts: the arranged one, or that of a subscription; null for none. */
export function planOf({ arranged, plan }: Pick<Subscription, "arranged" | "plan">): PlanId | null {
  return arranged.plan ?? plan;
}

function lackedFeatures(
  plan: PlanId | null,
  flags: Readonly<Partial<Record<Feature, boolean | undefined>>>,
): Feature[] {
  const lacked: readonly Feature[] = plan === null ? [] : plans[plan].lacks;
  return features.filter((feature) => !(flags[feature] ?? !lacked.includes(feature)));
}

function limitsOf(plan: PlanId | null, arranged: Limits): Limits {
  const usual = plan === null ? null : plans[plan].limits;
  return {
    locations: arranged.locations ?? usual?.locations ?? null,
    employees: arranged.employees ?? usual?.employees ?? null,
  };
}

/**
 * When and why the company becomes read-only. A plan that staff arranged without an end never
 * does. A trial without a payment method, and a missed payment, leave 14 days of grace; a pause and
 * an end count at once.
 */
function stopOf({ status, since, trialEnd, cancelAt, arranged, stripe }: Subscription): Stop {
  if (arranged.plan !== null && arranged.trialEnd === null) return null;
  switch (status) {
    case "none":
      return stopAfterTrial(arranged.trialEnd);
    case "trialing":
      return isBilled({ stripe })
        ? stopAt("cancelled", cancelAt)
        : stopAfterTrial(laterOf(trialEnd, arranged.trialEnd));
    case "active":
      return stopAt("cancelled", cancelAt);
    case "pastDue":
      return since === null ? null : stopAt("pastDue", afterGrace(since));
    case "paused":
    case "cancelled":
      return stopAt(status, since);
  }
}

function laterOf(one: Instant | null, other: Instant | null): Instant | null {
  if (one === null || other === null) return one ?? other;
  return other > one ? other : one;
}

function stopAfterTrial(trialEnd: Instant | null): Stop {
  return stopAt("trialOver", trialEnd === null ? null : afterGrace(trialEnd));
}

function stopAt(why: BillingStop, at: Instant | null): Stop {
  return at === null ? null : { why, at };
}

function afterGrace(from: Instant): Instant {
  return instantAfter(from, GRACE_DAYS * 86_400);
}

/** True while billing makes the company read-only; people clock in and out in every state. */
export function isStopped(terms: Pick<CompanyTerms, "stop"> | null | undefined, at: Instant) {
  const stop = terms?.stop ?? null;
  return stop !== null && stop.at <= at;
}
