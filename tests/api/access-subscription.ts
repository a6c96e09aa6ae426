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
  "subscription.saveBilling": {
    guard: "subscription.manage",
    input: (_things, expectedVersion) => ({ expectedVersion, taxNumber: null, billingEmail: null }),
  },
} as const satisfies { [P in SubscriptionPath]: Row<P> };
