import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { describe, expect, test } from "vitest";
import { monday } from "../support/a-shift-plan.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { anEntry, anEntryInput, at } from "../support/an-entry.ts";
import { clockIn } from "../support/clock-in.ts";
import { endEmployment, versionOf } from "../support/employment.ts";
import { mailsTo } from "../support/time-off-requests.ts";
import { todayInNewYork } from "../support/today.ts";

/** Ana has worked on Monday from 9 to 17; Max manages Harbor. */
async function aWorkedDay() {
  const company = await aCompany();
  const ana = await aMember(company);
  const max = await aMember(company, { role: "manager", name: "Max" });
  const entryId = await anEntry(company, ana.employeeId);
  return { company, ana, max, entryId };
}

const show = (api: Api, employeeId: EmployeeId, day = monday) =>
  api.timesheets.show.query({ employeeId, day });

/** What an employee says about the sheet as it is now. */
async function nowOf({ api, employeeId }: { api: Api; employeeId: EmployeeId }, day = monday) {
  const { digest, firstDay, version } = await show(api, employeeId, day);
  return { ...anAttempt(), digest, firstDay, expectedVersion: version };
}

const statuses = async (api: Api) =>
  (await api.timesheets.list.query({ day: monday })).map(({ status }) => status);

async function lengthen(company: TestCompany, employeeId: EmployeeId, entryId: string) {
  const { employeeId: _person, ...work } = anEntryInput(company, employeeId, {
    range: "09:00-18:00",
  });
  const input = { ...work, entryId: entryId as never, expectedVersion: 1 };
  await company.owner.api.timeEntries.correct.mutate(input);
}

