import { anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { aWageChange } from "../support/a-wage-change.ts";
import { anEntry } from "../support/an-entry.ts";
import { farAhead } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

const far = farAhead;

test("a change that reaches back over years of weeks recomputes every one of them", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { rateTenThousandths: 100_000, ratesFrom: "2020-01-01" });
  const entryId = await anEntry(company, ana, { day: monday });
  const store = await company.read();
  const week = await store.employeeWeeks.get(employeeWeekId(ana, monday));
  const [entry] = week.entries;
  if (entry === undefined) throw new Error(`The week has no entry ${entryId}.`);
  const starts = Array.from({ length: 150 }, (_, index) => addDays(monday, -7 * (index + 1)));
  await inTransaction(async (unit) => {
    const { employeeWeeks } = companyStore(unit, company.companyId);
    for (const weekStart of starts) {
      const id = employeeWeekId(ana, weekStart);
      const startsAt = new Date(`${weekStart}T15:00:00.000Z`).toISOString();
      const endsAt = new Date(`${weekStart}T23:00:00.000Z`).toISOString();
      const entries = [{ ...entry, entryId: anEntryId(id), startsAt, endsAt }];
      employeeWeeks.create(id, { ...week, id, weekStart, entries });
    }
  });
  const change = aWageChange(ana, "2020-01-06");
  const { wageChangeId } = await company.owner.api.wageChanges.add.mutate({
    ...anAttempt(),
    change,
  });
  const pays = await store.employeeWeekPay.findAll(
    [monday, ...starts].map((weekStart) => employeeWeekId(ana, weekStart)),
  );
  expect(pays.map(({ totalMinor }) => totalMinor)).toEqual(Array(151).fill(16_000));
  expect((await store.wageChanges.get(wageChangeId)).pendingWeeksFrom).toBeNull();
});

describe("a preview", () => {
  test("shows each week, line and entry of an open period, and writes nothing", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company, { rateTenThousandths: 100_000 });
    const entryId = await anEntry(company, ana);
    const { impact } = await company.owner.api.wageChanges.preview.query({
      change: aWageChange(ana),
    });
    expect(impact).toMatchObject({ openMinor: 8000, adjustmentMinor: 0, periods: [] });
    expect(impact.weeks[0]).toMatchObject({ weekStart: monday, beforeMinor: 8000 });
    expect(impact.weeks[0]?.entries).toMatchObject([{ entryId }]);
    const pay = await (await company.read()).employeeWeekPay.get(employeeWeekId(ana, monday));
    expect(pay.totalMinor).toBe(8000);
  });

  test("is refused for a day after the last one, and for a second change on a day", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const { employees, wageChanges } = company.owner.api;
    const end = { employeeId: ana, expectedVersion: 1, lastDay: "2026-06-30", cause: resigned };
    await employees.setEmploymentEnd.mutate({ ...anAttempt(), ...end });
    const after = wageChanges.preview.query({ change: aWageChange(ana, "2026-07-01") });
    expect(await refusalOf(after)).toMatchObject({
      rule: "afterLastDay",
      message: "The last day of Ana Diaz is 30 Jun 2026. Choose a day up to then.",
    });
    const twice = wageChanges.preview.query({ change: aWageChange(ana, "2026-01-01") });
    expect(await refusalOf(twice)).toMatchObject({ rule: "duplicateEffectiveDate" });
    await wageChanges.preview.query({ change: aWageChange(ana, "2026-06-30") });
  });
});

test("managers see that a rate changes, not to what, and only of their own people", async () => {
  const company = await aCompany();
  const manager = await aMember(company, { role: "manager" });
  const ana = await anEmployee(company);
  const elsewhere = await anEmployee(company, { locationIds: [company.market] });
  await company.owner.api.wageChanges.add.mutate({ ...anAttempt(), change: aWageChange(ana, far) });
  const { notices } = await manager.api.wageChanges.notices.query();
  expect(notices.map(({ employeeId }) => employeeId)).not.toContain(elsewhere);
  expect(notices.find(({ employeeId }) => employeeId === ana)).toEqual({
    id: expect.any(String),
    employeeId: ana,
    effectiveDate: far,
    jobRoleId: null,
    locationId: null,
    isCancelled: false,
  });
  expect(JSON.stringify(notices)).not.toMatch(/rate|minor|200/iu);
});
