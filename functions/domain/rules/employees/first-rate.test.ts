import { expect, test } from "vitest";
import { usualSalary } from "../../records/pay/salary.ts";
import { firstRateOf } from "./first-rate.ts";

const terms = { from: "2026-11-16", currency: "USD" };
const salary = { ...usualSalary, amountMinor: 5_200_000 };

test("a salary without its hourly rate was dropped", () => {
  const paid = { rateTenThousandths: 250_000, salary, from: "2026-11-16" };
  expect(firstRateOf({ rateTenThousandths: null, salary }, terms)).toEqual(paid);
  expect(firstRateOf({ rateTenThousandths: 1, salary }, terms)).toEqual(paid);
});

test("an hourly rate begins on the day, and neither is no pay", () => {
  expect(firstRateOf({ rateTenThousandths: 185_000 }, terms)).toEqual({
    rateTenThousandths: 185_000,
    from: "2026-11-16",
  });
  expect(firstRateOf({ rateTenThousandths: null }, terms)).toBeNull();
});
