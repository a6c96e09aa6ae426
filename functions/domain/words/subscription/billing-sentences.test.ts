import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { stopSentence, subscriptionSentences } from "./billing-sentences.ts";

const told = {
  status: "trialing" as const,
  trialEnd: "2026-08-01T04:00:00.000Z",
  periodEnd: null,
  cancelAt: null,
  isConfigured: true,
  isArranged: false,
  timeZone: "America/New_York",
  terms: { stop: null },
};

test.each([
  ["2026-07-30", ["2 days of the trial are left; the last one is Jul 31, 2026."]],
  ["2026-07-31", ["The trial ends today, Jul 31, 2026."]],
  ["2026-08-01", ["The trial is over. Choose a plan to go on."]],
])("on %s a trial until the end of July says %s", (today, sentences) => {
  expect(subscriptionSentences(told, today, american)).toEqual(sentences);
});

test("a company without a plan is told that nothing is charged, and whom to ask", () => {
  const none = { ...told, status: "none" as const, trialEnd: null, isConfigured: false };
  expect(subscriptionSentences(none, "2026-07-30", american)).toEqual([
    "This company has no paid plan: nothing is charged or limited.",
    "Billing is not configured here. Plans are arranged with our team.",
  ]);
});

test.each([
  ["2026-08-15", "A payment is overdue. From Aug 15, 2026 on, the company is read-only."],
  ["2026-08-16", "A payment is overdue, so the company has been read-only since Aug 15, 2026."],
])("on %s a missed payment is not told as something to come once it is past", (today, said) => {
  const stop = { why: "pastDue" as const, at: "2026-08-15T16:00:00.000Z" };
  const missed = { ...told, status: "pastDue" as const, trialEnd: null, terms: { stop } };
  expect(subscriptionSentences(missed, today, american)).toEqual([said]);
});

test("a missed payment names the first day on which the company is read-only", () => {
  const stop = { why: "pastDue" as const, at: "2026-08-15T04:00:00.000Z" };
  const zone = "America/New_York";
  expect(stopSentence(stop, { isStopped: false, zone }, american)).toContain(
    "from Aug 15, 2026 on",
  );
});
