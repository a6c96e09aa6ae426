import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Employee, EmployeeProfile } from "@crewline/domain/records/employees/employee";
import { noPersonalData } from "@crewline/domain/records/employees/employee";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { farAhead, fartherAhead } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

type Person = Member & { employeeId: EmployeeId };

let company: TestCompany;
let max: Person;
let boss: Person;
let peer: Person;
let ana: Person;
beforeAll(async () => {
  company = await aCompany();
  max = await aMember(company, { role: "manager", name: "Max" });
  boss = await aMember(company, { role: "admin", name: "Bea" });
  peer = await aMember(company, { role: "manager", name: "Mia" });
  ana = await aMember(company);
});

const employeeOf = async (id: EmployeeId) => (await company.read()).employees.get(id);
const profileOf = async (id: EmployeeId) => (await company.read()).employeeProfiles.get(id);

/** The acts that the rank decides about: each changes a record as the caller. */
const acts = {
  "the payroll ID, hours and first day": async ({ api }: Member, employeeId: EmployeeId) => {
    const { version: expectedVersion, ...known } = await employeeOf(employeeId);
    const { name, jobRoleIds, locationIds } = known;
    const terms = { payrollId: randomUUID(), hiredOn: "2020-01-01", contractSecondsPerWeek: 3600 };
    const employee = { name, jobRoleIds, locationIds, ...terms };
    return api.employees.save.mutate({ ...anAttempt(), employeeId, expectedVersion, employee });
  },
  "the e-mail address": async ({ api }: Member, employeeId: EmployeeId) => {
    const { version: expectedVersion } = await profileOf(employeeId);
    const email = `${randomUUID()}@people.example`;
    const profile = { email, phone: null, notes: "", ...noPersonalData };
    const input = { ...anAttempt(), employeeId, expectedVersion, profile };
    return api.employees.saveProfile.mutate(input);
  },
  "a leave": async ({ api }: Member, employeeId: EmployeeId) => {
    const { version: expectedVersion } = await employeeOf(employeeId);
    const leave = { from: farAhead, until: fartherAhead };
    return api.employees.setLeave.mutate({ ...anAttempt(), employeeId, expectedVersion, leave });
  },
  "the last day": async ({ api }: Member, employeeId: EmployeeId) => {
    const { version: expectedVersion } = await employeeOf(employeeId);
    const input = {
      ...anAttempt(),
      employeeId,
      expectedVersion,
      lastDay: fartherAhead,
      cause: resigned,
    };
    return api.employees.setEmploymentEnd.mutate(input);
  },
};

const pinActs = {
  "the PIN": ({ api }: Member, employeeId: EmployeeId) =>
    api.employees.setPin.mutate({ ...anAttempt(), employeeId }),
  "the removal of the PIN": ({ api }: Member, employeeId: EmployeeId) =>
    api.employees.removePin.mutate({ ...anAttempt(), employeeId }),
};

/** Everything of the record but what changes with every save. */
async function recordOf(id: EmployeeId): Promise<[Employee, EmployeeProfile]> {
  return [await employeeOf(id), await profileOf(id)];
}

describe("a manager changes of an employee, but not of an admin or another manager,", () => {
  test.each(Object.entries({ ...acts, ...pinActs }))("%s", async (_what, act) => {
    await expect(act(max, ana.employeeId)).resolves.toBeTruthy();
    for (const [person, name] of [
      [boss, "Bea"],
      [peer, "Mia"],
    ] as const) {
      const before = await recordOf(person.employeeId);
      expect(await refusalOf(act(max, person.employeeId))).toMatchObject({
        code: "FORBIDDEN",
        rule: "higherRole",
        message: `${name} manages others. Only an admin can do this.`,
      });
      expect(await recordOf(person.employeeId)).toEqual(before);
    }
  });

  test("rows of many people", async () => {
    const rows = [ana, boss, peer, max].map(({ employeeId }) => ({
      key: employeeId,
      title: "A person",
      employeeId,
      expectedVersion: null,
      expectedProfileVersion: null,
      employee: { maxSecondsPerWeek: 40 * 3600 },
      profile: {},
    }));
    const bulk = { ...anAttempt(), groupId: randomUUID(), title: "A test" };
    const answer = await max.api.employees.saveRows.mutate({ ...bulk, rows });
    expect(answer.rows.map(({ problem }) => problem)).toEqual([
      null,
      "Bea manages others. Only an admin can do this.",
      "Mia manages others. Only an admin can do this.",
      expect.stringMatching(/^This is your own record\./u),
    ]);
  });
});

describe("the own record of a manager", () => {
  test.each(Object.entries(acts))("keeps %s, until an admin changes it", async (_what, act) => {
    const before = await recordOf(max.employeeId);
    expect(await refusalOf(act(max, max.employeeId))).toMatchObject({
      code: "FORBIDDEN",
      rule: "ownRecord",
      message:
        "This is your own record. An admin changes it; your phone and emergency contact are in Settings.",
    });
    expect(await recordOf(max.employeeId)).toEqual(before);
    await expect(act(boss, max.employeeId)).resolves.toBeTruthy();
  });

  test("takes contact data and the PIN of the person", async () => {
    const { version: expectedVersion } = await profileOf(max.employeeId);
    const contact = { phone: "+16155550100", emergencyName: null, emergencyPhone: null };
    await max.api.user.saveContact.mutate({ ...anAttempt(), expectedVersion, ...contact });
    expect(await profileOf(max.employeeId)).toMatchObject({ phone: "+16155550100" });
    await expect(pinActs["the PIN"](max, max.employeeId)).resolves.toHaveProperty("pin");
    await expect(pinActs["the removal of the PIN"](max, max.employeeId)).resolves.toEqual({});
  });
});

test("an admin changes admins, managers and their own record", async () => {
  for (const { employeeId } of [peer, boss]) {
    for (const act of Object.values(acts)) await act(boss, employeeId);
  }
  expect(await employeeOf(boss.employeeId)).toMatchObject({ hiredOn: "2020-01-01" });
});

test("a person without a login has no rank, even while invited as an admin", async () => {
  const guest = await anEmployee(company);
  const rights = { role: "admin" as const, locationIds: [], mayViewWages: true };
  const email = `${randomUUID()}@people.example`;
  await company.owner.api.employees.invite.mutate({
    ...anAttempt(),
    employeeId: guest,
    email,
    ...rights,
  });
  await expect(acts["a leave"](max, guest)).resolves.toBeTruthy();
});

test("the record says beforehand why a manager may not change it", async () => {
  const because = async ({ employeeId }: { employeeId: EmployeeId }, by: Member = max) =>
    (await by.api.employees.whatForbidsChange.query({ employeeId })).because;
  expect(await because(ana)).toBeNull();
  expect(await because(boss)).toBe("Bea manages others. Only an admin can do this.");
  expect(await because(max)).toMatch(/^This is your own record\./u);
  expect(await because(max, boss)).toBeNull();
  const far = { employeeId: await anEmployee(company, { locationIds: [company.market] }) };
  expect(await refusalOf(because(far))).toMatchObject({ rule: "notFound" });
});
