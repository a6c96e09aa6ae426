import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { valueChanges } from "../../records/history/record-changes.ts";
import { addsUp } from "../../rules/figures/explained-figure.ts";
import { payByKind } from "../../rules/weeks/pay-by-kind.ts";
import { explainAuditPay } from "./explain-pay.ts";

const line = (kind: "regular" | "overtime", amountMinor: number) => ({
  kind,
  amountMinor,
  jobRoleId: null,
  locationId: aLocationId("pier"),
  day: "2026-03-02",
  seconds: 3600,
  rateTenThousandths: 180_000,
  multiplierPercent: 100,
  because: "regular" as const,
});

test("an hour more that is overtime explains itself as overtime, and adds up", () => {
  const before = payByKind([{ lines: [line("regular", 72_000)], additions: [] }]);
  const after = payByKind([
    { lines: [line("regular", 72_000), line("overtime", 2700)], additions: [] },
  ]);
  const pay = { deltaMinor: 2700, currency: "USD", changes: valueChanges(before, after) };
  const figure = explainAuditPay(pay);
  expect(figure.lines).toMatchObject([
    { of: { kind: "overtime", before: 0, after: 2700 }, amount: 2700 },
  ]);
  expect(addsUp(figure)).toBe(true);
});

test("hours that moved between kinds of pay have a line for each", () => {
  const sums = { regular: 80_000, overtime: 0, doubletime: 0, additions: 500 };
  const changes = valueChanges(sums, { ...sums, regular: 70_000, overtime: 15_000, additions: 0 });
  const { lines, rest } = explainAuditPay({ deltaMinor: 4500, currency: "USD", changes });
  expect(lines.map(({ of, amount }) => [of.kind, amount])).toEqual([
    ["regular", -10_000],
    ["overtime", 15_000],
    ["additions", -500],
  ]);
  expect(rest).toBe(0);
});

test("a row from before the sums were kept, and one of a rate, has one line", () => {
  const rate = [{ field: "rate", before: "180000", after: "190000" }];
  for (const changes of [[], rate]) {
    const { lines } = explainAuditPay({ deltaMinor: 900, currency: "USD", changes });
    expect(lines).toMatchObject([{ of: { kind: "whole" }, amount: 900 }]);
  }
});
