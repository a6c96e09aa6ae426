import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/time/local-date";
import { employeeWeekId } from "@crewline/domain/time-entries/employee-week";
import { companyStore } from "../../functions/src/store/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { aWageChange, cancelWageChanges } from "../support/a-wage-change.ts";
import { anEntry } from "../support/an-entry.ts";
import { anExportedPeriod } from "../support/an-exported-period.ts";

const period = { firstDay: monday, lastDay: addDays(monday, 13) };
const next = { firstDay: addDays(monday, 14), lastDay: addDays(monday, 27) };
const far = "2126-01-01";

const reportOf = ({ owner }: TestCompany, days: { firstDay: string; lastDay: string }) =>
  owner.api.reports.payroll.query({ ...days, locationId: null });

const sum = (lines: readonly { amountMinor: number }[]) =>
  lines.reduce((total, { amountMinor }) => total + amountMinor, 0);

describe("a back-dated raise over an exported period", () => {
  test("leaves the export untouched and pays the difference to the cent in the next period", async () => {
    const { company, ana, exportId } = await anExportedPeriod();
    const { wageChanges, reports } = company.owner.api;
    const [before, file] = [await reportOf(company, period), { exportId }];
    const exported = await reports.payrollExport.query(file);
    const { impact, fingerprint } = await wageChanges.preview.query({ change: aWageChange(ana) });
    const unseen = wageChanges.add.mutate({ ...anAttempt(), change: aWageChange(ana) });
    expect(await refusalOf(unseen)).toMatchObject({ code: "CONFLICT", rule: "previewMissing" });
    const attempt = { ...anAttempt(), change: aWageChange(ana), fingerprint };
    const added = await wageChanges.add.mutate(attempt);
    expect(await wageChanges.add.mutate(attempt)).toEqual(added);

    expect(await reports.payrollExport.query(file)).toEqual(exported);
    expect(await reportOf(company, period)).toEqual({ ...before, isAdjusted: true });
    // 47 h 20 min at 18.5555: 40 h, and 7 h 20 min at one and a half times; now at 20.00.
    const owed = 40 * 2000 + Math.round((22 / 3) * 3000);
    expect(impact).toMatchObject({ adjustmentMinor: owed - before.totalMinor });
    const later = await reportOf(company, next);
    const adjusting = later.lines.filter(({ adjusts }) => adjusts !== null);
    expect(sum(adjusting)).toBe(owed - before.totalMinor);
    expect(adjusting.map(({ kind, seconds, adjusts }) => [kind, seconds, adjusts])).toEqual([
      ["regular", 0, { ...period, exportNumber: 1 }],
      ["overtime", 0, { ...period, exportNumber: 1 }],
    ]);
    expect(later.people[0]?.totalMinor).toBe(later.totalMinor);
    // The open Monday is paid anew: 8 h at 20.00.
    expect(later.totalMinor).toBe(owed - before.totalMinor + 16_000);
    const store = await company.read();
    const [kept, ...more] = await store.payAdjustments.list([["employeeId", "==", ana]]);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      exportId,
      wageChangeIds: [added.wageChangeId],
      paidOn: next.firstDay,
      totalMinor: owed - before.totalMinor,
    });
    expect(await store.wageChanges.get(added.wageChangeId)).toMatchObject({
      impact: { weekCount: 2, adjustmentMinor: owed - before.totalMinor },
    });
  });

  test("is set right by a correction for the same day, which takes the difference back", async () => {
    const { company, ana } = await anExportedPeriod();
    const { wageChanges } = company.owner.api;
    const correction = { ...aWageChange(ana, monday, 185_555), reason: "correction" as const };
    const done = async (change: typeof correction | ReturnType<typeof aWageChange>) => {
      const { fingerprint } = await wageChanges.preview.query({ change });
      return wageChanges.add.mutate({ ...anAttempt(), change, fingerprint });
    };
    const raise = await done(aWageChange(ana));
    const store = await company.read();
    const { problems } = await cancelWageChanges(company.owner.api, [raise.wageChangeId]);
    expect(problems).toEqual([expect.stringContaining("with the reason Correction")]);
    const { wageChangeId } = await done(correction);
    const adjustments = await store.payAdjustments.list([["employeeId", "==", ana]]);
    expect(adjustments.map(({ totalMinor }) => totalMinor !== 0)).toEqual([true, true]);
    expect(adjustments.reduce((total, { totalMinor }) => total + totalMinor, 0)).toBe(0);
    expect(await store.wageChanges.get(wageChangeId)).toMatchObject({
      previousRateTenThousandths: 200_000,
    });
    expect((await store.employeePay.get(ana)).rates).toMatchObject([
      { effectiveDate: "2026-01-01" },
      { effectiveDate: monday, rateTenThousandths: 185_555 },
    ]);
  });

  test("is refused when it is not any more what the preview showed", async () => {
    const { company, ana } = await anExportedPeriod();
    const { wageChanges } = company.owner.api;
    const { fingerprint } = await wageChanges.preview.query({ change: aWageChange(ana) });
    await anEntry(company, ana, { day: addDays(monday, 15) });
    const stale = wageChanges.add.mutate({ ...anAttempt(), change: aWageChange(ana), fingerprint });
    expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", rule: "previewOutdated" });
    const store = await company.read();
    expect(await store.payAdjustments.list([])).toEqual([]);
    expect((await store.employeePay.get(ana)).rates).toHaveLength(1);
  });

  test("pays a second raise only what is still missing", async () => {
    const { company, ana } = await anExportedPeriod();
    const { wageChanges } = company.owner.api;
    const { totalMinor: paid } = await reportOf(company, period);
    for (const rate of [200_000, 240_000]) {
      const day = rate === 200_000 ? monday : addDays(monday, -1);
      const change = {
        ...aWageChange(ana, day, rate),
        jobRole: rate === 200_000 ? null : "Barista",
      };
      const { fingerprint } = await wageChanges.preview.query({ change });
      await wageChanges.add.mutate({ ...anAttempt(), change, fingerprint });
    }
    const adjustments = await (await company.read()).payAdjustments.list([]);
    const adjusted = adjustments.reduce((total, { totalMinor }) => total + totalMinor, 0);
    expect(paid + adjusted).toBe(40 * 2400 + Math.round((22 / 3) * 3600));
  });
});

