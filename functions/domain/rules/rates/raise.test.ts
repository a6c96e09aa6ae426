import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import type { Raise } from "./raise.ts";
import { aSalary, aSalaryRate } from "./salary.test-support.ts";
import { raisedRates, raiseSchema, whyUnchanged } from "./raise.ts";

const rate = (
  effectiveDate: string,
  rateTenThousandths: number,
  [jobRoleId, place]: [JobRoleId | null, string | null] = [null, null],
) => ({
  jobRoleId,
  locationId: place === null ? null : aLocationId(place),
  effectiveDate,
  rateTenThousandths,
});

const day = "2026-03-02";
const minimums = new Map([
  [aLocationId("harbor"), 150_000],
  [aLocationId("market"), 180_000],
]);
const ana = {
  locationIds: [aLocationId("harbor")],
  jobRoleIds: [roleId("barista")],
  rates: [
    rate("2025-01-01", 100_000),
    rate("2026-01-01", 185_500),
    rate("2026-01-01", 203_300, [roleId("lead"), null]),
    rate("2026-04-01", 999_999),
  ],
};
const raisedTo = (raise: Raise, person = ana, currency = "USD") =>
  raisedRates(person, raise, { day, minimums, currency }).map(
    ({ jobRoleId, locationId, rateTenThousandths }) => [jobRoleId, locationId, rateTenThousandths],
  );

describe("why a raise changes nothing", () => {
  const why = (person: Partial<typeof ana>, kind: "minimum" | "amount", known = minimums) =>
    whyUnchanged(
      { ...ana, ...person },
      kind === "minimum" ? { kind, stepMinor: 1 } : { kind, amountTenThousandths: 1, stepMinor: 1 },
      { day, minimums: known },
    );

  test("is that there is no rate, no known minimum wage, or that it is reached", () => {
    expect(why({ rates: [] }, "amount")).toBe("noRate");
    expect(why({}, "minimum", new Map())).toBe("noMinimumWage");
    expect(why({}, "minimum")).toBe("highEnough");
  });
});

describe("a raise of several people", () => {
  test("raises each rate in force separately, and leaves past and planned ones", () => {
    const raise: Raise = { kind: "amount", amountTenThousandths: 5000, stepMinor: 1 };
    expect(raisedTo(raise)).toEqual([
      [null, null, 190_500],
      ["lead", null, 208_300],
    ]);
  });

  test("rounds up to the step, so that no one gets less than the percentage", () => {
    const percent = (stepMinor: 1 | 5 | 10 | 100): Raise => ({
      kind: "percent",
      percentHundredths: 350,
      stepMinor,
    });
    // 18.55 x 1.035 = 19.19925 and 20.33 x 1.035 = 21.04155.
    expect(raisedTo(percent(1)).map(([, , to]) => to)).toEqual([192_000, 210_500]);
    expect(raisedTo(percent(5)).map(([, , to]) => to)).toEqual([192_000, 210_500]);
    expect(raisedTo(percent(10)).map(([, , to]) => to)).toEqual([192_000, 211_000]);
    expect(raisedTo(percent(100)).map(([, , to]) => to)).toEqual([200_000, 220_000]);
  });

  test("uses the smallest unit of the currency", () => {
    const raise: Raise = { kind: "percent", percentHundredths: 100, stepMinor: 1 };
    const yen = { ...ana, rates: [rate("2026-01-01", 12_340_000)] };
    expect(raisedTo(raise, yen, "JPY")).toEqual([[null, null, 12_470_000]]);
  });

  test("takes a percentage above nothing and up to doubling", () => {
    const ok = (percentHundredths: number) =>
      raiseSchema.safeParse({ kind: "percent", percentHundredths, stepMinor: 1 }).success;
    expect([0, 1, 10_000, 10_001].map(ok)).toEqual([false, true, true, false]);
  });
});

describe("a raise to the minimum wage", () => {
  const toMinimum: Raise = { kind: "minimum", stepMinor: 1 };

  test("raises rates below the minimum, and no others", () => {
    expect(raisedTo(toMinimum)).toEqual([]);
    const low = { ...ana, rates: [rate("2026-01-01", 120_000)] };
    expect(raisedTo(toMinimum, low)).toEqual([[null, null, 150_000]]);
  });

  test("gives a location a rate of its own where the same rate holds at several", () => {
    const both = {
      ...ana,
      locationIds: [aLocationId("harbor"), aLocationId("market")],
      rates: [rate("2026-01-01", 160_000)],
    };
    expect(raisedTo(toMinimum, both)).toEqual([[null, "market", 180_000]]);
  });

  test("lifts a rate once that is below for several job roles", () => {
    const roles = {
      ...ana,
      jobRoleIds: [roleId("barista"), roleId("cook")],
      rates: [rate("2026-01-01", 120_000)],
    };
    expect(raisedTo(toMinimum, roles)).toEqual([[null, null, 150_000]]);
  });
});

describe("a raise of salaries", () => {
  const salaried = {
    ...ana,
    rates: [{ ...aSalaryRate("2026-01-01"), effectiveDate: "2026-01-01" }],
  };

  test("by a percentage raises the amount, up to the next step", () => {
    const raise: Raise = { kind: "percent", percentHundredths: 333, stepMinor: 100 };
    const [raised] = raisedRates(salaried, raise, { day, minimums, currency: "USD" });
    expect(raised).toMatchObject({
      salary: aSalary(5_373_200),
      previousSalary: aSalary(5_200_000),
      previousRateTenThousandths: 250_000,
    });
  });

  test("by an amount an hour, or to the minimum wage, changes none and says so", () => {
    const amount: Raise = { kind: "amount", amountTenThousandths: 10_000, stepMinor: 1 };
    for (const raise of [amount, { kind: "minimum", stepMinor: 1 } as const]) {
      expect(raisedTo(raise, salaried)).toEqual([]);
      expect(whyUnchanged(salaried, raise, { day, minimums })).toBe("salaried");
    }
  });
});
