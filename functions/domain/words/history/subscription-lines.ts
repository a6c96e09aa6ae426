import { z } from "zod/mini";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { joined } from "../../kernel/formats/intl-writers.ts";
import { features } from "../../kernel/access/features.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { limitsSchema } from "../../records/subscription/company-terms.ts";
import { planIdSchema } from "../../records/subscription/plan.ts";
import { arrangedSchema, subscriptionStatuses } from "../../records/subscription/subscription.ts";
import { featureName, limitName, planName, statusName } from "../subscription/plan-words.ts";
import type { FieldWords } from "./field-words.ts";
import { valueWords } from "./field-words.ts";

const texts = {
  en: {
    flag: (feature: string, isOn: boolean) => (isOn ? `${feature} on` : `${feature} off`),
    limit: (what: string, most: string) => `${what} up to ${most}`,
    byPlan: "as in the plan",
    taxNumber: "Tax ID changed",
    billingEmail: "Billing e-mail changed",
    secondSubscription:
      "Second subscription ended because two were paid for; its remaining days are credited on the next invoice",
  },
} satisfies InLanguages<unknown>;

/** The day in UTC: a history row does not keep the zone of its company. */
const dayOf = (instant: string | null, locale: Locale) =>
  instant === null ? "" : formatDate(localDateAt(instant, "UTC"), locale);

/** The changes of a subscription, beside those of the settings. */
export const subscriptionWords: Readonly<Record<string, FieldWords>> = {
  plan: valueWords({ en: "Plan" }, z.nullable(planIdSchema), planName),
  subscriptionStatus: valueWords({ en: "Subscription" }, z.enum(subscriptionStatuses), statusName),
  subscriptionEnd: valueWords({ en: "Subscription ends" }, z.nullable(instantSchema), dayOf),
  trialEnd: valueWords({ en: "Trial ends" }, z.nullable(instantSchema), dayOf),
  planFlags: valueWords({ en: "Features" }, arrangedSchema.shape.flags, (flags, locale) => {
    const { flag, byPlan } = inLanguage(texts, locale);
    const said = features.flatMap((feature) => {
      const isOn = flags[feature];
      return isOn === undefined ? [] : [flag(featureName(feature, locale), isOn)];
    });
    return said.length === 0 ? byPlan : joined(said, locale.language);
  }),
  planLimits: valueWords({ en: "Limits" }, limitsSchema, (limits, locale) => {
    const { limit, byPlan } = inLanguage(texts, locale);
    const said = (["locations", "employees"] as const).flatMap((what) => {
      const most = limits[what];
      return most === null ? [] : [limit(limitName(what, locale), formatCount(most, locale))];
    });
    return said.length === 0 ? byPlan : joined(said, locale.language);
  }),
  taxNumber: (_before, _after, locale) => inLanguage(texts, locale).taxNumber,
  billingEmail: (_before, _after, locale) => inLanguage(texts, locale).billingEmail,
  secondSubscription: (_before, _after, locale) => inLanguage(texts, locale).secondSubscription,
};
