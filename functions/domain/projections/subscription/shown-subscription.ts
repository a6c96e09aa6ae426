import { z } from "zod/mini";
import { versionOrNoneSchema } from "../../kernel/fields/fields.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { companyTermsSchema } from "../../records/subscription/company-terms.ts";
import { subscriptionActs, subscriptionSchema } from "../../records/subscription/subscription.ts";
import { taxIdSchema } from "../../records/subscription/tax-id.ts";
import { taxTypes } from "../../records/subscription/tax-types.ts";
import { usageDaySchema } from "../../records/subscription/usage-day.ts";

const { shape } = subscriptionSchema;

/** The subscription as members see it. */
export const shownSubscriptionSchema = z.object({
  /** True where the product takes payments. */
  isConfigured: z.boolean(),
  /** The company's, in which days of periods and trials are named. */
  timeZone: timeZoneSchema,
  plan: shape.plan,
  /** True if product staff arranged the plan. */
  isArranged: z.boolean(),
  status: shape.status,
  seats: shape.seats,
  trialEnd: shape.trialEnd,
  periodStart: shape.periodStart,
  periodEnd: shape.periodEnd,
  cancelAt: shape.cancelAt,
  terms: companyTermsSchema,
  usage: z.array(usageDaySchema),
  /** Null for readers who do not manage the subscription. */
  billing: z.nullable(
    z.object({
      taxId: z.nullable(taxIdSchema),
      /** The type of the tax ID; without one, the usual type of the company's country. */
      taxType: z.enum(taxTypes),
      billingEmail: shape.billingEmail,
      paymentMethod: shape.paymentMethod,
      acts: z.array(z.enum(subscriptionActs)),
      /** True while the company pays through the app. */
      isBilled: z.boolean(),
      version: versionOrNoneSchema,
    }),
  ),
});
export type ShownSubscription = z.infer<typeof shownSubscriptionSchema>;
