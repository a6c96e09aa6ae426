import { anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { EmployeeId, LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { payableMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import type { EntryChange } from "../support/an-entry.ts";
import { anEntry, anEntryInput, at } from "../support/an-entry.ts";

const clockIn = (api: Api, locationId: LocationId, jobRoleId: JobRoleId | null = null) =>
  api.timeEntries.clockIn.mutate({ ...anAttempt(), locationId, jobRoleId });

const decide = (entryId: TimeEntryId, expectedVersion: number) => ({
  ...anAttempt(),
  entryId,
  expectedVersion,
  reason: "Checked with the person.",
});

const approve = (api: Api, entries: { entryId: TimeEntryId; expectedVersion: number }[]) =>
  api.timeEntries.approve.mutate({ ...anAttempt(), entries });

const correction = (
  company: TestCompany,
  { entryId, employeeId }: { entryId: TimeEntryId; employeeId: EmployeeId },
  change: EntryChange & { expectedVersion?: number },
) => {
  const { employeeId: _person, ...work } = anEntryInput(company, employeeId, change);
  return { ...work, entryId, expectedVersion: change.expectedVersion ?? 1 };
};

describe("punching", () => {
  test("keeps the raw punches, and the week counts the time once it has an end", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const { entryId } = await clockIn(ana.api, company.harbor);
    const store = await company.read();
    const running = await store.timeEntries.get(entryId);
    const weekId = employeeWeekId(ana.employeeId, running.weekStart);
    expect(running).toMatchObject({ state: "clockedIn", jobRoleId: "barista", flags: [] });
    expect(await store.employeeWeeks.get(weekId)).toMatchObject({ openEntryId: entryId });
    await ana.api.timeEntries.startBreak.mutate(anAttempt());
    expect(await store.timeEntries.get(entryId)).toMatchObject({ state: "onBreak" });
    await ana.api.timeEntries.clockOut.mutate(anAttempt());
    const closed = await store.timeEntries.get(entryId);
    expect(closed).toMatchObject({ state: "closed", version: 3 });
    expect(closed.punched && payableMinutes(closed.punched)).toEqual(closed.payable);
    expect(closed.payable.breaks[0]?.endsAt).toBe(closed.payable.endsAt);
    expect(await store.employeeWeeks.get(weekId)).toMatchObject({
      openEntryId: null,
      entries: [{ entryId, state: "closed" }],
    });
  });

  test("twice, without a clock or without a break is refused", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const { timeEntries } = ana.api;
    expect(await refusalOf(timeEntries.startBreak.mutate(anAttempt()))).toMatchObject({
      rule: "notClockedIn",
    });
    await clockIn(ana.api, company.harbor);
    expect(await refusalOf(clockIn(ana.api, company.harbor))).toMatchObject({
      rule: "alreadyClockedIn",
    });
    expect(await refusalOf(timeEntries.endBreak.mutate(anAttempt()))).toMatchObject({
      rule: "notOnBreak",
    });
    await timeEntries.startBreak.mutate(anAttempt());
    expect(await refusalOf(timeEntries.startBreak.mutate(anAttempt()))).toMatchObject({
      rule: "alreadyOnBreak",
    });
  });

  test("two clock-ins at the same moment start one clock", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => clockIn(ana.api, company.harbor)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is for employees, at their places and in their job roles", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    expect(await refusalOf(clockIn(company.owner.api, company.harbor))).toMatchObject({
      code: "FORBIDDEN",
      rule: "notEmployee",
    });
    expect(await refusalOf(clockIn(ana.api, company.market))).toMatchObject({
      rule: "outsideLocation",
    });
    expect(await refusalOf(clockIn(ana.api, company.harbor, roleId("lead")))).toMatchObject({
      rule: "otherJobRole",
    });
  });
});

describe("entered time", () => {
  test("that overlaps other time of the person is refused, across places and weeks", async () => {
    const company = await aCompany();
    const locationIds = [company.harbor, company.market];
    const employeeId = await anEmployee(company, { locationIds });
    const sunday = addDays(monday, -1);
    await anEntry(company, employeeId, {
      startsAt: at(sunday, "22:00"),
      endsAt: at(monday, "06:00"),
    });
    const add = (range: string) =>
      anEntry(company, employeeId, { range, locationId: company.market });
    expect(await refusalOf(add("05:59-12:00"))).toMatchObject({
      rule: "overlap",
      message: "Ana Diaz already works 22:00–06:00 at Harbor on Sunday.",
    });
    await expect(add("06:00-12:00")).resolves.toBeTruthy();
    const store = await company.read();
    const before = await store.employeeWeeks.get(employeeWeekId(employeeId, addDays(monday, -7)));
    const after = await store.employeeWeeks.get(employeeWeekId(employeeId, monday));
    expect(before.hours.workedSeconds).toBe(2 * 3600);
    expect(after.hours.workedSeconds).toBe(12 * 3600);
  });

  test.each([
    [{ range: "17:00-09:00" }, "endBeforeStart"],
    [{ endsAt: at("2026-03-03", "09:01") }, "tooLong"],
    [{ startsAt: "2126-01-01T00:00:00.000Z", endsAt: "2126-01-01T01:00:00.000Z" }, "inFuture"],
  ])("%o is refused as %s", async (change, rule) => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    expect(await refusalOf(anEntry(company, employeeId, change))).toMatchObject({ rule });
  });

  test("says where each field is wrong", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const input = { ...anEntryInput(company, employeeId), reason: "" };
    const refusal = await refusalOf(company.owner.api.timeEntries.add.mutate(input));
    expect(refusal).toMatchObject({
      code: "BAD_REQUEST",
      fieldErrors: { reason: expect.stringContaining("Say why") },
    });
  });
});

