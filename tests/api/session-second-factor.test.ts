import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeEach, describe, expect, test } from "vitest";
import { companies } from "../../functions/src/store/companies.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import { userStates } from "../../functions/src/store/user-states.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffMember } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { alteredToken } from "../support/auth-emulator.ts";

let company: TestCompany;
beforeEach(async () => {
  company = await aCompany();
});

/** The person as signed in with a second factor, which only the token tells. */
function withFactor({ login }: Member): Api {
  const firebase = { sign_in_provider: "password", sign_in_second_factor: "totp" };
  return apiFor(alteredToken(login.idToken, { firebase }));
}

const ask = (api: Api, requiresSecondFactorForAdmins: boolean) =>
  api.settings.saveSecurity.mutate({ ...anAttempt(), requiresSecondFactorForAdmins });

const needsFactor = async (uid: UserId) =>
  (await userStates(await readingUnit()).find(uid))?.needsSecondFactor;

const setting = async () =>
  (await companies(await readingUnit()).get(company.companyId)).security
    .requiresSecondFactorForAdmins;

const asked = {
  code: "FORBIDDEN",
  rule: "secondFactorRequired",
  message:
    "Your company asks its admins for a second factor. Set one up, or sign in again with it.",
};

describe("a company that asks its admins for a second factor", () => {
  test("is left as it is by a demand that arrives again after it was withdrawn", async () => {
    const admin = withFactor(company.owner);
    const demand = { ...anAttempt(), requiresSecondFactorForAdmins: true };
    const first = await admin.settings.saveSecurity.mutate(demand);
    await ask(admin, false);
    expect(await admin.settings.saveSecurity.mutate(demand)).toEqual(first);
    expect([await setting(), await needsFactor(company.owner.login.uid)]).toEqual([false, false]);
  });

  test("is one whose admin has one: otherwise all could be locked out", async () => {
    const { owner } = company;
    expect(await refusalOf(ask(owner.api, true))).toMatchObject({ rule: "ownSecondFactorMissing" });
    expect(await setting()).toBe(false);
    await ask(withFactor(owner), true);
    expect(await setting()).toBe(true);
  });

  test("answers admins without one nothing but who they are", async () => {
    const { owner } = company;
    const [manager, employee] = [
      await aMember(company, { role: "manager" }),
      await aMember(company),
    ];
    await ask(withFactor(owner), true);
    const { api } = owner;
    const calls = [
      api.locations.add.mutate({ ...anAttempt(), location: place }),
      api.reports.payroll.query({
        firstDay: "2026-01-01",
        lastDay: "2026-01-02",
        locationId: null,
      }),
      api.user.save.mutate({ ...anAttempt(), displayName: "Kim" }),
      ask(api, false),
    ];
    for (const refusal of await Promise.all(calls.map(refusalOf))) {
      expect(refusal).toMatchObject(asked);
    }
    expect((await api.user.userInfo.query()).data).toMatchObject({
      role: "admin",
      needsSecondFactor: true,
    });
    for (const other of [withFactor(owner), manager.api, employee.api]) {
      expect((await other.user.userInfo.query()).data.needsSecondFactor).toBe(false);
      const named = { ...anAttempt(), displayName: "Kim" };
      expect(await other.user.save.mutate(named)).toEqual({ displayName: "Kim" });
    }
  });

  test("is asked by the rules as well, which read it in each admin's state", async () => {
    const { owner } = company;
    const [admin, manager] = [
      await aMember(company, { role: "admin" }),
      await aMember(company, { role: "manager" }),
    ];
    await ask(withFactor(owner), true);
    const people = [owner, admin, manager].map(({ login }) => login.uid);
    expect(await Promise.all(people.map(needsFactor))).toEqual([true, true, false]);
    await ask(withFactor(owner), false);
    expect(await Promise.all(people.map(needsFactor))).toEqual([false, false, false]);
  });

  test("asks those who become admins later, and no more those who stop", async () => {
    const api = withFactor(company.owner);
    const person = await aMember(company);
    await ask(api, true);
    const change = { employeeId: person.employeeId, locationIds: [], mayViewWages: false };
    const set = (role: "admin" | "employee", expectedVersion: number) =>
      api.employees.setAccess.mutate({ ...anAttempt(), ...change, role, expectedVersion });
    await set("admin", 1);
    expect(await needsFactor(person.login.uid)).toBe(true);
    await set("employee", 2);
    expect(await needsFactor(person.login.uid)).toBe(false);
  });

  test("may be the product's own: then its staff see no other tenant without one", async () => {
    const staff = await aStaffMember();
    await ask(withFactor(staff), true);
    expect(await refusalOf(staff.api.users.list.query())).toMatchObject(asked);
    expect(await withFactor(staff).companyOptions.list.query()).toMatchObject({
      companies: expect.any(Array),
    });
  });
});

const place = {
  name: "Pier",
  address: "",
  timeZone: "America/New_York",
  openingHours: {},
};
