import { expect, test } from "vitest";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import { endEmployments } from "../../functions/src/jobs/end-employments.ts";
import { markMissedAt } from "../../functions/src/jobs/mark-missed-clock-outs.ts";
import { rebuildOpenWork } from "../../functions/src/jobs/rebuild-open-work.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { users } from "../../functions/src/store/users.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aForgottenClock } from "../support/a-forgotten-clock.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { eventually } from "../support/eventually.ts";
import { runDue } from "../support/run-due-work.ts";

test("the summary of a day follows its shifts and its worked time", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  await aShift(company, { employeeId: ana });
  await aShift(company, { range: "17:00-22:00" });
  await anEntry(company, ana, { range: "09:00-12:30" });
  const store = await company.read();
  const id = dailySummaryId(company.harbor, monday);
  const summary = await eventually(
    () => store.dailySummaries.find(id),
    (found) => found?.workedSeconds === 12_600 && found.openShifts === 1,
  );
  expect(summary).toMatchObject({
    scheduledSeconds: 8 * 3600,
    workedSeconds: 12_600,
    openShifts: 1,
    unapprovedEntries: 1,
  });
});

test("what waits at a location follows its entries and shifts, and is packed again at night", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  await aShift(company, { employeeId: ana });
  const entry = await anEntry(company, ana, { range: "09:00-12:30" });
  const store = await company.read();
  const openAt = async () => (await store.openWork.find(company.harbor))?.days[monday];
  const waiting = { needsFix: 0, unapproved: 1, openShifts: 0, planned: 1, unpublished: 1 };
  const unapprovedSeconds = 3.5 * 3600;
  expect(await eventually(openAt, (open) => open?.unapproved === 1)).toMatchObject({
    ...waiting,
    unapprovedSeconds,
    cover: [{ people: 1 }],
  });
  const at = { locationId: company.harbor, day: monday };
  const { cost } = await company.owner.api.schedules.dayCost.query(at);
  expect(cost?.planned.map(({ amountMinor }) => amountMinor)).toEqual([148_00]);
  expect(cost?.worked).toMatchObject([{ amountMinor: 64_75, breaks: [], employeeId: ana }]);
  expect(cost).toMatchObject({ people: [{ employeeId: ana }], sales: null });
  const sales = { day: monday, totalMinor: 300_00, hours: null, source: "typed" as const };
  const days = { firstDay: monday, lastDay: monday, days: [sales], expectedVersion: 0 };
  const where = { locationId: company.harbor };
  await company.owner.api.reports.saveSales.mutate({ ...anAttempt(), ...where, ...days });
  const { cost: beside } = await company.owner.api.schedules.dayCost.query(at);
  expect(beside?.sales).toEqual({ amountMinor: 300_00, budgetBasisPoints: null });
  const entries = [{ entryId: entry, expectedVersion: 1 }];
  await company.owner.api.timeEntries.approve.mutate({ ...anAttempt(), entries });
  const approved = await eventually(openAt, (open) => open?.unapproved === 0);
  expect(approved).toMatchObject({ ...waiting, unapproved: 0, unapprovedSeconds: 0 });

  const note = { locationId: company.harbor, day: monday, text: "Oven 2 is off." };
  const { saveHandOver } = company.owner.api.schedules;
  await saveHandOver.mutate({ ...anAttempt(), ...note, expectedVersion: 0 });
  const late = saveHandOver.mutate({ ...anAttempt(), ...note, text: "", expectedVersion: 0 });
  expect(await refusalOf(late)).toMatchObject({ rule: "staleVersion" });

  const packed = await store.openWork.get(company.harbor);
  expect(packed.weeks).toEqual({ [monday]: { state: "draft", publishedVersion: 0 } });
  expect(packed.handOver[monday]).toMatchObject({ text: note.text, version: 1 });
  await inTransaction(async (unit) => {
    const { openWork } = companyStore(unit, company.companyId);
    openWork.save(company.harbor, { ...packed, days: {}, weeks: {} });
  });
  await rebuildOpenWork(company.companyId, company.harbor, monday);
  expect(await store.openWork.get(company.harbor)).toEqual(packed);
});

