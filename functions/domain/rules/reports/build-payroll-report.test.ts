import { aLocationId, anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { nameOfRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { EmployeeWeek, EmployeeWeekPay } from "../../records/time-entries/employee-week.ts";
import { emptyWeek } from "../weeks/empty-week.ts";
import type { ReportSources } from "./build-payroll-report.ts";
import { buildPayrollReport } from "./build-payroll-report.ts";

type PayLine = EmployeeWeekPay["lines"][number];

const payLine = (change: Partial<PayLine>): PayLine => ({
  kind: "regular",
  jobRoleId: roleId("barista"),
  locationId: aLocationId("harbor"),
  day: "2026-11-09",
  seconds: 28_800,
  rateTenThousandths: 200_000,
  amountMinor: 16_000,
  multiplierPercent: 100,
  because: "regular",
  ...change,
});

const payOf = (lines: PayLine[], change: Partial<EmployeeWeekPay> = {}): EmployeeWeekPay => ({
  employeeId: anEmployeeId("ana"),
  weekStart: "2026-11-09",
  currency: "USD",
  straightMinor: 0,
  premiumMinor: 0,
  totalMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
  lines,
  additions: [],
  problems: [],
  ...change,
});

const weekOf = (states: EmployeeWeek["entries"][number]["state"][]): EmployeeWeek => ({
  ...emptyWeek({
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-11-09",
    timeZone: "America/New_York",
  }),
  locationIds: [aLocationId("harbor")],
  entries: states.map((state, index) => ({
    entryId: anEntryId(`e${index}`),
    locationId: aLocationId("harbor"),
    jobRoleId: null,
    startsAt: `2026-11-${10 + index}T14:00:00.000Z`,
    endsAt: state === "clockedIn" ? null : `2026-11-${10 + index}T22:00:00.000Z`,
    breaks: [],
    state,
  })),
  hours: hoursOf(states),
});

/** Eight hours for each entry that counts. */
function hoursOf(states: EmployeeWeek["entries"][number]["state"][]): EmployeeWeek["hours"] {
  const eight = { workedSeconds: 28_800, regularSeconds: 28_800 };
  const none = { overtimeSeconds: 0, doubletimeSeconds: 0 };
  const counted = states.flatMap((state, index) =>
    state === "closed" || state === "approved"
      ? [{ entryId: anEntryId(`e${index}`), ...eight, ...none }]
      : [],
  );
  const sum = counted.length * 28_800;
  const total = { workedSeconds: sum, regularSeconds: sum, ...none };
  return { ...total, unpaidBreakSeconds: 0, days: [], entries: counted };
}

const reportOf = (change: Partial<ReportSources>) =>
  buildPayrollReport({
    firstDay: "2026-11-09",
    lastDay: "2026-11-15",
    locationId: null,
    currency: "USD",
    weeks: [],
    pays: [],
    employees: new Map([[anEmployeeId("ana"), { name: "Ana Diaz", payrollId: "007" }]]),
    locations: new Map([[aLocationId("harbor"), { name: "Harbor" }]]),
    roleName: nameOfRole,
    rules: presetRules("flsa"),
    ...change,
  });

describe("a payroll report", () => {
  test("adds lines that differ only in hours, and its parts add up to its total", () => {
    const lines = [payLine({}), payLine({ day: "2026-11-10", amountMinor: 15_999 })];
    const overtime = payLine({
      kind: "overtime",
      because: "daily",
      seconds: 3600,
      amountMinor: 3_000,
    });
    const report = reportOf({ pays: [payOf([...lines, overtime])] });
    expect(
      report.lines.map(({ kind, seconds, amountMinor }) => [kind, seconds, amountMinor]),
    ).toEqual([
      ["regular", 57_600, 31_999],
      ["overtime", 3600, 3_000],
    ]);
    expect(report).toMatchObject({ totalMinor: 34_999, totalSeconds: 61_200 });
    expect(report.people[0]).toMatchObject({ totalMinor: 34_999, overtimeSeconds: 3600 });
  });

  test("gives a day to its period, and overtime of the week to the period in which the week ends", () => {
    const regular = payLine({ day: "2026-11-30" });
    const weekly = payLine({ day: "2026-11-30", kind: "overtime", because: "weekly" });
    const pays = [payOf([regular, weekly], { weekStart: "2026-11-30" })];
    const november = reportOf({ firstDay: "2026-11-16", lastDay: "2026-11-30", pays });
    const december = reportOf({ firstDay: "2026-12-01", lastDay: "2026-12-15", pays });
    expect(november.lines.map((line) => line.kind)).toEqual(["regular"]);
    expect(december.lines.map((line) => line.kind)).toEqual(["overtime"]);
  });

  test("leaves other locations out when one is asked for", () => {
    const elsewhere = payLine({ locationId: aLocationId("market") });
    const report = reportOf({
      locationId: aLocationId("harbor"),
      pays: [payOf([payLine({}), elsewhere])],
    });
    expect(report.totalMinor).toBe(16_000);
  });

  test("reports unapproved entries and entries without a clock-out", () => {
    const weeks = [weekOf(["approved", "closed", "clockedIn", "voided", "rejected"])];
    const report = reportOf({ weeks, pays: [payOf([payLine({ seconds: 2 * 28_800 })])] });
    expect(report).toMatchObject({
      totalSeconds: 2 * 28_800,
      unapprovedEntries: 2,
      unapprovedSeconds: 28_800,
      rejectedEntries: 1,
      openEntries: 1,
    });
  });

  test("of a closed period is made of the lines frozen then, whatever the weeks say by now", () => {
    const before = reportOf({ pays: [payOf([payLine({ amountMinor: 16_000 })])] });
    const pays = [payOf([payLine({ amountMinor: 99_000 })])];
    const closed = reportOf({ pays, frozenLines: before.lines });
    expect(closed.lines).toEqual(before.lines);
    expect(closed.totalMinor).toBe(16_000);
    expect(
      reportOf({ pays, frozenLines: before.lines, locationId: aLocationId("market") }).lines,
    ).toEqual([]);
  });
});
