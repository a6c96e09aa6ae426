import { expect, test } from "vitest";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { paidTimeOff } from "./paid-time-off.ts";

const any = { jobRoleId: null, locationId: null };
const rates: WageRate[] = [
  { ...any, effectiveDate: "2026-01-01", rateTenThousandths: 185_000 },
  { ...any, effectiveDate: "2026-11-26", rateTenThousandths: 200_000 },
];
const work = { jobRoleId: roleId("Barista"), locationId: aLocationId("harbor") };
const paid = (day: string, seconds = 28_800, currency = "USD") =>
  paidTimeOff([{ day, seconds }], { rates, work, currency });

test("a day off pays its hours at the rate of that day", () => {
  expect(paid("2026-11-25")).toMatchObject([{ rateTenThousandths: 185_000, amountMinor: 14_800 }]);
  expect(paid("2026-11-26")).toMatchObject([{ rateTenThousandths: 200_000, amountMinor: 16_000 }]);
});

test("each day is rounded half up to the minor unit of the currency", () => {
  expect(paid("2026-11-25", 1)[0]?.amountMinor).toBe(1);
  expect(paid("2026-11-25", 3600, "JPY")[0]?.amountMinor).toBe(19);
});

test("without a rate the pay of the hours is missing", () => {
  expect(paid("2025-12-31")).toMatchObject([{ rateTenThousandths: null, amountMinor: 0 }]);
});

test("a salary pays its days off itself", () => {
  const salary = {
    amountMinor: 5_200_000,
    per: "year" as const,
    isExempt: true,
    secondsPerWeek: 144_000,
    weekdays: ["monday" as const],
  };
  const salaried = [{ ...any, effectiveDate: "2026-01-01", rateTenThousandths: 250_000, salary }];
  const counted = [{ day: "2026-11-25", seconds: 28_800 }];
  expect(paidTimeOff(counted, { rates: salaried, work, currency: "USD" })).toEqual([]);
});
