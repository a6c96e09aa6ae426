import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anExportedPeriod } from "../support/an-exported-period.ts";
import { anAttempt } from "../support/api-client.ts";
import { importOf, work } from "../support/imported-time.ts";

const entriesOf = async ({ read }: TestCompany, employeeId: EmployeeId) =>
  (await read()).timeEntries.list([["employeeId", "==", employeeId]]);

describe("imported time", () => {
  test("takes the rows of open locations where one is closed, and is not undone there", async () => {
    const company = await aCompany();
    const { harbor, market, owner } = company;
    const ana = await anEmployee(company, { locationIds: [harbor, market] });
    const { timeEntries, timesheets } = owner.api;
    const dayAt = (offset: number, locationId = harbor) =>
      work(company, ana, { offset, locationId });
    const early = await timeEntries.importRows.mutate(importOf([dayAt(0), dayAt(1, market)]));
    await timesheets.closeLocation.mutate({
      ...anAttempt(),
      firstDay: monday,
      locationId: harbor,
      includesUnapproved: true,
      reason: null,
    });
    const locked = expect.stringMatching(/2 – 15 Mar 2026 is closed at this location/u);
    const rows = [dayAt(2), dayAt(3, market), dayAt(4), dayAt(14)];
    const wanted = [locked, null, locked, null];
    const dryRun = await timeEntries.checkImport.mutate({ rows, loose: [] });
    expect(dryRun.rows.map(({ problem }) => problem)).toEqual(wanted);
    const { rows: done } = await timeEntries.importRows.mutate(importOf(rows));
    expect(done.map(({ problem }) => problem)).toEqual(wanted);
    const undoing = { ...anAttempt(), batchId: early.batchId };
    const { rows: undone } = await timeEntries.undoBatch.mutate(undoing);
    expect(undone.map(({ problem }) => problem)).toEqual([locked, null]);
    const left = await entriesOf(company, ana);
    expect(left.map(({ day, locationId }) => `${day} ${locationId}`).toSorted()).toEqual([
      `${monday} ${harbor}`,
      `${addDays(monday, 3)} ${market}`,
      `${addDays(monday, 14)} ${harbor}`,
    ]);
  });

  test("never changes a closed pay period, neither by an import nor by undoing one", async () => {
    const company = await aCompany();
    const bob = await anEmployee(company, { name: "Bob" });
    const { timeEntries } = company.owner.api;
    const early = await timeEntries.importRows.mutate(
      importOf([work(company, bob, { offset: 5 })]),
    );
    await anExportedPeriod(company);
    const rows = [work(company, bob, { offset: 6 }), work(company, bob, { offset: 14 })];
    const { rows: done } = await timeEntries.importRows.mutate(importOf(rows));
    const locked = expect.stringMatching(/pay period .* is closed/u);
    expect(done.map(({ problem }) => problem)).toEqual([locked, null]);
    const undoing = { ...anAttempt(), batchId: early.batchId };
    const { rows: undone } = await timeEntries.undoBatch.mutate(undoing);
    expect(undone.map(({ problem }) => problem)).toEqual([locked]);
    expect((await entriesOf(company, bob)).map(({ day }) => day).toSorted()).toEqual([
      addDays(monday, 5),
      addDays(monday, 14),
    ]);
  });
});
