import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aForgottenClock } from "../support/a-forgotten-clock.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { markMissedAt } from "../../functions/src/jobs/mark-missed-clock-outs.ts";

function bulkOf(entryIds: readonly TimeEntryId[], expectedVersion = 1) {
  const rows = entryIds.map((entryId) => ({
    key: entryId,
    title: "Ana",
    entryId,
    expectedVersion,
  }));
  return { ...anAttempt(), groupId: randomUUID(), title: "Approve time", rows };
}

async function aWeek() {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  const entryIds: TimeEntryId[] = [];
  for (const offset of [0, 1, 2]) {
    entryIds.push(await anEntry(company, employeeId, { day: addDays(monday, offset) }));
  }
  return { company, employeeId, entryIds, api: company.owner.api };
}

const statesOf = async ({ read }: TestCompany, entryIds: readonly TimeEntryId[]) => {
  const entries = await (await read()).timeEntries.findAll(entryIds);
  return entries.map(({ state }) => state);
};

describe("a bulk approval", () => {
  test("answers for each row, and is undone except for what has changed since", async () => {
    const { company, entryIds, api } = await aWeek();
    const [first, , third] = entryIds;
    if (first === undefined || third === undefined) throw new Error("The week has three entries.");
    const decision = { ...anAttempt(), entryId: third, expectedVersion: 1, reason: "Not worked." };
    await api.timeEntries.void.mutate(decision);
    const bulk = bulkOf(entryIds);
    const { batchId, rows } = await api.timeEntries.approveMany.mutate(bulk);
    expect(rows.map(({ problem }) => problem === null)).toEqual([true, true, false]);
    expect(await statesOf(company, entryIds)).toEqual(["approved", "approved", "voided"]);
    expect((await api.timeEntries.approveMany.mutate(bulk)).rows).toEqual(rows);

    const back = { ...anAttempt(), entryId: first, expectedVersion: 2, reason: "A wrong day." };
    await api.timeEntries.unapprove.mutate(back);
    const undone = await api.timeEntries.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(undone.rows.map(({ problem }) => problem === null)).toEqual([false, true]);
    const stored = await (await company.read()).timeEntries.findAll(entryIds);
    expect(stored.map(({ state }) => state)).toEqual(["closed", "closed", "voided"]);
    expect(stored.map(({ wasApproved }) => wasApproved)).toEqual([true, false, false]);
  });

  test("leaves a row of history for each entry, and for each that was undone", async () => {
    const { company, employeeId, entryIds, api } = await aWeek();
    const { batchId } = await api.timeEntries.approveMany.mutate(bulkOf(entryIds));
    await api.timeEntries.undoBatch.mutate({ ...anAttempt(), batchId });
    const store = await company.read();
    const stored = await store.batches.get(batchId);
    expect(stored.rows.map((row) => row.employeeId)).toEqual(entryIds.map(() => employeeId));
    const audits = await store.timeEntryAudits.list([["employeeId", "==", employeeId]]);
    const counts = Map.groupBy(audits, ({ action }) => action);
    expect(counts.get("approve")).toHaveLength(3);
    expect(counts.get("unapprove")).toHaveLength(3);
  });

  test("is taken back for a reason, with a result for each row", async () => {
    const { company, employeeId, entryIds, api } = await aWeek();
    await api.timeEntries.approveMany.mutate(bulkOf(entryIds.slice(0, 2)));
    const bulk = bulkOf(entryIds, 2);
    const rows = bulk.rows.map((row) => ({ ...row, reason: "Approved too early." }));
    const taken = await api.timeEntries.unapproveMany.mutate({ ...bulk, rows });
    const outcomes = taken.rows.map(({ problem, canBeUndone }) => [problem === null, canBeUndone]);
    expect(outcomes).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
    expect(await statesOf(company, entryIds)).toEqual(["closed", "closed", "closed"]);
    const store = await company.read();
    const audits = await store.timeEntryAudits.list([["employeeId", "==", employeeId]]);
    const withdrawn = audits.filter(({ action }) => action === "unapprove");
    const reasons = withdrawn.map(({ reason }) => reason);
    expect(reasons).toEqual(["Approved too early.", "Approved too early."]);
    const stored = await store.timeEntries.findAll(entryIds);
    expect(stored.map(({ wasApproved }) => wasApproved)).toEqual([true, true, false]);
  });

  test("of another manager is not theirs to undo", async () => {
    const { company, entryIds, api } = await aWeek();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const { batchId } = await api.timeEntries.approveMany.mutate(bulkOf(entryIds));
    const undoing = max.api.timeEntries.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(await refusalOf(undoing)).toMatchObject({ rule: "notFound" });
  });
});

test("a forgotten clock-out is ended and approved at once, in two rows of history", async () => {
  const company = await aCompany();
  const { entryId, startsAt } = await aForgottenClock(company, 17);
  const { companyId } = company;
  await markMissedAt({ companyId, locationId: company.harbor });
  const lunch = {
    startsAt: instantAfter(startsAt, 4 * 3600),
    endsAt: instantAfter(startsAt, 16_200),
  };
  const endsAt = instantAfter(startsAt, 8 * 3600);
  const accept = { ...anAttempt(), entryId, endsAt, breaks: [lunch] };
  const { api } = company.owner;
  expect(await api.timeEntries.acceptEnd.mutate({ ...accept, expectedVersion: 2 })).toEqual({
    version: 4,
  });
  const store = await company.read();
  const entry = await store.timeEntries.get(entryId);
  expect(entry).toMatchObject({ state: "approved", flags: [], proposedEndsAt: null });
  expect(entry.payable).toMatchObject({ breaks: [{ isPaid: false }] });
  const audits = await store.timeEntryAudits.list([["entryId", "==", entryId]]);
  expect(audits.map(({ action }) => action).toSorted()).toEqual([
    "approve",
    "clockIn",
    "clockIn",
    "correct",
    "flag",
  ]);
});
