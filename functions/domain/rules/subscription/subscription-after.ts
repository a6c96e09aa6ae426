import type { CompanyId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import { TRIAL_DAYS, TRIAL_PLAN } from "../../records/subscription/plan.ts";
import type {
  Billed,
  Subscription,
  SubscriptionAct,
  SubscriptionStatus,
} from "../../records/subscription/subscription.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { isBilled } from "./terms-of.ts";

/** The subscription of a company that has none. */
export function noSubscription(companyId: CompanyId): Subscription {
  return {
    companyId,
    status: "none",
    plan: null,
    seats: 0,
    trialEnd: null,
    periodStart: null,
    periodEnd: null,
    cancelAt: null,
    paymentMethod: null,
    since: null,
    taxNumber: null,
    taxType: null,
    billingEmail: null,
    arranged: {
      plan: null,
      trialEnd: null,
      flags: {},
      limits: { locations: null, employees: null },
    },
    stripe: null,
    version: 0,
  };
}

/** The subscription of a new company where billing is set up: a trial without a card. */
export function trialFrom(companyId: CompanyId, at: Instant): Subscription {
  return {
    ...noSubscription(companyId),
    status: "trialing",
    plan: TRIAL_PLAN,
    trialEnd: instantAfter(at, TRIAL_DAYS * 86_400),
  };
}

/** The states in which time counts: a payment is missing, nothing is charged, or it is over. */
const dated: readonly SubscriptionStatus[] = ["pastDue", "paused", "cancelled"];

/**
 * The subscription after the processor's present state became known at `at`. What is known already
 * changes nothing, so the same state may arrive any number of times: a missed payment counts from
 * when it was first known.
 */
export function subscriptionAfter(
  before: Subscription,
  billed: Billed,
  at: Instant,
): Omit<Subscription, "version"> {
  const isSame = before.status === billed.status;
  const since = dated.includes(billed.status) ? ((isSame ? before.since : null) ?? at) : null;
  return { ...before, ...billed, since };
}

/** The acts of an admin that each state allows. */
const allowed: Readonly<Record<SubscriptionStatus, readonly SubscriptionAct[]>> = {
  none: [],
  trialing: ["cancel"],
  active: ["pause", "cancel"],
  pastDue: ["cancel"],
  paused: ["resume", "cancel"],
  cancelled: [],
};

type Standing = Pick<Subscription, "status" | "cancelAt" | "stripe">;

/** The acts that apply now: a cancelled end can only be taken back; without Stripe there are none. */
export function actsOnSubscription({ status, cancelAt, stripe }: Standing): SubscriptionAct[] {
  if (!isBilled({ stripe }) || status === "cancelled") return [];
  return cancelAt === null ? [...allowed[status]] : ["keep"];
}

type Known = Pick<Subscription, "status" | "cancelAt">;

/** Whether a subscription is already what the act makes of it. */
const done: Readonly<Record<SubscriptionAct, (known: Known) => boolean>> = {
  pause: ({ status }) => status === "paused",
  resume: ({ status }) => status === "active",
  cancel: ({ status, cancelAt }) => status === "cancelled" || cancelAt !== null,
  keep: ({ status, cancelAt }) => status !== "cancelled" && cancelAt === null,
};

/** True where nothing is left to do, as when the answer to the same act was lost on its way. */
export function isActDone(act: SubscriptionAct, subscription: Known): boolean {
  return done[act](subscription);
}

/** Throws wrongSubscriptionState for an act that the state does not allow. */
export function requireAct(act: SubscriptionAct, subscription: Standing): void {
  if (actsOnSubscription(subscription).includes(act)) return;
  throw new RuleViolation("wrongSubscriptionState", { status: subscription.status });
}
