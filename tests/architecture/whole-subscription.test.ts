import { expect, test, vi } from "vitest";
import { features } from "../../functions/domain/kernel/access/features.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { planIds } from "../../functions/domain/records/subscription/plan.ts";
import { subscriptionStatuses } from "../../functions/domain/records/subscription/subscription.ts";
import {
  featureName,
  limitName,
  planName,
  statusName,
} from "../../functions/domain/words/subscription/plan-words.ts";
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
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