describe("reopening a period that later ones pay differences of", () => {
  // 47 h 20 min at 20.00: 40 h, and 7 h 20 min at one and a half times.
  const owed = 40 * 2000 + Math.round((22 / 3) * 3000);
  // 8 h of the Monday after at 20.00.
  const openMonday = 16_000;

  async function anAdjustedPeriod() {
    const exported = await anExportedPeriod();
    const change = aWageChange(exported.ana);
    const { wageChanges } = exported.company.owner.api;
    const { fingerprint } = await wageChanges.preview.query({ change });
    await wageChanges.add.mutate({ ...anAttempt(), change, fingerprint });
    return exported;
  }

  const act = (firstDay: string, expectedVersion: number) => ({
    ...anAttempt(),
    firstDay,
    expectedVersion,
  });
  const reason = "A missed shift.";

  async function closeAndExport({ owner }: TestCompany, firstDay: string, from: number) {
    const { reports } = owner.api;
    const closing = { ...act(firstDay, from), includesUnapproved: true };
    const { version } = await reports.closePeriod.mutate(closing);
    const { exportId } = await reports.exportPeriod.mutate(act(firstDay, version));
    return { exportId, version: version + 1 };
  }

  const exportedOf = async ({ owner }: TestCompany, exportId: string) =>
    (await owner.api.reports.payrollExport.query({ exportId })).batch;

  test("takes them back: each hour is paid once, and to the cent", async () => {
    const { company, ana, version } = await anAdjustedPeriod();
    const { reports, wageChanges } = company.owner.api;
    const attempt = { ...act(monday, version), reason };
    const reopened = await reports.reopenPeriod.mutate(attempt);
    expect(await reports.reopenPeriod.mutate(attempt)).toEqual(reopened);
    expect((await reportOf(company, period)).totalMinor).toBe(owed);
    expect((await reportOf(company, next)).totalMinor).toBe(openMonday);
    const [kept] = await (await company.read()).payAdjustments.list([]);
    expect(kept).toMatchObject({ takenBackAt: expect.any(String), version: 2 });

    await anEntry(company, ana, { day: addDays(monday, 7), range: "09:00-10:00" });
    const { exportId } = await closeAndExport(company, monday, reopened.version);
    expect(await exportedOf(company, exportId)).toMatchObject({
      number: 2,
      totalMinor: owed + 2000,
    });
    expect((await reportOf(company, period)).isAdjusted).toBe(false);

    const change = { ...aWageChange(ana, monday, 210_000), reason: "correction" as const };
    const { impact, fingerprint } = await wageChanges.preview.query({ change });
    const raised = 41 * 2100 + Math.round((22 / 3) * 3150);
    expect(impact.adjustmentMinor).toBe(raised - (owed + 2000));
    await wageChanges.add.mutate({ ...anAttempt(), change, fingerprint });
    expect((await reportOf(company, next)).totalMinor).toBe(
      raised - (owed + 2000) + (openMonday / 2000) * 2100,
    );
  });

  test("is refused while a closed period pays them, which has to be reopened first", async () => {
    const { company, version } = await anAdjustedPeriod();
    const { reports } = company.owner.api;
    const later = await closeAndExport(company, next.firstDay, 0);
    const reopening = { ...act(monday, version), reason };
    expect(await refusalOf(reports.reopenPeriod.mutate(reopening))).toMatchObject({
      rule: "adjustmentPaid",
      message: expect.stringContaining(next.firstDay),
    });
    expect((await reportOf(company, period)).isAdjusted).toBe(true);

    const second = { ...act(next.firstDay, later.version), reason };
    const { version: nextVersion } = await reports.reopenPeriod.mutate(second);
    const first = await reports.reopenPeriod.mutate({ ...reopening, ...anAttempt() });
    const exports = [
      await closeAndExport(company, monday, first.version),
      await closeAndExport(company, next.firstDay, nextVersion),
    ];
    const totals = exports.map(({ exportId }) => exportedOf(company, exportId));
    expect((await Promise.all(totals)).map(({ totalMinor }) => totalMinor)).toEqual([
      owed,
      openMonday,
    ]);
  });

  test("that was cut short is finished before the period can be closed again", async () => {
    const { company, ana, version } = await anAdjustedPeriod();
    const stale = await (await company.read()).employeeWeekPay.get(employeeWeekId(ana, monday));
    const { reports } = company.owner.api;
    const reopened = await reports.reopenPeriod.mutate({ ...act(monday, version), reason });
    await inTransaction(async (unit) => {
      const { payPeriods, employeeWeekPay } = companyStore(unit, company.companyId);
      const left = await payPeriods.get(monday);
      payPeriods.save(monday, { ...left, isRecomputing: true });
      employeeWeekPay.save(employeeWeekId(ana, monday), stale);
    });
    const { exportId } = await closeAndExport(company, monday, reopened.version);
    expect(await exportedOf(company, exportId)).toMatchObject({ totalMinor: owed });
  });
});

test("a change that reaches back over years of weeks computes every one of them anew", async () => {
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
      const entries = [{ ...entry, entryId: id, startsAt, endsAt }];
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
    const end = { employeeId: ana, expectedVersion: 1, lastDay: "2026-06-30" };
    await employees.setEmploymentEnd.mutate({ ...anAttempt(), ...end });
    const after = wageChanges.preview.query({ change: aWageChange(ana, "2026-07-01") });
    expect(await refusalOf(after)).toMatchObject({
      rule: "afterLastDay",
      message: "The last day of Ana Diaz is 2026-06-30. Choose a day up to then.",
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
    jobRole: null,
    locationId: null,
    isCancelled: false,
  });
  expect(JSON.stringify(notices)).not.toMatch(/rate|minor|200/iu);
});
