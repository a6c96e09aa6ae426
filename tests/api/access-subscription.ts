import type { Path, Row } from "./access/row.ts";

type SubscriptionPath = Extract<Path, `subscription.${string}`>;

/** What product staff arrange with a company that stays as it is. */
export const anArrangement = {
  expectedVersion: 0,
  plan: null,
  trialLastDay: null,
  flags: {},
  limits: { locations: null, employees: null },
  reason: "A test.",
};

/** The procedures of a company's subscription; no input names another company. */
export const subscriptionRows = {
  "subscription.show": { guard: "subscription.view" },
  "subscription.invoices": { guard: "subscription.manage" },
  "subscription.startCheckout": { guard: "subscription.manage", input: () => ({ plan: "plus" }) },
  "subscription.openPortal": { guard: "subscription.manage", input: () => ({}) },
  "subscription.changePlan": { guard: "subscription.manage", input: () => ({ plan: "plus" }) },
  "subscription.actOn": { guard: "subscription.manage", input: () => ({ act: "pause" }) },
  "subscription.saveBilling": {
    guard: "subscription.manage",
    input: (_things, expectedVersion) => ({ expectedVersion, taxId: null, billingEmail: null }),
  },
} as const satisfies { [P in SubscriptionPath]: Row<P> };
