import { expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { aShiftPlan } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { saveRules } from "../support/save-rules.ts";
import { todayInNewYork } from "../support/today.ts";

const HOUR = 3600;
const notice = { days: 60, changeHundredths: 150, lostPercent: 50, closer: [] };
const monday = weekStartOf(addDays(todayInNewYork(), 14), "monday");

/** A company with a notice of 60 days, and Ana at $20.00 with a planned shift of eight hours. */
async function aNoticedCompany() {
  const company = await aCompany();
  const limits = { ...defaultRules.limits, notice };
  await saveRules(company, { section: "limits", value: limits }, todayInNewYork());
  const ana = await anEmployee(company, { rateTenThousandths: 200_000 });
  const { schedules } = company.owner.api;
  const shift = aShiftPlan(company, { employeeId: ana, day: monday, range: "09:00-17:00" });
  const added = await schedules.addShift.mutate({ ...anAttempt(), shift });
  const week = { locationId: company.harbor, weekStart: monday };
  const publish = (attempt = anAttempt(), askedBy: EmployeeId[] = []) =>
    schedules.publish.mutate({ ...attempt, ...week, askedBy, reason: "Ben is sick" });
  return { company, ana, ...added, week, publish };
}

type Noticed = Awaited<ReturnType<typeof aNoticedCompany>>;

/** The pay for changed shifts of a period, as payroll, the timesheet and a report have it. */
async function changePay({ company, ana }: Noticed) {
  const { reports, timesheets } = company.owner.api;
  const sheet = await timesheets.show.query({ employeeId: ana, day: monday });
  const { firstDay, lastDay } = sheet;
  const payroll = await reports.payroll.query({ firstDay, lastDay, locationId: null });
  const ofChange = payroll.lines.filter(({ kind }) => kind === "scheduleChange");
  expect(sheet.payLines.filter(({ kind }) => kind === "scheduleChange")).toHaveLength(
    ofChange.length,
  );
  expect(sheet.total.amountMinor).toBe(payroll.totalMinor);
  expect(payroll.totalSeconds).toBe(0);
  return ofChange.map(({ seconds, rateTenThousandths, amountMinor }) => [
    seconds / HOUR,
    rateTenThousandths,
    amountMinor,
  ]);
}

/** The premiums of the week in the report about notice. */
async function reportedMinor({ company }: Noticed) {
  const { totals } = await company.owner.api.reports.table.query({
    reportId: "notice",
    range: { firstDay: monday, lastDay: addDays(monday, 6) },
    before: null,
    groupBy: "employee",
    filter: { employeeId: null, jobRoleId: null, locationId: null },
  });
  return totals[reportCatalogue.notice.columns.indexOf("schedulePremiums")];
}

test("a shift that is published inside the notice is paid by payroll and on the timesheet, once", async () => {
  const noticed = await aNoticedCompany();
  expect(await changePay(noticed)).toEqual([]);
  const attempt = anAttempt();
  const [first, again] = [await noticed.publish(attempt), await noticed.publish(attempt)];
  expect(again).toEqual(first);
  expect(await changePay(noticed)).toEqual([[1.5, 200_000, 3000]]);
  const { noticePremiums } = await noticed.company.read();
  expect(await noticePremiums.list([])).toMatchObject([
    { employeeId: noticed.ana, shiftId: noticed.shiftId, day: monday, hundredths: 150 },
  ]);
  expect(await reportedMinor(noticed)).toBe(3000);
});

test("a change that the employee asked for is published inside the notice and not paid", async () => {
  const noticed = await aNoticedCompany();
  const { publicationId } = await noticed.publish(anAttempt(), [noticed.ana]);
  expect(await changePay(noticed)).toEqual([]);
  const { publications } = await noticed.company.read();
  expect(await publications.get(publicationId)).toMatchObject({
    counts: { late: 1 },
    askedBy: [noticed.ana],
  });
});

test("an undone publication takes the pay for its changes back", async () => {
  const noticed = await aNoticedCompany();
  const { publicationId } = await noticed.publish();
  const { undoPublish } = noticed.company.owner.api.schedules;
  await undoPublish.mutate({ ...anAttempt(), publicationId });
  expect(await changePay(noticed)).toEqual([]);
});

test("a withdrawn shift is paid with the share of its hours that is lost, beside the first change", async () => {
  const noticed = await aNoticedCompany();
  await noticed.publish();
  const { unpublish } = noticed.company.owner.api.schedules;
  await unpublish.mutate({ ...anAttempt(), ...noticed.week, reason: "The café is closed" });
  expect(await changePay(noticed)).toEqual([[5.5, 200_000, 11_000]]);
});

test("pay for changed shifts moves to the record that stays when two are merged", async () => {
  const noticed = await aNoticedCompany();
  const { company, ana } = noticed;
  await noticed.publish();
  const kept = await anEmployee(company, { name: "Ana D.", rateTenThousandths: 200_000 });
  const { version: expectedVersion } = await (await company.read()).employees.get(kept);
  const pair = { employeeId: kept, duplicateId: ana };
  await company.owner.api.employees.merge.mutate({
    ...anAttempt(),
    ...pair,
    expectedVersion,
    take: [],
  });
  expect(await changePay({ ...noticed, ana: kept })).toEqual([[1.5, 200_000, 3000]]);
});
