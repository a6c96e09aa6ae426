import { snapshotIdSchema } from "../../kernel/ids/record-ids.ts";
import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import type { ClosingAttempt } from "./closing.ts";
import { beginClosing, finishClosing, giveUpClosing } from "./closing.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";

const days = { firstDay: "2026-03-02", lastDay: "2026-03-15" };
const frozen = {
  snapshotId: snapshotIdSchema.parse("lines"),
  at: "2026-03-16T09:00:00.000Z",
  reason: null,
};
const attempt = (token: string, change: Partial<ClosingAttempt> = {}): ClosingAttempt => ({
  token,
  byName: "Olivia",
  expectedVersion: 0,
  ...change,
});

function begun(found: PayPeriodRecord | null, by: ClosingAttempt): PayPeriodRecord {
  const period = beginClosing(found, days, by);
  if (period === null) throw new Error("The attempt did not begin.");
  return period;
}

test("a period that is closed for the first time keeps who did it, and gets its first version", () => {
  const closing = begun(null, attempt("a"));
  expect(closing).toMatchObject({ ...days, state: "closing", version: 0 });
  expect(finishClosing(closing, attempt("a"), frozen)).toMatchObject({
    state: "closed",
    closing: null,
    snapshotId: "lines",
    history: [{ action: "close", byName: "Olivia" }],
    version: 1,
  });
});

test("an attempt that was cut short is taken over by the next one, and can no longer finish", () => {
  const taken = begun(begun(null, attempt("a")), attempt("b", { byName: "Kim" }));
  expect(() => finishClosing(taken, attempt("a"), frozen)).toThrow(
    broken("staleVersion", { what: "payPeriod", changedBy: "Kim" }),
  );
  expect(giveUpClosing(taken, attempt("a"))).toBe(taken);
  expect(finishClosing(taken, attempt("b"), frozen).state).toBe("closed");
});

test("an attempt that gives up leaves the period as it was before", () => {
  expect(giveUpClosing(begun(null, attempt("a")), attempt("a"))).toMatchObject({
    state: "open",
    closing: null,
    version: 0,
  });
});

test("what is closed already, or changed since it was seen, is not closed again", () => {
  const closed = finishClosing(begun(null, attempt("a")), attempt("a"), frozen);
  expect(beginClosing(closed, days, attempt("b", { expectedVersion: 1 }))).toBeNull();
  expect(beginClosing(null, days, attempt("b", { expectedVersion: 1 }))).toBeNull();
  expect(() => finishClosing(closed, attempt("b", { expectedVersion: 1 }), frozen)).toThrow(
    broken("staleVersion", { what: "payPeriod", changedBy: "Olivia" }),
  );
});
