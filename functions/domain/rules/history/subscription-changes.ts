import type { RecordChange } from "../../records/history/record-changes.ts";
import { valueChanges } from "../../records/history/record-changes.ts";
import type { Subscription } from "../../records/subscription/subscription.ts";
import { planOf } from "../subscription/terms-of.ts";

/**
 * The differences between two states of a subscription. Of the tax ID and the billing e-mail only
 * that they changed: managers read the company's history, and billing is for admins.
 */
export function subscriptionChanges(
  before: Omit<Subscription, "version">,
  after: Omit<Subscription, "version">,
): RecordChange[] {
  const isOtherTaxId = before.taxNumber !== after.taxNumber || before.taxType !== after.taxType;
  const hidden = [
    ...(isOtherTaxId ? ["taxNumber"] : []),
    ...(before.billingEmail === after.billingEmail ? [] : ["billingEmail"]),
  ].map((field) => ({ field, before: null, after: null }));
  return [...valueChanges(factsOf(before), factsOf(after)), ...hidden];
}

function factsOf(subscription: Omit<Subscription, "version">): object {
  const { status, cancelAt, trialEnd, arranged } = subscription;
  return {
    plan: planOf(subscription),
    subscriptionStatus: status,
    subscriptionEnd: cancelAt,
    trialEnd: arranged.trialEnd ?? trialEnd,
    planFlags: arranged.flags,
    planLimits: arranged.limits,
  };
}
