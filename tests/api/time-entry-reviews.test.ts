import { anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import type { EntryChange } from "../support/an-entry.ts";
import { anEntry, anEntryInput, at } from "../support/an-entry.ts";
import { clockIn } from "../support/clock-in.ts";

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
