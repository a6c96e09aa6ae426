import type { PayrollExportId } from "@crewline/domain/kernel/ids/record-ids";
import { describe, expect, test } from "vitest";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { aWageChange } from "../support/a-wage-change.ts";
import { anEntry } from "../support/an-entry.ts";
import {
  anExportedPeriod,
  exportedDays,
  nextDays,
  reportOf,
} from "../support/an-exported-period.ts";

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

  const exportedOf = async ({ owner }: TestCompany, exportId: PayrollExportId) =>
    (await owner.api.reports.payrollExport.query({ exportId })).batch;

  async function theAdjustment({ read }: TestCompany) {
    const [only] = await (await read()).payAdjustments.list([]);
    if (only === undefined) throw new Error("Nothing was adjusted.");
    return only;
  }

  test("takes them back: each hour is paid once, and to the cent", async () => {
    const { company, ana, version } = await anAdjustedPeriod();
    const { reports, wageChanges } = company.owner.api;
    const attempt = { ...act(monday, version), reason };
    const { timesheets } = company.owner.api;
    const adjusted = async () =>
      (await timesheets.show.query({ employeeId: ana, day: monday })).adjustments;
    const { paidOn, totalMinor: amountMinor } = await theAdjustment(company);
    expect(await adjusted()).toEqual([{ paidOn, amountMinor }]);
    const reopened = await reports.reopenPeriod.mutate(attempt);
    expect(await reports.reopenPeriod.mutate(attempt)).toEqual(reopened);
    expect((await reportOf(company, exportedDays)).totalMinor).toBe(owed);
    expect((await reportOf(company, nextDays)).totalMinor).toBe(openMonday);
    expect(await adjusted()).toEqual([]);
    const kept = await theAdjustment(company);
    expect(kept).toMatchObject({ takenBackAt: expect.any(String), version: 2 });

    await anEntry(company, ana, { day: addDays(monday, 7), range: "09:00-10:00" });
    const { exportId } = await closeAndExport(company, monday, reopened.version);
    expect(await exportedOf(company, exportId)).toMatchObject({
      number: 2,
      totalMinor: owed + 2000,
    });
    expect((await reportOf(company, exportedDays)).isAdjusted).toBe(false);

    const change = { ...aWageChange(ana, monday, 210_000), reason: "correction" as const };
    const { impact, fingerprint } = await wageChanges.preview.query({ change });
    const raised = 41 * 2100 + Math.round((22 / 3) * 3150);
    expect(impact.adjustmentMinor).toBe(raised - (owed + 2000));
    await wageChanges.add.mutate({ ...anAttempt(), change, fingerprint });
    expect((await reportOf(company, nextDays)).totalMinor).toBe(
      raised - (owed + 2000) + (openMonday / 2000) * 2100,
    );
  });

  test("is refused while a closed period pays them, which has to be reopened first", async () => {
    const { company, version } = await anAdjustedPeriod();
    const { reports } = company.owner.api;
    const later = await closeAndExport(company, nextDays.firstDay, 0);
    const reopening = { ...act(monday, version), reason };
    expect(await refusalOf(reports.reopenPeriod.mutate(reopening))).toMatchObject({
      rule: "adjustmentPaid",
      message: expect.stringContaining(
        formatDayRange(nextDays.firstDay, nextDays.lastDay, unknownReader),
      ),
    });
    expect((await reportOf(company, exportedDays)).isAdjusted).toBe(true);

    const second = { ...act(nextDays.firstDay, later.version), reason };
    const { version: nextVersion } = await reports.reopenPeriod.mutate(second);
    const first = await reports.reopenPeriod.mutate({ ...reopening, ...anAttempt() });
    const exports = [
      await closeAndExport(company, monday, first.version),
      await closeAndExport(company, nextDays.firstDay, nextVersion),
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
