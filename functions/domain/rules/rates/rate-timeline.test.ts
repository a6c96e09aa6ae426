import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import { aSalary } from "./salary.test-support.ts";
import { currentRate, rateTimeline } from "./rate-timeline.ts";

const rate = (effectiveDate: string, change: Partial<WageRateRecord> = {}): WageRateRecord => ({
  jobRoleId: null,
  locationId: null,
  effectiveDate,
  rateTenThousandths: 180_000,
  ...change,
});
const shown = (rates: WageRateRecord[], today: string) =>
  rateTimeline(rates, today).map((span) => [span.effectiveDate, span.lastDay, span.state]);

describe("the timeline of rates", () => {
  test("ends each rate on the day before the next one begins", () => {
    const rates = [rate("2026-01-01"), rate("2026-12-01"), rate("2026-03-01")];
    expect(shown(rates, "2026-11-21")).toEqual([
      ["2026-12-01", null, "scheduled"],
      ["2026-03-01", "2026-11-30", "active"],
      ["2026-01-01", "2026-02-28", "past"],
    ]);
  });

  test("changes on the effective day itself", () => {
    const rates = [rate("2026-01-01"), rate("2026-11-21")];
    expect(shown(rates, "2026-11-20").map(([, , state]) => state)).toEqual(["scheduled", "active"]);
    expect(shown(rates, "2026-11-21").map(([, , state]) => state)).toEqual(["active", "past"]);
  });

  test("keeps the rates of a job role or location apart from the general one, which leads", () => {
    const rates = [rate("2026-05-01", { jobRoleId: roleId("lead") }), rate("2026-01-01")];
    expect(shown(rates, "2026-11-21")).toEqual([
      ["2026-01-01", null, "active"],
      ["2026-05-01", null, "active"],
    ]);
  });
});

describe("the current rate", () => {
  test("is the general one that holds today", () => {
    const rates = [
      rate("2026-01-01", { rateTenThousandths: 150_000 }),
      rate("2026-06-01", { rateTenThousandths: 160_000 }),
      rate("2026-07-01", { rateTenThousandths: 200_000, jobRoleId: roleId("lead") }),
    ];
    expect(currentRate(rates, "2026-11-21")?.rateTenThousandths).toBe(160_000);
  });

  test("is missing before the first one begins", () => {
    expect(currentRate([rate("2026-12-01")], "2026-11-21")).toBeNull();
    expect(currentRate([], "2026-11-21")).toBeNull();
  });

  test("ends all rates from before a salary on the day before it, and none that begins later", () => {
    const lead = { jobRoleId: roleId("lead") };
    const rates = [
      rate("2026-01-01"),
      rate("2026-01-01", lead),
      rate("2026-08-01", lead),
      rate("2026-06-01", { salary: aSalary(5_200_000) }),
    ];
    expect(shown(rates, "2026-11-21")).toEqual([
      ["2026-06-01", null, "active"],
      ["2026-01-01", "2026-05-31", "past"],
      ["2026-08-01", null, "active"],
      ["2026-01-01", "2026-05-31", "past"],
    ]);
  });
});
