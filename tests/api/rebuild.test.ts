import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { execFile } from "node:child_process";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { beforeEach, describe, expect, test } from "vitest";
import { inRoot } from "../../emulators/paths.ts";
import { verifySummaries } from "../../functions/src/jobs/verify-summaries.ts";
import { verifyWeekRollups } from "../../functions/src/jobs/verify-week-rollups.ts";
import { verifyTouchedWeeks } from "../../functions/src/jobs/verify-weeks.ts";
import type { CompanyStore } from "../../functions/src/store/company/company-store.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { rebuildDay } from "../../functions/src/jobs/rebuild-day.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { anExportedPeriod, exportedDays } from "../support/an-exported-period.ts";
import type { ReportId } from "../../functions/domain/records/reports/report.ts";
import { eventually } from "../support/eventually.ts";

let company: TestCompany;
let ana: EmployeeId;

beforeEach(async () => {
  company = await aCompany();
  ana = await anEmployee(company);
  await anEntry(company, ana);
});

const weekId = () => employeeWeekId(ana, monday);
const weekOf = async () => (await company.read()).employeeWeeks.get(weekId());
const worked = async () => (await weekOf()).hours.workedSeconds;
const change = (work: (store: CompanyStore) => Promise<void> | void) =>
  inTransaction(async (unit) => work(companyStore(unit, company.companyId)));
const verify = () => verifyTouchedWeeks(company.companyId);

/** Stores the week as a fault of the code might. */
async function spoilWeek(wrong: Partial<EmployeeWeek>): Promise<void> {
  await change(async ({ employeeWeeks }) => {
    employeeWeeks.save(weekId(), { ...(await employeeWeeks.get(weekId())), ...wrong });
  });
}

async function rebuild(...options: string[]): Promise<string> {
  const since = addDays(monday, -60);
  const args = [inRoot("functions", "src", "cli", "rebuild.ts"), "--since", since];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...args, "--company", company.companyId, ...options],
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new Error(stdout + stderr));
      },
    );
  });
}

describe("the night of a company", () => {
  test("leaves a week alone that agrees with its entries", async () => {
    const before = await weekOf();
    await verify();
    expect(await weekOf()).toEqual(before);
  });

  test.each([
    ["lost an entry", { entries: [] }],
    ["counts other hours", { hours: { workedSeconds: 1 } }],
    ["names an open entry that does not exist", { openEntryId: "someEntry" }],
  ])("repairs a week that %s, and says so in the employee's history", async (_what, wrong) => {
    const before = await weekOf();
    await spoilWeek({
      ...wrong,
      hours: { ...before.hours, ...("hours" in wrong ? wrong.hours : {}) },
    } as Partial<EmployeeWeek>);
    await verify();
    expect(await weekOf()).toEqual({ ...before, version: before.version + 1 });
    const events = await (await company.read()).employeeEvents.list([["employeeId", "==", ana]]);
    expect(events).toContainEqual(
      expect.objectContaining({ act: "weekRepaired", day: monday, byName: "Crewline" }),
    );
    const drifts = async () => (await company.read()).drifts.list([]);
    const drift = { kind: "week", employeeId: ana, day: monday, isRebuilt: true };
    expect(await drifts()).toMatchObject([{ ...drift, state: "open", resolvedAt: null }]);
    const recorded = await (await company.read()).events.list([["type", "==", "driftFound"]]);
    expect(recorded).toMatchObject([{ facts: { kind: "week", day: monday, isRebuilt: true } }]);
    await verify();
    expect((await weekOf()).version).toBe(before.version + 1);
    expect(await drifts()).toMatchObject([{ ...drift, state: "resolved" }]);
  });

  test("finds a week whose document is gone, with the end of its history", async () => {
    const before = await weekOf();
    await change(({ employeeWeeks }) => employeeWeeks.remove(weekId()));
    await verify();
    expect(await weekOf()).toEqual({ ...before, version: 1 });
    const input = { employeeId: ana, weekStart: monday };
    const chain = await company.owner.api.timeEntryAudits.verify.query(input);
    expect(chain).toEqual({ isIntact: true, rows: before.auditCount });
  });
});

