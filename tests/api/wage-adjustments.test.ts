import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { aWageChange, cancelWageChanges } from "../support/a-wage-change.ts";
import { anEntry } from "../support/an-entry.ts";
import {
  anExportedPeriod,
  exportedDays,
  nextDays,
  reportOf,
} from "../support/an-exported-period.ts";

const sum = (lines: readonly { amountMinor: number }[]) =>
  lines.reduce((total, { amountMinor }) => total + amountMinor, 0);

describe("a back-dated raise over an exported period", () => {
  test("leaves the export untouched and pays the difference to the cent in the next period", async () => {
    const { company, ana, exportId } = await anExportedPeriod();
    const { wageChanges, reports } = company.owner.api;
    const [before, file] = [await reportOf(company, exportedDays), { exportId }];
    const exported = await reports.payrollExport.query(file);
    const { impact, fingerprint } = await wageChanges.preview.query({ change: aWageChange(ana) });
    const unseen = wageChanges.add.mutate({ ...anAttempt(), change: aWageChange(ana) });
    expect(await refusalOf(unseen)).toMatchObject({ code: "CONFLICT", rule: "previewMissing" });
    const attempt = { ...anAttempt(), change: aWageChange(ana), fingerprint };
    const added = await wageChanges.add.mutate(attempt);
    expect(await wageChanges.add.mutate(attempt)).toEqual(added);

    expect(await reports.payrollExport.query(file)).toEqual(exported);
    expect(await reportOf(company, exportedDays)).toEqual({ ...before, isAdjusted: true });
    // 47 h 20 min at 18.5555: 40 h, and 7 h 20 min at one and a half times; now at 20.00.
    const owed = 40 * 2000 + Math.round((22 / 3) * 3000);
    expect(impact).toMatchObject({ adjustmentMinor: owed - before.totalMinor });
    const later = await reportOf(company, nextDays);
    const adjusting = later.lines.filter(({ adjusts }) => adjusts !== null);
    expect(sum(adjusting)).toBe(owed - before.totalMinor);
    expect(adjusting.map(({ kind, seconds, adjusts }) => [kind, seconds, adjusts])).toEqual([
      ["regular", 0, { ...exportedDays, exportNumber: 1 }],
      ["overtime", 0, { ...exportedDays, exportNumber: 1 }],
    ]);
    expect(later.people[0]?.totalMinor).toBe(later.totalMinor);
    // The open Monday is recomputed: 8 h at 20.00.
    expect(later.totalMinor).toBe(owed - before.totalMinor + 16_000);
    const store = await company.read();
    const [kept, ...more] = await store.payAdjustments.list([["employeeId", "==", ana]]);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      exportId,
      wageChangeIds: [added.wageChangeId],
      paidOn: nextDays.firstDay,
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
    const { totalMinor: paid } = await reportOf(company, exportedDays);
    for (const rate of [200_000, 240_000]) {
      const day = rate === 200_000 ? monday : addDays(monday, -1);
      const change = {
        ...aWageChange(ana, day, rate),
        jobRoleId: rate === 200_000 ? null : roleId("barista"),
      };
      const { fingerprint } = await wageChanges.preview.query({ change });
      await wageChanges.add.mutate({ ...anAttempt(), change, fingerprint });
    }
    const adjustments = await (await company.read()).payAdjustments.list([]);
    const adjusted = adjustments.reduce((total, { totalMinor }) => total + totalMinor, 0);
    expect(paid + adjusted).toBe(40 * 2400 + Math.round((22 / 3) * 3600));
  });
});
