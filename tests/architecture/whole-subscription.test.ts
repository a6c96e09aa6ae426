import { expect, test, vi } from "vitest";
import { features } from "../../functions/domain/kernel/access/features.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { planIds } from "../../functions/domain/records/subscription/plan.ts";
import { subscriptionStatuses } from "../../functions/domain/records/subscription/subscription.ts";
import { taxTypes } from "../../functions/domain/records/subscription/tax-types.ts";
import {
  featureName,
  limitName,
  planName,
  statusName,
} from "../../functions/domain/words/subscription/plan-words.ts";
import { taxTypeName } from "../../functions/domain/words/subscription/tax-type-names.ts";
import {
  stopSentence,
  subscriptionSentences,
} from "../../functions/domain/words/subscription/billing-sentences.ts";
import { lackOffer, lackSentence } from "../../functions/domain/words/subscription/lack-texts.ts";
import { billingStops } from "../../functions/domain/records/subscription/company-terms.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

test("labels of plans and subscriptions are whole texts", () => {
  const texts = [
    ...[null, ...planIds].map((plan) => planName(plan, american)),
    ...features.map((feature) => featureName(feature, american)),
    ...(["locations", "employees"] as const).map((what) => limitName(what, american)),
    ...subscriptionStatuses.map((status) => statusName(status, american)),
    ...taxTypes.map((type) => taxTypeName(type, american)),
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});

test("sentences about what billing stops are whole texts", () => {
  const at = "2026-03-15T05:00:00.000Z";
  const told = { isConfigured: false, isArranged: false, timeZone: "UTC", cancelAt: null };
  const texts = [
    ...features.map((feature) => lackSentence(feature, american)),
    ...features.flatMap((feature) => Object.values(lackOffer(feature, american))),
    ...billingStops.flatMap((why) =>
      [false, true].map((isStopped) =>
        stopSentence({ why, at }, { isStopped, zone: "UTC" }, american),
      ),
    ),
    ...subscriptionStatuses.flatMap((status) =>
      [null, at, "2026-01-01T00:00:00.000Z"].flatMap((end) => {
        const dates = { trialEnd: end, periodEnd: end };
        const terms = { stop: { why: "pastDue" as const, at } };
        return subscriptionSentences({ ...told, ...dates, status, terms }, "2026-03-10", american);
      }),
    ),
    ...subscriptionSentences(
      {
        ...told,
        status: "active",
        trialEnd: null,
        periodEnd: at,
        isArranged: true,
        terms: { stop: null },
      },
      "2026-03-10",
      american,
    ),
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
