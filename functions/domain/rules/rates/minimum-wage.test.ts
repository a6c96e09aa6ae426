import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { resolveRate } from "./resolve-rate.ts";
import { minimumsOf, minimumWageGaps, rateFor } from "./minimum-wage.ts";

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

const locations = [
  { id: aLocationId("harbor"), minimumWageTenThousandths: 150_000 },
  { id: aLocationId("market"), minimumWageTenThousandths: 180_000 },
  { id: aLocationId("mill"), minimumWageTenThousandths: null },
];
const minimums = minimumsOf(locations);
const ana = {
  locationIds: [aLocationId("harbor"), aLocationId("market"), aLocationId("mill")],
  jobRoleIds: [roleId("barista"), roleId("lead")],
};

describe("work below the minimum wage", () => {
  test("is found for each location and job role, by the rate that pays it", () => {
    const rates = [
      rate("2026-01-01", 160_000),
      rate("2026-01-01", 190_000, [roleId("lead"), null]),
    ];
    const gaps = minimumWageGaps({ ...ana, rates }, { day: "2026-03-02", minimums });
    expect(gaps).toEqual([
      {
        jobRoleId: roleId("barista"),
        locationId: "market",
        minimumTenThousandths: 180_000,
        rate: rates[0],
      },
    ]);
  });

  test("is judged on the day: a rate that begins then counts, a later one does not", () => {
    const rates = [rate("2026-01-01", 140_000), rate("2026-03-02", 200_000)];
    const gapsOn = (day: string) => minimumWageGaps({ ...ana, rates }, { day, minimums });
    expect(gapsOn("2026-03-01")).toHaveLength(4);
    expect(gapsOn("2026-03-02")).toEqual([]);
  });

  test("is not what has no rate at all, nor what is paid exactly the minimum", () => {
    const day = "2026-03-02";
    expect(minimumWageGaps({ ...ana, rates: [] }, { day, minimums })).toEqual([]);
    const exact = {
      locationIds: [aLocationId("harbor")],
      jobRoleIds: [],
      rates: [rate("2026-01-01", 150_000)],
    };
    expect(minimumWageGaps(exact, { day, minimums })).toEqual([]);
  });
});

test("the rate of a work is the one that the pay takes", () => {
  const rates = [
    rate("2026-01-01", 1),
    rate("2026-02-01", 2),
    rate("2026-01-01", 3, [null, "harbor"]),
    rate("2026-01-05", 4, [roleId("lead"), null]),
    rate("2026-02-02", 5, [roleId("lead"), "market"]),
  ];
  for (const day of ["2025-12-31", "2026-01-03", "2026-01-31", "2026-02-01", "2026-02-02"]) {
    for (const locationId of ["harbor", "market", "mill"].map(aLocationId)) {
      for (const jobRoleId of [roleId("barista"), roleId("lead"), null]) {
        const work = { jobRoleId, locationId };
        const paid = resolveRate(rates, { ...work, at: `${day}T12:00:00.000Z` }, "UTC");
        expect(rateFor(rates, work, day)?.rateTenThousandths ?? null).toBe(paid);
      }
    }
  }
});
