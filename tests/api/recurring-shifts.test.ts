import { addDays, weekdayOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { RecurringShiftId } from "@crewline/domain/kernel/ids/record-ids";
import { expect, test } from "vitest";
import { fillRecurringShifts } from "../../functions/src/jobs/fill-recurring-shifts.ts";
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
const [thursday, secondMonday] = [addDays(first, 3), addDays(first, 7)];

async function shiftsOf({ read }: TestCompany, id?: RecurringShiftId) {
  const shifts = await (await read()).shifts.list([]);
  const own = shifts.filter(({ recurringShiftId }) => id === undefined || recurringShiftId === id);
  return own.toSorted((a, b) => `${a.day} ${a.id}`.localeCompare(`${b.day} ${b.id}`));
}

async function night(company: TestCompany): Promise<void> {
  const location = await (await company.read()).locations.get(company.harbor);
  const { companyId, harbor: locationId } = company;
  const today = localDateAt(new Date().toISOString(), location.timeZone);
  await fillRecurringShifts({ companyId, locationId, location, today });
}

test("a recurring shift is put into the weeks ahead as drafts, each day once", async () => {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  const answer = await aRecurringShift(company, { plan: { employeeId } });
  expect(answer).toMatchObject({ changed: 0, removed: 0, opened: [], skipped: [] });
  const shifts = await shiftsOf(company, answer.recurringShiftId);
  expect(shifts).toHaveLength(answer.added);
  expect(new Set(shifts.map(({ day }) => weekdayOf(day)))).toEqual(new Set(["monday", "thursday"]));
  expect(shifts[0]).toMatchObject({ day: first, recurringDay: first, state: "draft", employeeId });
  await Promise.all([night(company), night(company)]);
  expect(await shiftsOf(company)).toEqual(shifts);
  const { recurringShifts } = await company.owner.api.schedules.recurringShifts.query({
    locationId: company.harbor,
  });
  expect(recurringShifts).toMatchObject([{ plan: { employeeId }, problems: [], version: 1 }]);
});

test("the same attempt twice, and two nights at once, make no shift twice", async () => {
  const company = await aCompany();
  const plan = { ...recurringPlan(company), spots: 2 };
  const input = { ...anAttempt(), plan, recurrence: mondaysAndThursdays() };
  const { addRecurringShift } = company.owner.api.schedules;
  const [one, two] = await Promise.all([
    addRecurringShift.mutate(input),
    addRecurringShift.mutate(input),
  ]);
  expect(one).toEqual(two);
  const store = await company.read();
  const shifts = await shiftsOf(company);
  expect(shifts).toHaveLength(one.added);
  expect(shifts.filter(({ day }) => day === first)).toHaveLength(2);
  const recurring = await store.recurringShifts.get(one.recurringShiftId);
  const lastDays = shifts.slice(-2).map(({ id }) => id);
  expect(recurring.filledUntil).not.toBeNull();
  expect(lastDays).toHaveLength(2);
});

test("a deleted shift does not come back, and a changed one stays as it is", async () => {
  const company = await aCompany();
  const { recurringShiftId } = await aRecurringShift(company);
  const [one, two] = await shiftsOf(company);
  if (one === undefined || two === undefined) throw new Error("no shifts");
  const { cancelShift, removeDrafts } = company.owner.api.schedules;
  await cancelShift.mutate({ ...anAttempt(), shiftId: one.id, expectedVersion: 1 });
  await removeDrafts.mutate({ ...anAttempt(), shiftIds: [two.id] });
  await night(company);
  const left = await shiftsOf(company, recurringShiftId);
  expect(left.filter(({ state }) => state !== "cancelled").map(({ day }) => day)).not.toContain(
    first,
  );
  expect(left.map(({ day }) => day)).not.toContain(thursday);
});

test("a shift that its employee may not have is left open, with the reason", async () => {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  await aShift(company, { employeeId, day: thursday, range: "10:00-12:00" });
  const answer = await aRecurringShift(company, { plan: { employeeId } });
  expect(answer.opened).toMatchObject([{ why: expect.stringContaining("10:00") as string }]);
  const shifts = await shiftsOf(company, answer.recurringShiftId);
  expect(shifts.filter((shift) => shift.employeeId === null)).toMatchObject([{ day: thursday }]);
  const { recurringShifts } = await company.owner.api.schedules.recurringShifts.query({
    locationId: company.harbor,
  });
  expect(recurringShifts[0]?.problems).toMatchObject([{ day: thursday }]);
});

test("nothing is put into a locked week until it is unlocked", async () => {
  const company = await aCompany();
  const { lockWeek, unlockWeek } = company.owner.api.schedules;
  const week = { locationId: company.harbor, weekStart: first };
  await lockWeek.mutate({ ...anAttempt(), ...week });
  const { skipped, recurringShiftId } = await aRecurringShift(company);
  expect(skipped).toHaveLength(2);
  expect((await shiftsOf(company))[0]?.day).toBe(secondMonday);
  await unlockWeek.mutate({ ...anAttempt(), ...week, reason: "Planned too early" });
  await night(company);
  expect((await shiftsOf(company))[0]?.day).toBe(first);
  const recurring = await (await company.read()).recurringShifts.get(recurringShiftId);
  expect(recurring.problems).toEqual([]);
});

test("a change of this and the following shifts keeps earlier ones and exceptions", async () => {
  const company = await aCompany();
  const [ana, ben] = await Promise.all([
    anEmployee(company),
    anEmployee(company, { name: "Ben Ito" }),
  ]);
  const { recurringShiftId } = await aRecurringShift(company, { plan: { employeeId: ana } });
  const before = await shiftsOf(company);
  const late = before.find(({ day }) => day === addDays(secondMonday, 3));
  if (late === undefined) throw new Error("no shift");
  const { id: shiftId, ...stored } = late;
  const { saveShift, cancelShift, changeRecurringShift } = company.owner.api.schedules;
  const shift = { ...recurringPlan(company), ...planFieldsOf(stored), note: "Stocktaking" };
  await saveShift.mutate({ ...anAttempt(), shiftId, expectedVersion: 1, shift });
  const gone = before.find(({ day }) => day === addDays(first, 14));
  if (gone === undefined) throw new Error("no shift");
  await cancelShift.mutate({ ...anAttempt(), shiftId: gone.id, expectedVersion: 1 });
  await publish(company);
  const change = {
    ...anAttempt(),
    recurringShiftId,
    expectedVersion: 1,
    fromDay: thursday,
    plan: { ...recurringPlan(company), employeeId: ben, startsAtLocal: "10:00" },
    recurrence: { ...mondaysAndThursdays(), firstDay: thursday },
  };
  const answer = await changeRecurringShift.mutate(change);
  expect(await changeRecurringShift.mutate(change), "sent twice").toEqual(answer);
  expect(answer).toMatchObject({ added: 0, removed: 0, changed: before.length - 2 });
  const after = await shiftsOf(company);
  const on = (day: string) => after.find((one) => one.day === day);
  const old = { startsAtLocal: "09:00", employeeId: ana, state: "published", recurringShiftId };
  expect(on(first)).toMatchObject(old);
  expect(on(thursday)).toMatchObject({ startsAtLocal: "10:00", employeeId: ben, state: "changed" });
  expect(on(late.day)).toMatchObject({ startsAtLocal: "10:00", note: "Stocktaking" });
  expect(on(gone.day)).toMatchObject({ state: "cancelled", startsAtLocal: "09:00" });
  expect(after).toHaveLength(before.length);
});

test("the shift in which a change is made becomes as it is there, the following ones by its rule", async () => {
  const company = await aCompany();
  const { recurringShiftId } = await aRecurringShift(company);
  const before = await shiftsOf(company);
  const edited = before.find(({ day }) => day === thursday);
  if (edited === undefined) throw new Error("no shift");
  const plan = { ...recurringPlan(company), endsAtLocal: "18:00" };
  const { spots: _spots, ...fields } = plan;
  const shift = { ...fields, ...planFieldsOf(edited), note: "Only today" };
  await company.owner.api.schedules.changeRecurringShift.mutate({
    ...anAttempt(),
    recurringShiftId,
    expectedVersion: 1,
    fromDay: thursday,
    plan,
    recurrence: { ...mondaysAndThursdays(), firstDay: thursday },
    edited: { shiftId: edited.id, shift },
  });
  const after = await shiftsOf(company);
  const on = (day: string) => after.find((one) => one.day === day);
  expect(after).toHaveLength(before.length);
  expect(on(first)).toMatchObject({ recurringShiftId, endsAtLocal: before[0]?.endsAtLocal });
  expect(on(thursday)).toMatchObject({ id: edited.id, endsAtLocal: "18:00", note: "Only today" });
  expect(on(secondMonday)).toMatchObject({ endsAtLocal: "18:00", note: "" });
});

function planFieldsOf(shift: { employeeId: EmployeeId | null; day: string }) {
  const { employeeId, day } = shift;
  return { employeeId, day, startsInRepeatedHour: null, endsInRepeatedHour: null };
}

test("ending removes coming drafts, says how many, and keeps published shifts", async () => {
  const company = await aCompany();
  const { recurringShiftId, added } = await aRecurringShift(company);
  await publish(company);
  const { endRecurringShift } = company.owner.api.schedules;
  const end = {
    ...anAttempt(),
    recurringShiftId,
    expectedVersion: 1,
    fromDay: thursday,
    deletesPublished: false,
  };
  expect(await endRecurringShift.mutate(end)).toMatchObject({
    removed: added - 2,
    kept: 1,
    version: 2,
  });
  expect((await shiftsOf(company)).map(({ day }) => day)).toEqual([first, thursday]);
  const again = { ...end, ...anAttempt() };
  expect(await refusalOf(endRecurringShift.mutate(again))).toMatchObject({ code: "CONFLICT" });
  const deleted = { ...again, expectedVersion: 2, deletesPublished: true };
  expect(await endRecurringShift.mutate(deleted)).toMatchObject({ removed: 1 });
  expect((await shiftsOf(company))[1]).toMatchObject({ state: "cancelled" });
  await night(company);
  expect(await shiftsOf(company)).toHaveLength(2);
});

test("a manager of another location reaches no recurring shift", async () => {
  const company = await aCompany();
  const { recurringShiftId } = await aRecurringShift(company);
  const reach = [company.market];
  const manager = await aMember(company, { role: "manager", reach, locationIds: reach });
  const plan = { ...recurringPlan(company), locationId: company.market };
  const edit = { ...anAttempt(), recurringShiftId, expectedVersion: 1, fromDay: first };
  const { changeRecurringShift } = manager.api.schedules;
  const change = { ...edit, plan, recurrence: mondaysAndThursdays() };
  expect(await refusalOf(changeRecurringShift.mutate(change))).toMatchObject({ code: "NOT_FOUND" });
});
