import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { endEmployments } from "../../functions/src/jobs/end-employments.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, tokenOf } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { todayInNewYork } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

const today = todayInNewYork();
const day = (offset: number) => addDays(today, offset);

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const employeeOf = async (id: EmployeeId) => (await company.read()).employees.get(id);
const versionOf = async (id: EmployeeId) => (await employeeOf(id)).version;

async function end(employeeId: EmployeeId, lastDay: string | null, by: Member = company.owner) {
  const expectedVersion = await versionOf(employeeId);
  const input = {
    ...anAttempt(),
    employeeId,
    expectedVersion,
    lastDay,
    cause: lastDay === null ? null : resigned,
  };
  return by.api.employees.setEmploymentEnd.mutate(input);
}

async function rehire(employeeId: EmployeeId, hiredOn: string) {
  const expectedVersion = await versionOf(employeeId);
  const input = { ...anAttempt(), employeeId, expectedVersion, hiredOn };
  return company.owner.api.employees.rehire.mutate(input);
}

async function setLeave(
  employeeId: EmployeeId,
  leave: { from: string; until: string | null } | null,
) {
  const expectedVersion = await versionOf(employeeId);
  const input = { ...anAttempt(), employeeId, expectedVersion, leave };
  return company.owner.api.employees.setLeave.mutate(input);
}

/** As if the last day or the leave had been set so many days ago. */
async function changeDates(id: EmployeeId, change: object): Promise<void> {
  await inTransaction(async (unit) => {
    const { employees } = companyStore(unit, company.companyId);
    employees.save(id, { ...(await employees.get(id)), ...change });
  });
}

describe("the end of an employment", () => {
  test("is previewed, set for a later day, and carried out in the night after it", async () => {
    const ana = await aMember(company);
    const { employeeId } = ana;
    const [stays, opens] = [
      await aShift(company, { employeeId, day: day(1) }),
      await aShift(company, { employeeId, day: day(2) }),
    ];
    const preview = await company.owner.api.employees.previewEnd.query({
      employeeId,
      lastDay: day(1),
    });
    expect(preview).toMatchObject({
      endsAtOnce: false,
      shiftCount: 1,
      shifts: [{ id: opens, day: day(2) }],
      hasLogin: true,
    });
    await end(employeeId, day(1));
    await endEmployments(company.companyId);
    const store = await company.read();
    expect(await employeeOf(employeeId)).toMatchObject({ status: "active", terminatedOn: day(1) });
    expect(await store.shifts.get(opens)).toMatchObject({ employeeId });

    await changeDates(employeeId, { terminatedOn: day(-1) });
    await endEmployments(company.companyId);
    expect(await employeeOf(employeeId)).toMatchObject({ status: "terminated", userId: null });
    expect(await store.shifts.findAll([stays, opens])).toMatchObject([
      { employeeId: null, state: "draft", updatedByName: "Crewline" },
      { employeeId: null },
    ]);
    expect(await store.members.find(ana.login.uid)).toBeNull();
    const events = await store.employeeEvents.list([["employeeId", "==", employeeId]]);
    expect(events.find(({ act }) => act === "ended")).toMatchObject({ count: 2, byUid: "system" });
  });

  test("can be taken back before the day, and not afterwards", async () => {
    const employeeId = await anEmployee(company);
    await end(employeeId, day(3));
    await end(employeeId, null);
    expect(await employeeOf(employeeId)).toMatchObject({ status: "active", terminatedOn: null });
    await end(employeeId, day(-1));
    expect(await employeeOf(employeeId)).toMatchObject({ status: "terminated" });
    expect(await refusalOf(end(employeeId, null))).toMatchObject({
      code: "CONFLICT",
      rule: "employmentStays",
      message: "Ana Diaz does not work here any more. Rehire them first.",
    });
    expect(await refusalOf(end(employeeId, day(4)))).toMatchObject({ rule: "employmentStays" });
  });

  test("shows published shifts as changed, so that they are published again", async () => {
    const employeeId = await anEmployee(company);
    const shiftId = await aShift(company, { employeeId, day: day(9) });
    const week = { locationId: company.harbor, weekStart: day(9) };
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    await end(employeeId, day(-1));
    const store = await company.read();
    const shift = await store.shifts.get(shiftId);
    expect(shift).toMatchObject({ employeeId: null, state: "changed" });
    const schedules = await store.schedules.list([["locationId", "==", company.harbor]]);
    expect(schedules.find(({ weekStart }) => weekStart === shift.weekStart)?.state).toBe("changed");
  });

  test("kills an invitation for good, also for who is hired again", async () => {
    const employeeId = await anEmployee(company);
    const { email, idToken } = await aLogin();
    const { link } = await company.owner.api.employees.invite.mutate({
      ...anAttempt(),
      employeeId,
      email,
      role: "employee",
      locationIds: [],
      mayViewWages: false,
    });
    await end(employeeId, day(-1));
    await rehire(employeeId, today);
    const input = { ...anAttempt(), token: tokenOf(link) };
    const accepting = apiFor(idToken).user.acceptInvitation.mutate(input);
    expect(await refusalOf(accepting)).toMatchObject({ rule: "invitationInvalid" });
  });

  test("of one person that a rule refuses does not delay the others", async () => {
    const shop = await aCompany();
    const boss = await aMember(shop, { role: "admin" });
    const employeeId = await anEmployee(shop);
    await inTransaction(async (unit) => {
      const { employees, members } = companyStore(unit, shop.companyId);
      const people = await employees.findAll([boss.employeeId, employeeId]);
      members.remove(shop.owner.login.uid);
      for (const one of people) employees.save(one.id, { ...one, terminatedOn: day(-1) });
    });
    await endEmployments(shop.companyId);
    const { employees } = await shop.read();
    expect(await employees.get(boss.employeeId)).toMatchObject({ status: "active" });
    expect(await employees.get(employeeId)).toMatchObject({ status: "terminated" });
  });
});

