import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aCompanyId } from "../../kernel/ids/ids.test-support.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type {
  Billed,
  Subscription,
  SubscriptionStatus,
} from "../../records/subscription/subscription.ts";
import { subscriptionActs, subscriptionStatuses } from "../../records/subscription/subscription.ts";
import { brokenRule } from "../violations/broken.test-support.ts";
import {
  actsOnSubscription,
  noSubscription,
  requireAct,
  subscriptionAfter,
  trialFrom,
} from "./subscription-after.ts";
import { isStopped, termsOf } from "./terms-of.ts";

const companyId = aCompanyId("harbor");
const start = "2026-03-01T00:00:00.000Z";
const day = (count: number) => instantAfter(start, count * 86_400);
const stripe = { customer: "cus_1", subscription: "sub_1", createdAt: start };
const billed = (status: SubscriptionStatus, told: Partial<Billed> = {}): Billed => ({
  status,
  plan: "plus",
  seats: 12,
  trialEnd: null,
  periodStart: null,
  periodEnd: null,
  cancelAt: null,
  paymentMethod: null,
  ...told,
});
const after = (before: Subscription, status: SubscriptionStatus, at: string): Subscription => ({
  ...subscriptionAfter(before, billed(status), at),
  version: before.version + 1,
});

describe("a subscription", () => {
  test("goes from trial to paid, missed, grace, read-only, and back when it is paid", () => {
    const trial = { ...trialFrom(companyId, start), stripe };
    const paying = after(trial, "active", day(30));
    expect(termsOf(paying).stop).toBeNull();
    const missed = after(paying, "pastDue", day(60));
    expect(isStopped(termsOf(missed), day(73))).toBe(false);
    expect(isStopped(termsOf(missed), day(74))).toBe(true);
    const back = after(missed, "active", day(80));
    expect(back.since).toBeNull();
    expect(termsOf(back).stop).toBeNull();
  });

  test("counts the grace from the first news of a missed payment, however often it comes", () => {
    const missed = after({ ...noSubscription(companyId), stripe }, "pastDue", day(1));
    expect(after(after(missed, "pastDue", day(5)), "pastDue", day(9)).since).toBe(day(1));
  });

  test("ends in the same state whatever came before, but for the time of a state that lasts", () => {
    const statuses = fc.array(fc.constantFrom(...subscriptionStatuses), { minLength: 1 });
    fc.assert(
      fc.property(statuses, (path) => {
        const before: Subscription = { ...noSubscription(companyId), stripe };
        const end = path.reduce((one, status, index) => after(one, status, day(index)), before);
        const { since, ...known } = end;
        const { since: _since, ...direct } = after(before, path.at(-1) ?? "none", day(0));
        expect({ ...known, version: 0 }).toEqual({ ...direct, version: 0 });
        const isDated = ["pastDue", "paused", "cancelled"].includes(end.status);
        expect(since !== null).toBe(isDated);
      }),
    );
  });

  test("takes only the acts that its state allows", () => {
    const acts = (status: SubscriptionStatus, told: Partial<Subscription> = {}) =>
      actsOnSubscription({ ...noSubscription(companyId), stripe, status, ...told });
    expect(acts("active")).toEqual(["pause", "cancel"]);
    expect(acts("active", { cancelAt: day(9) })).toEqual(["keep"]);
    expect(acts("paused")).toEqual(["resume", "cancel"]);
    expect(acts("cancelled")).toEqual([]);
    expect(acts("active", { stripe: null })).toEqual([]);
    for (const act of subscriptionActs) {
      const ask = () => requireAct(act, noSubscription(companyId));
      expect(ask).toThrow(brokenRule("wrongSubscriptionState"));
    }
  });
});