test("a clock that runs for sixteen hours is marked, unpaid, with a proposed end", async () => {
  const company = await aCompany();
  const { ana, entryId, startsAt } = await aForgottenClock(company, 16.3);
  expect(await runDue(company.companyId, "missedClockOuts")).toBe(1);
  expect(await runDue(company.companyId, "missedClockOuts")).toBe(0);
  await markMissedAt({ companyId: company.companyId, locationId: company.harbor });
  const store = await company.read();
  const entry = await store.timeEntries.get(entryId);
  expect(entry).toMatchObject({
    state: "needsFix",
    flags: ["missedClockOut"],
    proposedEndsAt: new Date(Date.parse(startsAt) + 8 * 3_600_000).toISOString(),
    payable: { endsAt: null },
  });
  const weeks = await store.employeeWeeks.list([["employeeId", "==", ana.employeeId]]);
  expect(weeks.every((week) => week.hours.workedSeconds === 0)).toBe(true);
  expect(weeks.every((week) => week.openEntryId === null)).toBe(true);
  const flags = await store.timeEntryAudits.list([["action", "==", "flag"]]);
  expect(flags).toMatchObject([{ entryId, actor: { uid: "system" } }]);
});

test("a clock that runs for less is left alone and still blocks a second one", async () => {
  const company = await aCompany();
  const { ana, entryId } = await aForgottenClock(company, 15.9);
  expect(await runDue(company.companyId, "missedClockOuts")).toBe(0);
  await markMissedAt({ companyId: company.companyId, locationId: company.harbor });
  const store = await company.read();
  expect(await store.timeEntries.get(entryId)).toMatchObject({ state: "clockedIn" });
  const input = { ...anAttempt(), locationId: company.harbor, jobRoleId: null };
  expect(await refusalOf(ana.api.timeEntries.clockIn.mutate(input))).toMatchObject({
    rule: "alreadyClockedIn",
  });
});

test("a forgotten clock never blocks the next clock-in, also before the job has seen it", async () => {
  const company = await aCompany();
  const { ana, entryId } = await aForgottenClock(company, 17);
  const input = { ...anAttempt(), locationId: company.harbor, jobRoleId: null };
  const next = await ana.api.timeEntries.clockIn.mutate(input);
  const store = await company.read();
  expect(await store.timeEntries.get(entryId)).toMatchObject({ state: "needsFix" });
  expect(await store.timeEntries.get(next.entryId)).toMatchObject({ state: "clockedIn" });
});

test("who clocks out after sixteen hours is not paid for them without a look", async () => {
  const company = await aCompany();
  const { ana, entryId } = await aForgottenClock(company, 20);
  await ana.api.timeEntries.clockOut.mutate(anAttempt());
  const entry = await (await company.read()).timeEntries.get(entryId);
  expect(entry).toMatchObject({ state: "needsFix", payable: { endsAt: null } });
  expect(entry.punched?.endsAt).not.toBeNull();
});

test("an employee whose last day has passed is terminated and loses access", async () => {
  const company = await aCompany();
  const ana = await aMember(company);
  const store = await company.read();
  const employee = await store.employees.get(ana.employeeId);
  await inTransaction(async (unit) => {
    const leaving = { ...employee, terminatedOn: "2026-03-01" };
    companyStore(unit, company.companyId).employees.save(employee.id, leaving);
  });
  await endEmployments(company.companyId);
  expect(await store.employees.get(employee.id)).toMatchObject({
    status: "terminated",
    userId: null,
  });
  const punching = ana.api.timeEntries.clockOut.mutate(anAttempt());
  expect(await refusalOf(punching)).toMatchObject({ code: "UNAUTHORIZED" });
});

test("claims follow a membership even if only the trigger sees it end", async () => {
  const company = await aCompany();
  const ana = await aMember(company);
  await inTransaction(async (unit) => {
    const user = await users(unit).get(ana.login.uid);
    users(unit).save(user.id, { ...user, companyId: null });
    companyStore(unit, company.companyId).members.remove(user.id);
  });
  const code = await eventually(
    async () => (await refusalOf(ana.api.timeEntries.clockOut.mutate(anAttempt()))).code,
    (found) => found === "UNAUTHORIZED",
  );
  expect(code).toBe("UNAUTHORIZED");
});
