import { describe, expect, test } from "vitest";
import { aCompanyId } from "../../kernel/ids/ids.test-support.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { Subscription } from "../../records/subscription/subscription.ts";
import { noSubscription } from "./subscription-after.ts";
import { isStopped, termsOf } from "./terms-of.ts";

const none = noSubscription(aCompanyId("harbor"));
const at = "2026-03-10T12:00:00.000Z";
const days = (count: number) => instantAfter(at, count * 86_400);
const stripe = { customer: "cus_1", subscription: "sub_1", createdAt: at };
const paid: Subscription = { ...none, status: "active", plan: "basic", stripe };
const arranged = (told: Partial<Subscription["arranged"]>) => ({ ...none.arranged, ...told });

describe("what a company's subscription includes", () => {
  test("a company without a plan has everything, without a limit and without an end", () => {
    expect(termsOf(none)).toEqual({
      plan: null,
      lacks: [],
      limits: { locations: null, employees: null },
      stop: null,
    });
  });

  test("the small plan leaves features out and has limits", () => {
    expect(termsOf(paid)).toMatchObject({
      plan: "basic",
      lacks: ["checklists", "sales", "payrollClosing"],
      limits: { locations: 3, employees: 50 },
    });
  });

  test("what product staff arranged wins over what is paid", () => {
    const limits = { locations: 9, employees: null };
    const flags = { checklists: true } as const;
    expect(termsOf({ ...paid, arranged: arranged({ flags, limits }) })).toMatchObject({
      lacks: ["sales", "payrollClosing"],
      limits: { locations: 9, employees: 50 },
    });
    expect(termsOf({ ...paid, arranged: arranged({ plan: "plus" }) })).toMatchObject({
      plan: "plus",
      lacks: [],
    });
    expect(termsOf({ ...none, arranged: arranged({ flags: { sales: false } }) }).lacks).toEqual([
      "sales",
    ]);
  });
});

describe("when billing makes a company read-only", () => {
  const stopOf = (told: Partial<Subscription>) => termsOf({ ...paid, ...told }).stop;

  test("14 days after a payment was missed", () => {
    const stop = stopOf({ status: "pastDue", since: at });
    expect(stop).toEqual({ why: "pastDue", at: days(14) });
    expect(isStopped({ stop }, days(13))).toBe(false);
    expect(isStopped({ stop }, days(14))).toBe(true);
  });

  test("14 days after a trial that no one pays for, and never after one with a card", () => {
    const trial = { status: "trialing", trialEnd: at } as const;
    expect(stopOf({ ...trial, stripe: null })).toEqual({ why: "trialOver", at: days(14) });
    expect(stopOf(trial)).toBeNull();
  });

  test("14 days after the later end, where product staff extended the trial", () => {
    const trial = { status: "trialing", trialEnd: at, stripe: null } as const;
    const extended = arranged({ trialEnd: days(30) });
    expect(stopOf({ ...trial, arranged: extended })).toEqual({ why: "trialOver", at: days(44) });
    expect(termsOf({ ...none, arranged: extended }).stop).toEqual({
      why: "trialOver",
      at: days(44),
    });
  });

  test("at once while it is paused or cancelled, and at the end of a cancelled period", () => {
    expect(stopOf({ status: "paused", since: at })).toEqual({ why: "paused", at });
    expect(stopOf({ status: "cancelled", since: at })).toEqual({ why: "cancelled", at });
    expect(stopOf({ cancelAt: days(20) })).toEqual({ why: "cancelled", at: days(20) });
  });

  test("never while it pays, and never under a plan that product staff arranged for good", () => {
    expect(stopOf({})).toBeNull();
    const missed = { status: "pastDue", since: at } as const;
    expect(stopOf({ ...missed, arranged: arranged({ plan: "plus" }) })).toBeNull();
  });
});
