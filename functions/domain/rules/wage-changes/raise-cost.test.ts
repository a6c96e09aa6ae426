import { anEmployeeId, aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { emptyWeek } from "../weeks/empty-week.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import { costOfPeriod, raiseCost } from "./raise-cost.ts";

const rate = (
  effectiveDate: string,
  rateTenThousandths: number,
  jobRoleId: JobRoleId | null = null,
) => ({
  jobRoleId,
  locationId: null,
  effectiveDate,
  rateTenThousandths,
});
const before = [rate("2026-01-01", 180_000)];
const after = [...before, rate("2026-12-01", 190_000)];
const employee = {
  contractSecondsPerWeek: null,
  jobRoleIds: [],
  locationIds: [aLocationId("harbor")],
};
const facts = { employee, weeks: [], before, after, day: "2026-12-01", currency: "USD" };

const week = {
  ...emptyWeek({
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-11-02",
    timeZone: "America/New_York",
  }),
  entries: [aWeekEntry({ entryId: anEntryId("one") })],
};
const hours = { regularSeconds: 0, overtimeSeconds: 0, doubletimeSeconds: 0 };
const worked = {
  ...week,
  hours: {
    ...week.hours,
    entries: [{ entryId: anEntryId("one"), workedSeconds: 8 * 3600, ...hours }],
  },
};

describe("what a raise of one dollar costs a year", () => {
  test("is 52 weeks of the contract hours where they are agreed", () => {
    const fullTime = { ...employee, contractSecondsPerWeek: 40 * 3600 };
    expect(raiseCost({ ...facts, employee: fullTime, weeks: [worked] })).toMatchObject({
      basis: "contract",
      yearMinor: 40 * 52 * 100,
    });
  });

  test("is the average of the last four weeks where no hours are agreed", () => {
    expect(raiseCost({ ...facts, weeks: [worked] })).toMatchObject({
      basis: "worked",
      yearMinor: 2 * 52 * 100,
    });
  });

  test("is not known without hours, and says so", () => {
    expect(raiseCost(facts)).toEqual({ basis: "none", yearMinor: 0, work: [] });
  });

  test("counts a raise of one of two job roles for half of the contract hours", () => {
    const both = {
      ...employee,
      jobRoleIds: [roleId("cook"), roleId("lead")],
      contractSecondsPerWeek: 40 * 3600,
    };
    const lead = [...before, rate("2026-12-01", 200_000, roleId("lead"))];
    expect(raiseCost({ ...facts, employee: both, after: lead }).yearMinor).toBe(20 * 2 * 52 * 100);
  });
});

test("the work whose rate changes adds up to the yearly cost, to the cent", () => {
  const three = {
    ...employee,
    jobRoleIds: [roleId("cook"), roleId("lead"), roleId("barista")],
    contractSecondsPerWeek: 37 * 3600,
  };
  const raised = [...before, rate("2026-12-01", 185_555)];
  const { work, yearMinor } = raiseCost({ ...facts, employee: three, after: raised });
  expect(work).toHaveLength(3);
  expect(work.reduce((sum, one) => sum + one.yearMinor, 0)).toBe(yearMinor);
});

test("a pay period bears its share of the year", () => {
  expect(costOfPeriod(5200, { kind: "weekly" })).toBe(100);
  expect(costOfPeriod(5200, { kind: "biweekly" })).toBe(200);
  expect(costOfPeriod(1200, { kind: "monthly" })).toBe(100);
});