describe("a timesheet", () => {
  test("shows days, hours and the pay to those who may see it", async () => {
    const { company, ana, max } = await aWorkedDay();
    const own = await show(ana.api, ana.employeeId);
    expect(own).toMatchObject({
      firstDay: monday,
      status: "none",
      total: { workedSeconds: 28_800, regularSeconds: 28_800, overtimeSeconds: 0 },
    });
    expect(own.days[0]?.entries).toMatchObject([{ startsAt: at(monday, "09:00") }]);
    expect(own.total.amountMinor).toBeGreaterThan(0);
    const seen = await show(max.api, ana.employeeId);
    expect(seen.total).toEqual({ ...own.total, amountMinor: null });
    expect(seen.payLines).toEqual([]);
    const lines = own.payLines.map(({ amountMinor }) => amountMinor);
    expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(own.total.amountMinor);
    // The list has the same figures, each reader's by right.
    const row = async (api: Api) => (await api.timesheets.list.query({ day: monday }))[0];
    const hours = { workedSeconds: 28_800, overtimeSeconds: 0 };
    const { amountMinor } = own.total;
    expect(await row(ana.api)).toMatchObject({ ...hours, amountMinor });
    expect(await row(company.owner.api)).toMatchObject({ ...hours, amountMinor });
    expect(await row(max.api)).toMatchObject({ ...hours, amountMinor: null });
    expect(seen.digest).toBe(own.digest);
  });

  test("is signed once for a double click, and an edit takes the signature's worth visibly", async () => {
    const { company, ana, max, entryId } = await aWorkedDay();
    const input = await nowOf(ana);
    const once = await ana.api.timesheets.sign.mutate(input);
    expect(await ana.api.timesheets.sign.mutate(input)).toEqual(once);
    expect(await statuses(max.api)).toEqual(["signed"]);
    await lengthen(company, ana.employeeId, entryId);
    expect(await statuses(max.api)).toEqual(["outdated"]);
    const { steps, total, status } = await show(ana.api, ana.employeeId);
    expect(status).toBe("outdated");
    expect([steps.at(-1)?.workedSeconds, total.workedSeconds]).toEqual([28_800, 32_400]);
    await ana.api.timesheets.sign.mutate(await nowOf(ana));
    expect(await statuses(max.api)).toEqual(["signed"]);
  });

  test("is not signed for hours that the employee has not seen, or that have no end", async () => {
    const { company, ana, entryId } = await aWorkedDay();
    const seen = await nowOf(ana);
    await lengthen(company, ana.employeeId, entryId);
    expect(await refusalOf(ana.api.timesheets.sign.mutate(seen))).toMatchObject({
      rule: "previewOutdated",
    });
    await clockIn(ana.api, company.harbor);
    const today = await nowOf(ana, todayInNewYork());
    expect(await refusalOf(ana.api.timesheets.sign.mutate(today))).toMatchObject({
      rule: "timesheetOpen",
    });
  });

  test("that is disputed is answered by a manager, once, and signed then", async () => {
    const { company, ana, max } = await aWorkedDay();
    const { employeeId } = ana;
    const message = "Tuesday is missing.";
    const disputing = { ...(await nowOf(ana)), message };
    await ana.api.timesheets.dispute.mutate(disputing);
    await ana.api.timesheets.dispute.mutate(disputing);
    const about = { of: "timesheet", firstDay: monday };
    expect(await mailsTo(max, "timeRequested")).toMatchObject([{ about, note: message }]);
    expect(await max.api.timesheets.list.query({ day: monday })).toMatchObject([
      { status: "disputed", message },
    ]);
    const checklist = await company.owner.api.reports.checklist.query({ firstDay: monday });
    expect(checklist.find(({ kind }) => kind === "disputes")?.problems).toMatchObject([
      { employeeId, dispute: { message, version: 1 } },
    ]);
    const answer = { ...anAttempt(), employeeId, firstDay: monday, message: "You were off." };
    await max.api.timesheets.answer.mutate({ ...answer, expectedVersion: 1 });
    expect(await mailsTo(ana, "timeAnswered")).toMatchObject([{ about, note: "You were off." }]);
    const again = { ...answer, ...anAttempt(), expectedVersion: 2 };
    expect(await refusalOf(max.api.timesheets.answer.mutate(again))).toMatchObject({
      rule: "nothingDisputed",
    });
    expect(await statuses(ana.api)).toEqual(["answered"]);
    await ana.api.timesheets.sign.mutate(await nowOf(ana));
    expect(await statuses(max.api)).toEqual(["signed"]);
  });

  test("of another employee is not seen, and a manager sees those in reach", async () => {
    const { company, ana } = await aWorkedDay();
    const bo = await aMember(company, { name: "Bo" });
    const locationIds = [company.market];
    const far = { name: "Far", reach: locationIds, locationIds };
    const other = await aMember(company, { ...far, role: "manager" });
    expect(await refusalOf(show(bo.api, ana.employeeId))).toMatchObject({ rule: "notFound" });
    expect(await refusalOf(show(other.api, ana.employeeId))).toMatchObject({ rule: "notFound" });
    expect([await statuses(bo.api), await statuses(other.api)]).toEqual([[], []]);
  });

  test("moves with its employee when two records become one, and keeps no words of one removed", async () => {
    const { company, ana } = await aWorkedDay();
    const { employeeId: duplicateId } = ana;
    const message = "Tuesday is missing.";
    await ana.api.timesheets.dispute.mutate({ ...(await nowOf(ana)), message });
    const stays = await anEmployee(company, { name: "Ana D." });
    const expectedVersion = await versionOf(company, stays);
    const merge = { ...anAttempt(), employeeId: stays, duplicateId, expectedVersion, take: [] };
    await company.owner.api.employees.merge.mutate(merge);
    const { timesheets, employees } = await company.read();
    expect(await timesheets.list([])).toMatchObject([{ employeeId: stays, state: "disputed" }]);
    await endEmployment(company, stays, addDays(todayInNewYork(), -1));
    const { name, version } = await employees.get(stays);
    const forget = { ...anAttempt(), employeeId: stays, expectedVersion: version, name };
    await company.owner.api.employees.pseudonymise.mutate(forget);
    expect(JSON.stringify(await timesheets.list([]))).not.toContain(message);
  });
});
