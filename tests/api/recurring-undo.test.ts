import type { BatchId, RecurringShiftId } from "@crewline/domain/kernel/ids/record-ids";
import type {
  RecurringShift,
  UndoOfRecurring,
} from "@crewline/domain/records/schedules/recurring-shift";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import {
  aRecurringShift,
  mondaysAndThursdays,
  nextMonday,
  recurringPlan,
} from "../support/a-recurring-shift.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { publish } from "../support/a-week-to-publish.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

const first = nextMonday();
const thursday = addDays(first, 3);

async function stateOf({ read }: TestCompany) {
  const store = await read();
  const shifts = (await store.shifts.list([])).filter(({ state }) => state !== "cancelled");
  const recurring = await store.recurringShifts.list([]);
  return {
    shifts: shifts.map(withoutVersion).toSorted((a, b) => a.id.localeCompare(b.id)),
    recurring: recurring.map(decided).toSorted((a, b) => a.id.localeCompare(b.id)),
  };
}

function withoutVersion({ version: _v, updatedBy: _by, updatedByName: _name, ...shift }: Shift) {
  return shift;
}

function decided({ id, plan, recurrence, filledUntil, problems }: RecurringShift) {
  return { id, plan, recurrence, filledUntil, problems };
}

function batchOf(done: { undo: UndoOfRecurring | null }): BatchId {
  if (done.undo === null) throw new Error("nothing is kept");
  return done.undo.batchId;
}

async function undo({ owner }: TestCompany, batchId: BatchId): Promise<string | null> {
  const { rows } = await owner.api.schedules.undoBatch.mutate({ ...anAttempt(), batchId });
  return rows[0]?.problem ?? null;
}

function change(company: TestCompany, recurringShiftId: RecurringShiftId, expectedVersion = 1) {
  const plan = { ...recurringPlan(company), startsAtLocal: "10:00" };
  return company.owner.api.schedules.changeRecurringShift.mutate({
    ...anAttempt(),
    recurringShiftId,
    expectedVersion,
    fromDay: thursday,
    plan,
    recurrence: { ...mondaysAndThursdays(), weekdays: ["thursday"], firstDay: thursday },
  });
}

function end({ owner }: TestCompany, recurringShiftId: RecurringShiftId, expectedVersion = 1) {
  return owner.api.schedules.endRecurringShift.mutate({
    ...anAttempt(),
    recurringShiftId,
    expectedVersion,
    fromDay: thursday,
    deletesPublished: true,
  });
}

test("adding, changing and ending a recurring shift are undone one after another", async () => {
  const company = await aCompany();
  const empty = await stateOf(company);
  const added = await aRecurringShift(company);
  const afterAdd = await stateOf(company);
  await publish(company);
  const published = await stateOf(company);
  const changed = await change(company, added.recurringShiftId);
  expect(changed).toMatchObject({ undo: { endedVersion: 2 } });
  const afterChange = await stateOf(company);
  const ended = await end(company, changed.recurringShiftId);
  expect(ended.removed).toBeGreaterThan(3);
  expect(await undo(company, batchOf(ended))).toBeNull();
  expect(await stateOf(company)).toEqual(afterChange);
  expect(await undo(company, batchOf(changed))).toBeNull();
  expect(await stateOf(company)).toEqual(published);
  expect(await undo(company, batchOf(added)), "published since").toMatch(/published since/u);
  expect(await stateOf(company)).toEqual(published);
  expect(published.shifts.length).toBe(afterAdd.shifts.length);
  expect(empty.shifts).toEqual([]);
});

test("undoing the addition removes the recurring shift and its drafts, and sent twice does it once", async () => {
  const company = await aCompany();
  const added = await aRecurringShift(company);
  expect(await undo(company, batchOf(added))).toBeNull();
  expect(await stateOf(company)).toEqual({ shifts: [], recurring: [] });
  expect(await undo(company, batchOf(added))).toBeNull();
});

test("an undo is refused as a whole where one of the shifts was edited since", async () => {
  const company = await aCompany();
  const added = await aRecurringShift(company);
  const [one] = (await stateOf(company)).shifts;
  if (one === undefined) throw new Error("no shift");
  const { cancelShift } = company.owner.api.schedules;
  await cancelShift.mutate({ ...anAttempt(), shiftId: one.id, expectedVersion: 1 });
  const before = await stateOf(company);
  expect(await undo(company, batchOf(added))).toMatch(/edited or published since/u);
  expect(await stateOf(company)).toEqual(before);
});

test("an undo is refused while one of its weeks is locked, and works afterwards", async () => {
  const company = await aCompany();
  const { recurringShiftId } = await aRecurringShift(company);
  const before = await stateOf(company);
  const ended = await end(company, recurringShiftId);
  const { lockWeek, unlockWeek } = company.owner.api.schedules;
  const week = { locationId: company.harbor, weekStart: addDays(first, 7) };
  await lockWeek.mutate({ ...anAttempt(), ...week });
  expect(await undo(company, batchOf(ended))).toMatch(/locked/u);
  await unlockWeek.mutate({ ...anAttempt(), ...week, reason: "Planned too early" });
  expect(await undo(company, batchOf(ended))).toBeNull();
  expect(await stateOf(company)).toEqual(before);
});

test("an undo books nobody twice who got another shift meanwhile", async () => {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  const { recurringShiftId } = await aRecurringShift(company, { plan: { employeeId } });
  const ended = await end(company, recurringShiftId);
  await aShift(company, { employeeId, day: thursday, range: "10:00-12:00" });
  const before = await stateOf(company);
  expect(await undo(company, batchOf(ended))).toMatch(/10:00/u);
  expect(await stateOf(company)).toEqual(before);
});

test("a manager of another location undoes no change of a recurring shift", async () => {
  const company = await aCompany();
  const added = await aRecurringShift(company);
  const reach = [company.market];
  const manager = await aMember(company, { role: "manager", reach, locationIds: reach });
  const taking = manager.api.schedules.undoBatch.mutate({
    ...anAttempt(),
    batchId: batchOf(added),
  });
  expect(await refusalOf(taking)).toMatchObject({ code: "NOT_FOUND" });
});