describe("a review", () => {
  test("approves what it can and says of each other entry what is in the way", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const done = await anEntry(company, ana.employeeId);
    const { entryId: open } = await clockIn(ana.api, company.harbor);
    const entries = [done, done, open, anEntryId("missing")].map((entryId) => ({
      entryId,
      expectedVersion: 1,
    }));
    const { results } = await approve(company.owner.api, entries);
    expect(results).toEqual([
      { entryId: done, isApproved: true, problem: null },
      { entryId: done, isApproved: true, problem: null },
      { entryId: open, isApproved: false, problem: expect.stringContaining("still clocked in") },
      { entryId: "missing", isApproved: false, problem: expect.stringContaining("not exist") },
    ]);
    const stored = await (await company.read()).timeEntries.get(done);
    expect(stored).toMatchObject({ state: "approved", version: 2 });
  });

  test("by a stranger or a manager of another place finds nothing", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const entryId = await anEntry(company, employeeId);
    const stranger = (await aCompany()).owner.api;
    const far = { role: "manager", name: "Max", reach: [company.market] } as const;
    const manager = (await aMember(company, { ...far, reach: [...far.reach] })).api;
    for (const api of [stranger, manager]) {
      const { results } = await approve(api, [{ entryId, expectedVersion: 1 }]);
      expect(results).toMatchObject([{ isApproved: false }]);
      const voiding = api.timeEntries.void.mutate(decide(entryId, 1));
      expect(await refusalOf(voiding)).toMatchObject({ code: "NOT_FOUND" });
    }
  });

  test("of a manager's own time needs another person", async () => {
    const company = await aCompany();
    const manager = await aMember(company, { role: "manager", name: "Max" });
    const entryId = await anEntry(company, manager.employeeId);
    const { results } = await approve(manager.api, [{ entryId, expectedVersion: 1 }]);
    expect(results).toMatchObject([
      { isApproved: false, problem: expect.stringContaining("Someone else") },
    ]);
  });

  test("walks the states: approved time is taken back before it is corrected, sent back or voided", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const entryId = await anEntry(company, employeeId);
    const { api } = company.owner;
    await approve(api, [{ entryId, expectedVersion: 1 }]);
    const work = correction(company, { entryId, employeeId }, { expectedVersion: 2 });
    expect(await refusalOf(api.timeEntries.correct.mutate(work))).toMatchObject({
      rule: "illegalTransition",
    });
    expect(await api.timeEntries.unapprove.mutate(decide(entryId, 2))).toEqual({ version: 3 });
    expect(await api.timeEntries.reject.mutate(decide(entryId, 3))).toEqual({ version: 4 });
    const store = await company.read();
    const weekId = employeeWeekId(employeeId, monday);
    expect((await store.employeeWeeks.get(weekId)).hours.workedSeconds).toBe(0);
    const again = correction(
      company,
      { entryId, employeeId },
      { expectedVersion: 4, range: "09:00-12:00" },
    );
    expect(await api.timeEntries.correct.mutate(again)).toEqual({ version: 5 });
    expect((await store.employeeWeeks.get(weekId)).hours.workedSeconds).toBe(3 * 3600);
    expect(await api.timeEntries.void.mutate(decide(entryId, 5))).toEqual({ version: 6 });
    expect((await store.employeeWeeks.get(weekId)).hours.workedSeconds).toBe(0);
  });

  test("moves an entry to another week whole", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const entryId = await anEntry(company, employeeId);
    const day = addDays(monday, -7);
    const work = correction(company, { entryId, employeeId }, { day });
    await company.owner.api.timeEntries.correct.mutate(work);
    const store = await company.read();
    const left = await store.employeeWeeks.get(employeeWeekId(employeeId, monday));
    const joined = await store.employeeWeeks.get(employeeWeekId(employeeId, day));
    expect([left.entries, left.hours.workedSeconds]).toEqual([[], 0]);
    expect(joined.hours.workedSeconds).toBe(8 * 3600);
    expect(await store.timeEntries.get(entryId)).toMatchObject({ day, weekStart: day });
  });
});

describe("the history", () => {
  test("has a row for each act, says what changed, and is a chain", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const entryId = await anEntry(company, employeeId);
    const work = correction(company, { entryId, employeeId }, { range: "09:00-18:30" });
    await company.owner.api.timeEntries.correct.mutate(work);
    await approve(company.owner.api, [{ entryId, expectedVersion: 2 }]);
    const store = await company.read();
    const rows = await store.timeEntryAudits.list([["entryId", "==", entryId]]);
    const inOrder = rows.toSorted((a, b) => a.sequence - b.sequence);
    expect(inOrder.map(({ action }) => action)).toEqual(["add", "correct", "approve"]);
    expect(inOrder[1]).toMatchObject({
      changes: [{ field: "End", before: at(monday, "17:00"), after: at(monday, "18:30") }],
      deltaSeconds: 5400,
      reason: "Entered by hand.",
      actor: { uid: company.owner.login.uid, role: "admin" },
      previousHash: inOrder[0]?.hash,
    });
    const chain = { employeeId, weekStart: monday };
    expect(await company.owner.api.timeEntryAudits.verify.query(chain)).toEqual({
      isIntact: true,
      rows: 3,
    });
  });

  test("of another person does not exist for an employee", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const other = await anEmployee(company, { name: "Bo" });
    await anEntry(company, other);
    const chain = { employeeId: other, weekStart: monday };
    expect(await refusalOf(ana.api.timeEntryAudits.verify.query(chain))).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
