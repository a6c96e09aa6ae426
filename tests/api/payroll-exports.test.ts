import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { exportDifferences } from "@crewline/domain/projections/payroll/export-differences";
import type { TestCompany } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import {
  aRaise,
  aWorkedPeriod,
  closePeriod,
  exportPeriod,
  period,
  reopenPeriod,
  whole,
} from "../support/a-worked-period.ts";
import { anEntry } from "../support/an-entry.ts";

const aPart = { seconds: 0, amountMinor: 0 };

async function setCostCentre({ owner, harbor, read }: TestCompany, costCentre: string) {
  const { version } = await (await read()).locations.get(harbor);
  const input = { locationId: harbor, expectedVersion: version, location: { costCentre } };
  await owner.api.locations.save.mutate({ ...anAttempt(), ...input });
}

describe("an export", () => {
  test("keeps the lines of the closed period, which add up to the report", async () => {
    const { company, ana } = await aWorkedPeriod();
    const { version } = await closePeriod(company);
    const { exportId } = await exportPeriod(company, version);
    const report = await company.owner.api.reports.payroll.query(whole);
    await reopenPeriod(company, version + 1);
    await company.owner.api.wageChanges.add.mutate(aRaise(ana));
    const { batch, lines } = await company.owner.api.reports.payrollExport.query({ exportId });
    expect(lines.map(({ days: _days, ...line }) => line)).toEqual(report.lines);
    const [{ seconds, amountMinor } = aPart] = lines;
    expect(lines.map(({ days }) => days)).toEqual([[{ day: monday, seconds, amountMinor }]]);
    expect(batch).toMatchObject({
      ...period,
      number: 1,
      peopleCount: 1,
      lineCount: 1,
      totalMinor: report.totalMinor,
      totalSeconds: report.totalSeconds,
    });
  });

  test("keeps the cost centres that the locations had when it was made", async () => {
    const { company } = await aWorkedPeriod();
    const { version } = await closePeriod(company);
    await setCostCentre(company, "007");
    const { exportId } = await exportPeriod(company, version);
    await setCostCentre(company, "008");
    const { batch } = await company.owner.api.reports.payrollExport.query({ exportId });
    expect(batch.costCentres).toEqual({ [company.harbor]: "007" });
  });

  test("comes once after each closing; later ones are numbered and tell what changed", async () => {
    const { company, ana } = await aWorkedPeriod();
    const { reports } = company.owner.api;
    const { version } = await closePeriod(company);
    const first = await exportPeriod(company, version);
    expect(await refusalOf(exportPeriod(company, version + 1))).toMatchObject({
      rule: "illegalTransition",
    });
    await reopenPeriod(company, version + 1);
    await anEntry(company, ana, { day: addDays(monday, 1), range: "09:00-10:01" });
    const closed = await closePeriod(company, { expectedVersion: version + 2 });
    const second = await exportPeriod(company, closed.version);
    const earlier = await reports.payrollExport.query(first);
    const later = await reports.payrollExport.query(second);
    expect([earlier.batch.number, later.batch.number]).toEqual([1, 2]);
    const seconds = 61 * 60;
    const amountMinor = later.batch.totalMinor - earlier.batch.totalMinor;
    const days = [{ day: addDays(monday, 1), seconds, amountMinor }];
    const changes = exportDifferences(earlier.lines, later.lines);
    expect(changes).toMatchObject([{ kind: "regular", seconds, amountMinor, days }]);
  });

  test("of an open period is refused", async () => {
    const { company } = await aWorkedPeriod();
    const { version } = await closePeriod(company);
    await reopenPeriod(company, version);
    expect(await refusalOf(exportPeriod(company, version + 1))).toMatchObject({
      message: "This pay period is open. Close it first.",
    });
  });
});
