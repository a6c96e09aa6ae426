import { expect, test } from "vitest";
import { aCompanyId } from "../../kernel/ids/ids.test-support.ts";
import { paymentNotice } from "./payment-notice.ts";
import { noSubscription, trialFrom } from "./subscription-after.ts";

const company = aCompanyId("harbor");
const paying = { ...noSubscription(company), plan: "basic" as const, status: "active" as const };
const missed = { ...paying, status: "pastDue" as const, since: "2026-03-01T12:00:00.000Z" };

test.each([
  ["as the payment is missed", "2026-03-01T12:00:00.000Z", "begun"],
  ["until three days before the grace ends", "2026-03-12T11:59:59.000Z", "begun"],
  ["for the last three days of the grace", "2026-03-12T12:00:00.000Z", "last"],
  ["once the company is read-only", "2026-03-15T12:00:00.000Z", "stopped"],
] as const)("those who pay are told %s", (_when, at, stage) => {
  const stopAt = "2026-03-15T12:00:00.000Z";
  expect(paymentNotice(missed, at)).toEqual({ why: "pastDue", stage, stopAt });
});

test("nobody is told of what is paid, or a week after the company became read-only", () => {
  expect(paymentNotice(paying, "2026-03-01T12:00:00.000Z")).toBeNull();
  expect(paymentNotice(missed, "2026-03-22T12:00:00.000Z")).toBeNull();
});

test("nobody is told of a pause or an end, which an admin chose", () => {
  for (const status of ["paused", "cancelled"] as const) {
    expect(paymentNotice({ ...missed, status }, "2026-03-01T12:00:00.000Z")).toBeNull();
  }
});

test("a trial is told of once it is over, not while it runs", () => {
  const trial = trialFrom(company, "2026-03-01T12:00:00.000Z");
  expect(paymentNotice(trial, "2026-03-02T12:00:00.000Z")).toBeNull();
  expect(paymentNotice(trial, "2026-03-31T12:00:00.000Z")).toMatchObject({
    why: "trialOver",
    stage: "begun",
  });
});
