import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { anEmployeeId, aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { nameOfRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { sentenceOf } from "../../words/violations/sentence-of.test-support.ts";
import { describe, expect, test } from "vitest";
import { unknownReader } from "../../kernel/formats/locale.ts";
import type { WageRate } from "../../rules/rates/resolve-rate.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { buildWeek } from "../../rules/weeks/build-week.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { emptyWeek } from "../../rules/weeks/empty-week.ts";
import { aWeekEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import type { ReportSources } from "../../rules/reports/build-payroll-report.ts";
import { buildPayrollReport } from "../../rules/reports/build-payroll-report.ts";
import { missingPayWords } from "../../words/pay/missing-pay-words.ts";
import { payrollCsv } from "./payroll-csv.ts";
import { requireExportable } from "../../rules/reports/checklist.ts";
import { payProblems } from "../../rules/reports/period-problems.ts";

const rules = { ...presetRules("flsa"), weekStart: "monday" as const };
const zone = "America/New_York";
const locations = new Map([[aLocationId("harbor"), { name: "Harbor" }]]);
const employees = new Map([
  [anEmployeeId("ana"), { name: "Ana Diaz", payrollId: null }],
  [anEmployeeId("bo"), { name: "Bo Lee", payrollId: null }],
]);

const rate = (change: Partial<WageRate> = {}): WageRate => ({
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 200_000,
  ...change,
});

/** Ten hours on each of the days from Monday, 2 March 2026 on. */
const daysOfTenHours = (count: number): WeekEntry[] =>
  Array.from({ length: count }, (_, index) =>
    aWeekEntry({
      entryId: anEntryId(`e${index}`),
      state: "approved",
      startsAt: `2026-03-0${index + 2}T14:00:00.000Z`,
      endsAt: `2026-03-0${index + 3}T00:00:00.000Z`,
    }),
  );

const weekOf = (employeeId: EmployeeId, entries: WeekEntry[], rates: WageRate[]) => {
  const empty = emptyWeek({ employeeId, weekStart: "2026-03-02", timeZone: zone });
  const now = "2026-03-20T00:00:00.000Z";
  const built = buildWeek({ ...empty, entries, rules, rates, currency: "USD", now });
  return { week: { ...empty, ...built.week }, pay: built.pay };
};

const reportOf = (weeks: ReturnType<typeof weekOf>[], change: Partial<ReportSources> = {}) =>
  buildPayrollReport({
    firstDay: "2026-03-02",
    lastDay: "2026-03-15",
    locationId: null,
    currency: "USD",
    weeks: weeks.map(({ week }) => week),
    pays: weeks.map(({ pay }) => pay),
    employees,
    locations,
    roleName: nameOfRole,
    rules,
    ...change,
  });

describe("hours of a person without an hourly rate", () => {
  const report = reportOf([
    weekOf(anEmployeeId("ana"), daysOfTenHours(5), []),
    weekOf(anEmployeeId("bo"), daysOfTenHours(1), [rate()]),
  ]);

  test("are in the report with their overtime, and the pay of the others stays", () => {
    expect(report.people).toMatchObject([
      { regularSeconds: 40 * 3600, overtimeSeconds: 10 * 3600, isPayMissing: true, totalMinor: 0 },
      { regularSeconds: 10 * 3600, isPayMissing: false, totalMinor: 20_000 },
    ]);
    expect(report).toMatchObject({ totalSeconds: 60 * 3600, totalMinor: 20_000 });
  });

  test("are listed once for the employee, with the days, in words that name the employee", () => {
    expect(report.problems.map((one) => missingPayWords(one, unknownReader))).toEqual([
      "Ana Diaz has no hourly rate for 2 – 6 Mar 2026.",
    ]);
  });

  test("keep the period from being closed or exported", () => {
    const refusal = () => requireExportable(payProblems(report, null), report);
    expect(refusal).toThrow(expect.objectContaining({ code: "payMissing" }));
    expect(sentenceOf(refusal)).toContain(
      "Pay is missing. Ana Diaz has no hourly rate for 2 – 6 Mar 2026. Add the hourly",
    );
    expect(() =>
      payProblems(reportOf([weekOf(anEmployeeId("bo"), daysOfTenHours(1), [rate()])]), null),
    ).not.toThrow();
  });

  test("are in the payroll file, where no amount of zero replaces the missing pay", () => {
    const none = { regular: "", overtime: "", doubletime: "", addition: "" };
    const earningCodes = { ...none, salary: "", timeOff: "", scheduleChange: "" };
    const [, regular, overtime] = payrollCsv({ ...report, earningCodes, costCentres: {} }, onDevice)
      .split("\r\n")
      .map((row) => row.split(","));
    expect([regular, overtime].map((cells) => cells?.slice(8, 13))).toEqual([
      ["40.00", "40:00:00", "144000", "missing", "missing"],
      ["10.00", "10:00:00", "36000", "missing", "missing"],
    ]);
  });
});

describe("a rate that covers part of the work", () => {
  const problemsWith = (rates: WageRate[], entries = daysOfTenHours(5)) =>
    reportOf([weekOf(anEmployeeId("ana"), entries, rates)]).problems.map((one) =>
      missingPayWords(one, unknownReader),
    );

  test("from Wednesday on leaves the pay of Monday and Tuesday missing, and no hours", () => {
    const week = weekOf(anEmployeeId("ana"), daysOfTenHours(5), [
      rate({ effectiveDate: "2026-03-04" }),
    ]);
    expect(reportOf([week])).toMatchObject({ totalSeconds: 50 * 3600 });
    expect(problemsWith([rate({ effectiveDate: "2026-03-04" })])).toEqual([
      "Ana Diaz has no hourly rate for 2 – 3 Mar 2026.",
    ]);
  });

  test("for another job role or location names the work that has none", () => {
    expect(problemsWith([rate({ jobRoleId: roleId("cook") })])).toEqual([
      "Ana Diaz has no hourly rate as Barista for 2 – 6 Mar 2026.",
    ]);
    expect(problemsWith([rate({ locationId: aLocationId("market") })], daysOfTenHours(1))).toEqual([
      "Ana Diaz has no hourly rate as Barista at Harbor for 2 Mar 2026.",
    ]);
  });

  test("but not the week of another period leaves that one alone", () => {
    const week = weekOf(anEmployeeId("ana"), daysOfTenHours(5), []);
    const later = { firstDay: "2026-03-09", lastDay: "2026-03-15" };
    expect(reportOf([week], later)).toMatchObject({ problems: [], people: [] });
  });
});

describe("hours that no line of pay covers", () => {
  const { week, pay } = weekOf(anEmployeeId("ana"), daysOfTenHours(5), [rate()]);

  test("are in the report without pay, whether the pay is lost or says less than the hours", () => {
    const less = { ...pay, lines: pay.lines.slice(1) };
    for (const pays of [[], [less]]) {
      const report = reportOf([], { weeks: [week], pays });
      expect(report).toMatchObject({ totalSeconds: 50 * 3600, totalMinor: 0 });
      expect(report.problems.map((one) => missingPayWords(one, unknownReader))).toEqual([
        "Ana Diaz has hours without pay for 2 – 6 Mar 2026.",
      ]);
    }
  });

  test("keep a period from export that was closed without them", () => {
    const withoutRate = weekOf(anEmployeeId("ana"), daysOfTenHours(5), []);
    expect(reportOf([withoutRate], { frozenLines: [] }).problems).toHaveLength(1);
    const frozenLines = reportOf([{ week, pay }]).lines;
    expect(reportOf([withoutRate], { frozenLines }).problems).toEqual([]);
  });
});

test("a night over the edge of a week is one entry to approve, with all of its hours", () => {
  const night = aWeekEntry({
    entryId: anEntryId("night"),
    startsAt: "2026-03-09T02:00:00.000Z",
    endsAt: "2026-03-09T10:00:00.000Z",
  });
  const next = emptyWeek({
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-03-09",
    timeZone: zone,
  });
  const now = "2026-03-20T00:00:00.000Z";
  const sources = { rules, rates: [rate()], currency: "USD", now, entries: [night] } as const;
  const second = buildWeek({ ...next, ...sources });
  const weeks = [
    weekOf(anEmployeeId("ana"), [night], [rate()]),
    { week: { ...next, ...second.week }, pay: second.pay },
  ];
  expect(reportOf(weeks)).toMatchObject({
    unapprovedEntries: 1,
    unapprovedSeconds: 8 * 3600,
    totalSeconds: 8 * 3600,
  });
  const before = { firstDay: "2026-02-16", lastDay: "2026-03-08" };
  const after = { firstDay: "2026-03-09", lastDay: "2026-03-15" };
  expect([before, after].map((days) => reportOf(weeks, days).unapprovedEntries)).toEqual([1, 1]);
});

test("hours of a former employee at a former location stay in the report, with their pay", () => {
  const week = weekOf(anEmployeeId("gone"), daysOfTenHours(1), [rate()]);
  const report = reportOf([week], { employees: new Map(), locations: new Map() });
  expect(report).toMatchObject({ totalSeconds: 10 * 3600, totalMinor: 20_000, problems: [] });
  expect(report.lines).toMatchObject([
    { employeeName: "Former employee", locationName: "Former location" },
  ]);
});