test("a report adds up what is packed of weeks and shifts; the night packs a wrong week again", async () => {
  const [lastDay, all] = [addDays(monday, 6), { jobRoleId: null, locationId: null }];
  const ask = (reportId: ReportId = "scheduled") =>
    company.owner.api.reports.table.query({
      reportId,
      range: { firstDay: monday, lastDay },
      before: { firstDay: addDays(monday, -7), lastDay: addDays(monday, -1) },
      groupBy: "employee",
      filter: { employeeId: ana, ...all },
    });
  const table = await eventually(
    () => ask(),
    ({ rows }) => rows[0]?.cells[1] === 8 * 3600,
  );
  const { employees } = await company.read();
  const { name } = await employees.get(ana);
  expect(table).toMatchObject({ rows: [{ key: ana, name }], unapprovedEntries: 1 });
  const { people } = await company.owner.api.reports.payroll.query({
    firstDay: monday,
    lastDay,
    locationId: null,
  });
  expect(table.totals[4]).toBe(people[0]?.totalMinor);
  const asked = { before: null, groupBy: "day" as const, filter: { employeeId: ana, ...all } };
  const sheet = { ...asked, reportId: "timesheet" as const, range: { firstDay: monday, lastDay } };
  const { records, next } = await company.owner.api.reports.records.query({ ...sheet, from: 0 });
  const { totals } = await company.owner.api.reports.table.query(sheet);
  expect({ next, days: records.map(({ line }) => line) }).toEqual({ next: null, days: [monday] });
  expect(records[0]?.cells).toEqual(expect.arrayContaining([monday, name, totals[1], totals[5]]));
  const rollups = async () => (await company.read()).weekRollups.list([]);
  const before = await rollups();
  await change(({ weekRollups }) => weekRollups.saveWeek(ana, monday, null));
  expect((await ask()).totals[1]).toBe(0);
  expect(await rebuild()).toContain(`report figures of ${ana} in the week of ${monday} differ`);
  await verifyWeekRollups(company.companyId);
  expect(await rollups()).toEqual(before);
  const drift = { kind: "weekRollup", employeeId: ana, day: monday, isRebuilt: true };
  const drifts = async () => (await company.read()).drifts.list([]);
  expect(await drifts()).toMatchObject([{ ...drift, state: "open" }]);
  await verifyWeekRollups(company.companyId);
  const settled = await drifts();
  expect(settled).toMatchObject([{ ...drift, state: "resolved" }]);
  // A week that an earlier release packed lacks figures, which is said and is no fault.
  const text = before.flatMap(({ people: packed }) => packed[ana] ?? []).find(Boolean) ?? "";
  const earlier = text.replace(/"shape":\d+,/u, "");
  await change(({ weekRollups }) => weekRollups.saveWeek(ana, monday, earlier));
  expect((await ask("breaks")).incompleteUntil).toBe(lastDay);
  expect((await ask("scheduled")).incompleteUntil).toBeNull();
  await verifyWeekRollups(company.companyId);
  expect((await ask("breaks")).incompleteUntil).toBeNull();
  expect(await drifts()).toEqual(settled);
});

test("the command says which summaries differ, writes nothing, and repairs them when told to", async () => {
  const store = await company.read();
  const summaryId = dailySummaryId(company.harbor, monday);
  const summary = await eventually(
    () => store.dailySummaries.find(summaryId),
    (found) => found?.workedSeconds === 8 * 3600,
  );
  if (summary === null) throw new Error("There is no summary.");
  expect(await rebuild()).toContain("days that differ: 0");
  await change(({ dailySummaries }) =>
    dailySummaries.save(summaryId, { ...summary, workedSeconds: 60 }),
  );
  expect(await rebuild()).toContain(`summary of ${monday} at Harbor differs`);
  expect((await store.dailySummaries.get(summaryId)).workedSeconds).toBe(60);
  expect(await rebuild("--apply")).toContain("days that differ: 1, rebuilt: 1");
  const { readAtMicros } = await store.dailySummaries.get(summaryId);
  expect(readAtMicros).toBeGreaterThan(summary.readAtMicros);
  expect(await store.dailySummaries.get(summaryId)).toEqual({ ...summary, readAtMicros });
});

