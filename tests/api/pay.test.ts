import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { aCompany, anEmployee, general } from "../support/a-company.ts";
import type { TestCompany } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { cancelWageChanges } from "../support/a-wage-change.ts";
import { anEntry } from "../support/an-entry.ts";
import { farAhead } from "../support/today.ts";

const period = { firstDay: monday, lastDay: addDays(monday, 6) };

/** Five days of nine hours: 40 regular and 5 overtime. */
async function fiveLongDays(company: TestCompany, employeeId: EmployeeId): Promise<void> {
  for (let day = 0; day < 5; day += 1) {
    await anEntry(company, employeeId, { day: addDays(monday, day), range: "09:00-18:00" });
  }
}

const raise = (employeeId: EmployeeId, effectiveDate: string, rateTenThousandths: number) => ({
  ...anAttempt(),
  change: {
    employeeId,
    jobRoleId: null,
    locationId: null,
    effectiveDate,
    rateTenThousandths,
    reason: "merit" as const,
    note: "",
  },
});

describe("the payroll report", () => {
  test("adds up: lines to people, people to the total, with overtime at time and a half", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company, { rateTenThousandths: 120_000 });
    const bo = await anEmployee(company, { name: "Bo", rateTenThousandths: 185_555 });
    await fiveLongDays(company, ana);
    await anEntry(company, bo, { range: "09:00-09:20" });
    const input = { ...period, locationId: null };
    const report = await company.owner.api.reports.payroll.query(input);
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(report.lines.map(({ amountMinor }) => amountMinor))).toBe(report.totalMinor);
    expect(sum(report.people.map(({ totalMinor }) => totalMinor))).toBe(report.totalMinor);
    expect(sum(report.lines.map(({ seconds }) => seconds))).toBe(report.totalSeconds);
    const anas = report.people.find(({ employeeId }) => employeeId === ana);
    expect(anas).toMatchObject({
      regularSeconds: 40 * 3600,
      overtimeSeconds: 5 * 3600,
      totalMinor: 40 * 1200 + 5 * 1800,
      unapprovedEntries: 5,
    });
    expect(report).toMatchObject({ unapprovedEntries: 6, openEntries: 0, currency: "USD" });
  });

  test("pays overtime of a week that a period cuts in the period in which the week ends", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company, { rateTenThousandths: 120_000 });
    await fiveLongDays(company, ana);
    const query = (firstDay: string, lastDay: string) =>
      company.owner.api.reports.payroll.query({ firstDay, lastDay, locationId: null });
    const first = await query(addDays(monday, -10), addDays(monday, 1));
    const second = await query(addDays(monday, 2), addDays(monday, 12));
    const whole = await query(monday, addDays(monday, 6));
    expect(first.totalMinor + second.totalMinor).toBe(whole.totalMinor);
    expect(first.people[0]).toMatchObject({ overtimeSeconds: 0, regularSeconds: 18 * 3600 });
    expect(second.people[0]).toMatchObject({ overtimeSeconds: 5 * 3600 });
  });
});

describe("a wage change", () => {
  test("back in time recomputes the weeks that it reaches", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company, { rateTenThousandths: 100_000 });
    await anEntry(company, ana, { range: "09:00-19:00" });
    const store = await company.read();
    const pay = () => store.employeeWeekPay.get(employeeWeekId(ana, monday));
    expect((await pay()).totalMinor).toBe(10_000);
    await company.owner.api.wageChanges.add.mutate(raise(ana, monday, 200_000));
    expect((await pay()).totalMinor).toBe(20_000);
    const change = (await store.wageChanges.list([["effectiveDate", "==", monday]]))[0];
    expect(change).toMatchObject({
      previousRateTenThousandths: 100_000,
      rateTenThousandths: 200_000,
    });
    const twice = company.owner.api.wageChanges.add.mutate(raise(ana, monday, 210_000));
    expect(await refusalOf(twice)).toMatchObject({ rule: "duplicateEffectiveDate" });
  });

  test("that has not begun can be cancelled, one that holds cannot", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const { wageChanges } = company.owner.api;
    const future = await wageChanges.add.mutate(raise(ana, farAhead, 300_000));
    const present = await wageChanges.add.mutate(raise(ana, "2026-02-01", 200_000));
    const { problems } = await cancelWageChanges(company.owner.api, [
      future.wageChangeId,
      present.wageChangeId,
    ]);
    expect(problems).toEqual([null, expect.stringContaining("cannot be undone")]);
    const { rates } = await (await company.read()).employeePay.get(ana);
    expect(rates.map(({ effectiveDate }) => effectiveDate)).toEqual(["2026-01-01", "2026-02-01"]);
  });

  test("missing altogether keeps the money back and says so, the hours stand", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company, { rateTenThousandths: null });
    await anEntry(company, ana);
    const report = await company.owner.api.reports.payroll.query({ ...period, locationId: null });
    expect(report).toMatchObject({
      totalMinor: 0,
      totalSeconds: 8 * 3600,
      people: [{ regularSeconds: 8 * 3600, isPayMissing: true }],
      problems: [{ employeeName: "Ana Diaz", code: "missingRate", firstDay: monday }],
    });
  });
});

describe("the company's settings", () => {
  const save = (company: TestCompany, change: Partial<typeof general>, expectedVersion = 1) =>
    company.owner.api.settings.saveCompany.mutate({
      ...anAttempt(),
      expectedVersion,
      company: { ...general, ...change },
    });

  test("are saved once for each version", async () => {
    const company = await aCompany();
    expect(await save(company, { name: "Pier Coffee" })).toEqual({ version: 2 });
    expect(await refusalOf(save(company, { name: "Other" }))).toMatchObject({
      rule: "staleVersion",
    });
    const { data } = await company.owner.api.user.userInfo.query();
    expect(data.companyName).toBe("Pier Coffee");
  });

  test("keep the currency, the first day of the week and the start of the day once used", async () => {
    const company = await aCompany();
    expect(await save(company, { weekStart: "sunday", workdayStart: "05:00" })).toEqual({
      version: 2,
    });
    const ana = await anEmployee(company);
    await anEntry(company, ana);
    const changes = [
      { weekStart: "friday" as const },
      { currency: "EUR" },
      { workdayStart: "06:00" },
    ];
    for (const change of changes) {
      const again = { weekStart: "sunday" as const, workdayStart: "05:00", ...change };
      expect(await refusalOf(save(company, again, 2))).toMatchObject({ rule: "settingInUse" });
    }
  });
});
