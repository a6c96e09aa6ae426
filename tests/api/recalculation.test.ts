import { beforeAll, beforeEach, expect, test } from "vitest";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import { weekRollupId } from "@crewline/domain/records/summaries/rollup";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { weekPieces } from "../../functions/src/jobs/data-weeks.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { CheckedCompany } from "../support/a-checked-company.ts";
import { aCheckedCompany, jobReason, lateMonday } from "../support/a-checked-company.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aStaffMember } from "../support/a-company.ts";
import { anExportedPeriod, exportedDays, reportOf } from "../support/an-exported-period.ts";
import { refusalOf } from "../support/api-client.ts";
import { untilPacked } from "../support/until-packed.ts";

let staff: Member;
let checked: CheckedCompany;
beforeAll(async () => {
  staff = await aStaffMember();
});
beforeEach(async () => {
  checked = await aCheckedCompany(staff);
});

/** What reports, schedules and payroll read of a company, without versions and times of writing. */
async function figuresOf({ read }: Pick<TestCompany, "read">) {
  const store = await read();
  const { weekRollups, shiftRollups, dailySummaries, workedYears } = store;
  const [weeks, days] = [await store.employeeWeeks.list([]), await dailySummaries.list([])];
  return {
    weeks: weeks.map((week) => ({ ...week, version: 0 })),
    pay: await store.employeeWeekPay.findAll(weeks.map(({ id }) => id)),
    days: days.map((day) => ({ ...day, readAtMicros: 0 })),
    rollups: [await weekRollups.list([]), await shiftRollups.list([]), await workedYears.list([])],
  };
}

/** What was paid and exported. */
async function payrollOf({ read }: Pick<TestCompany, "read">) {
  const store = await read();
  const { weeks, pay } = await figuresOf({ read });
  return {
    weeks,
    pay,
    periods: await store.payPeriods.list([]),
    exports: await store.payrollExports.list([]),
    snapshots: await store.payrollSnapshots.list([]),
    adjustments: await store.payAdjustments.list([]),
  };
}

test("a recalculation says in a dry run what differs, writes it once that was seen, and finds nothing then", async () => {
  const before = await checked.weekOf();
  await checked.spoilWeek();
  const dryRun = await checked.run("recalculate");
  const { name } = await (await checked.company.read()).employees.get(checked.ana);
  expect(dryRun).toMatchObject({
    state: "done",
    reason: jobReason,
    byEmail: staff.login.email,
    counts: {
      weeks: { checked: 1, differ: 1, stay: 0, changed: 0 },
      // They follow the week.
      figures: { differ: 0 },
    },
  });
  expect(dryRun?.findings).toContainEqual({
    part: "weeks",
    of: checked.ana,
    name,
    day: lateMonday,
    stays: false,
    worked: { stored: 1, byEntries: 8 * 3600 },
  });
  expect((await checked.weekOf()).hours.workedSeconds).toBe(1);

  const applied = await checked.run("recalculate", dryRun?.id);
  expect(applied).toMatchObject({
    state: "done",
    dryRunId: dryRun?.id,
    counts: { weeks: { checked: 1, differ: 1, stay: 0, changed: 1 } },
  });
  expect((await checked.weekOf()).hours).toEqual(before.hours);
  const again = await checked.run("recalculate");
  expect(again).toMatchObject({ counts: { weeks: { differ: 0 }, figures: { differ: 0 } } });
  expect(await checked.jobs()).toHaveLength(3);
});

test("a recalculation packs the figures of reports again that differ from the week", async () => {
  await inTransaction(async (unit) => {
    companyStore(unit, checked.company.companyId).weekRollups.saveWeek(
      checked.ana,
      lateMonday,
      null,
    );
  });
  const dryRun = await checked.run("recalculate");
  expect(dryRun?.counts.figures).toMatchObject({ checked: 1, differ: 1, changed: 0 });
  expect((await checked.run("recalculate", dryRun?.id))?.counts.figures?.changed).toBe(1);
  const rollups = await (
    await checked.company.read()
  ).weekRollups.findAll([weekRollupId(lateMonday, checked.ana)]);
  expect(rollups[0]?.people[checked.ana]).toEqual(expect.any(String));
});

test("a recalculation is in both audits with its reason; a dry run is in neither", async () => {
  await checked.spoilWeek();
  const dryRun = await checked.run("recalculate");
  const rowsOf = async () =>
    (
      await (await checked.company.read()).history.list([["subject", "==", COMPANY_SUBJECT]])
    ).filter(({ act }) => act === "recalculated");
  expect(await rowsOf()).toEqual([]);
  await checked.run("recalculate", dryRun?.id);
  expect(await rowsOf()).toMatchObject([{ byUid: staff.login.uid, byName: "" }]);
  const { acts } = await staff.api.companyOptions.acts.query();
  expect(acts.filter(({ companyId }) => companyId === checked.company.companyId)).toMatchObject([
    { act: "recalculated", reason: jobReason, byEmail: staff.login.email },
  ]);
});

test("a recalculation writes all figures of a company bit by bit as they were before a fault", async () => {
  const before = await figuresOf(checked.company);
  await checked.spoilWeek();
  const dryRun = await checked.run("recalculate");
  await checked.run("recalculate", dryRun?.id);
  expect(await figuresOf(checked.company)).toEqual(before);
});

test("a recalculation leaves a week as it was paid, with all that was exported of it", async () => {
  const paid = await anExportedPeriod(checked.company);
  const id = employeeWeekId(paid.ana, exportedDays.firstDay);
  const week = await (await checked.company.read()).employeeWeeks.get(id);
  await inTransaction(async (unit) => {
    companyStore(unit, checked.company.companyId).employeeWeeks.save(id, { ...week, entries: [] });
  });
  await untilPacked(checked.company, paid.ana);
  const [before, report] = [
    await payrollOf(checked.company),
    await reportOf(checked.company, exportedDays),
  ];
  const terms = {
    companyId: checked.company.companyId,
    from: exportedDays.firstDay,
    isApplied: true,
  };
  const pieces = await weekPieces(terms);
  const piece = pieces.find(({ key }) => key.endsWith(paid.ana));
  const { counts, findings } = (await piece?.run()) ?? {};
  expect(counts?.weeks).toMatchObject({ differ: 1, stay: 1, changed: 0 });
  expect(findings).toMatchObject([{ part: "weeks", day: exportedDays.firstDay, stays: true }]);
  expect(await payrollOf(checked.company)).toEqual(before);
  expect(await reportOf(checked.company, exportedDays)).toEqual(report);
});

test("a recalculation is refused without a dry run of its kind that found something", async () => {
  const right = await checked.run("recalculate");
  expect(await refusalOf(checked.start("recalculate", right?.id))).toMatchObject({
    rule: "dryRunFirst",
  });
  await checked.spoilWeek();
  const verified = await checked.run("verify");
  expect(await refusalOf(checked.start("verify", verified?.id))).toMatchObject({
    rule: "dryRunFirst",
  });
});