test("a summary is not brought back to what was read before a later reading", async () => {
  const store = await company.read();
  const day = { locationId: company.harbor, day: monday };
  const summaryId = dailySummaryId(day.locationId, day.day);
  const summary = await eventually(
    () => store.dailySummaries.find(summaryId),
    (found) => found?.workedSeconds === 8 * 3600,
  );
  if (summary === null) throw new Error("There is no summary.");
  const later = { ...summary, workedSeconds: 60, readAtMicros: (Date.now() + 60_000) * 1000 };
  await change(({ dailySummaries }) => dailySummaries.save(summaryId, later));
  expect(await rebuildDay(company.companyId, day)).toBe(false);
  expect(await store.dailySummaries.get(summaryId)).toEqual(later);
});

test("the command says which weeks differ, writes nothing, and repairs them when told to", async () => {
  expect(await rebuild()).toContain("weeks that differ: 0");
  await spoilWeek({ entries: [] });
  const said = await rebuild();
  expect(said).toContain(`week ${monday} of ${ana}: entries`);
  expect(said).toContain("weeks that differ: 1, rebuilt: 0");
  expect((await weekOf()).entries).toEqual([]);
  expect(await rebuild("--apply")).toContain("weeks that differ: 1, rebuilt: 1");
  expect(await worked()).toBe(8 * 3600);
  expect(await rebuild()).toContain("weeks that differ: 0");
});

test("a closed week that differs is named, and stays as it was paid", async () => {
  const paid = await anExportedPeriod();
  company = paid.company;
  ana = paid.ana;
  const weekStart = exportedDays.firstDay;
  const id = employeeWeekId(ana, weekStart);
  const store = await company.read();
  const before = await store.employeeWeeks.get(id);
  await change(({ employeeWeeks }) => employeeWeeks.save(id, { ...before, entries: [] }));
  const said = await rebuild("--apply");
  expect(said).toContain(`week ${weekStart} of ${ana}: entries differ, closed`);
  expect((await store.employeeWeeks.get(id)).entries).toEqual([]);
});

test("the night of a location rebuilds a summary that differs, and settles the drift later", async () => {
  const store = await company.read();
  const summaryId = dailySummaryId(company.harbor, monday);
  const isRight = (found: { workedSeconds: number } | null) => found?.workedSeconds === 8 * 3600;
  const summary = await eventually(() => store.dailySummaries.find(summaryId), isRight);
  if (summary === null) throw new Error("There is no summary.");
  const { companyId, harbor } = company;
  const location = await store.locations.get(harbor);
  const night = () => verifySummaries({ companyId, location, today: monday });
  await night();
  expect(await store.drifts.list([])).toEqual([]);
  // A summary of an earlier release lacks fields, which is no fault.
  await change(({ dailySummaries }) =>
    dailySummaries.save(summaryId, { ...summary, shape: 1, planned: [], worked: [] }),
  );
  await night();
  expect((await store.dailySummaries.get(summaryId)).worked).toHaveLength(1);
  expect(await store.drifts.list([])).toEqual([]);
  await change(({ dailySummaries }) =>
    dailySummaries.save(summaryId, { ...summary, workedSeconds: 60 }),
  );
  await night();
  expect((await store.dailySummaries.get(summaryId)).workedSeconds).toBe(8 * 3600);
  const drift = { kind: "summary", locationId: harbor, day: monday, isRebuilt: true };
  expect(await store.drifts.list([])).toMatchObject([{ ...drift, state: "open" }]);
  const recorded = await store.events.list([["type", "==", "driftFound"]]);
  expect(recorded).toMatchObject([{ locationId: harbor, facts: { kind: "summary" } }]);
  await night();
  expect(await store.drifts.list([])).toMatchObject([{ ...drift, state: "resolved" }]);
});