test("who is hired again keeps record and pay, and begins a new period", async () => {
  const employeeId = await anEmployee(company);
  const store = await company.read();
  const pay = await store.employeePay.get(employeeId);
  expect(await refusalOf(rehire(employeeId, today))).toMatchObject({
    rule: "employmentStays",
    message: "Ana Diaz still works here. End the employment first.",
  });
  await end(employeeId, day(-5));
  expect(await refusalOf(rehire(employeeId, day(-5)))).toMatchObject({ rule: "tooEarlyToRehire" });
  await rehire(employeeId, day(-2));
  expect(await employeeOf(employeeId)).toMatchObject({
    status: "active",
    hiredOn: day(-2),
    terminatedOn: null,
    employments: [{ hiredOn: null, lastDay: day(-5) }],
  });
  expect(await store.employeePay.get(employeeId)).toEqual(pay);
});

/** A day as a call that names no formats gets it. */
const written = (localDate: string) => formatDate(localDate, unknownReader);

describe("a leave", () => {
  test("begins and ends by its days; no shift can be assigned in it", async () => {
    const employeeId = await anEmployee(company);
    await setLeave(employeeId, { from: day(1), until: day(2) });
    expect(await employeeOf(employeeId)).toMatchObject({ status: "active" });
    expect(await refusalOf(aShift(company, { employeeId, day: day(2) }))).toMatchObject({
      rule: "onLeave",
      message: `Ana Diaz is on leave from ${written(day(1))} to ${written(day(2))}.`,
    });
    await expect(aShift(company, { employeeId, day: day(3) })).resolves.toBeTruthy();

    await changeDates(employeeId, { leave: { from: today, until: today } });
    await endEmployments(company.companyId);
    expect(await employeeOf(employeeId)).toMatchObject({ status: "onLeave" });
    await changeDates(employeeId, { leave: { from: day(-2), until: day(-1) } });
    await endEmployments(company.companyId);
    expect(await employeeOf(employeeId)).toMatchObject({ status: "active", leave: null });
  });

  test("that has begun puts the person on leave at once, until it is ended", async () => {
    const employeeId = await anEmployee(company);
    expect(await refusalOf(setLeave(employeeId, null))).toMatchObject({
      message: "Ana Diaz is not on leave.",
    });
    await setLeave(employeeId, { from: today, until: null });
    expect(await employeeOf(employeeId)).toMatchObject({ status: "onLeave" });
    await setLeave(employeeId, null);
    expect(await employeeOf(employeeId)).toMatchObject({ status: "active", leave: null });
    const backwards = setLeave(employeeId, { from: day(2), until: day(1) });
    expect(await refusalOf(backwards)).toMatchObject({ rule: "leaveOutOfOrder" });
  });

  test("is nothing for who has left", async () => {
    const employeeId = await anEmployee(company);
    await end(employeeId, day(-1));
    expect(await refusalOf(setLeave(employeeId, { from: today, until: null }))).toMatchObject({
      code: expect.stringMatching(/CONFLICT|UNPROCESSABLE/),
    });
  });
});
