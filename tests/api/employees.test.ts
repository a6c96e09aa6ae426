import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { companies } from "../../functions/src/store/companies.ts";
import { invitationId, invitations } from "../../functions/src/store/invitations.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import type { Unit } from "../../functions/src/store/unit/unit.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import {
  aCompany,
  aMember,
  anEmployee,
  archiveLocation,
  memberOf,
  tokenOf,
} from "../support/a-company.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin, payloadOf } from "../support/auth-emulator.ts";
import { todayInNewYork } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

const person = { name: "Bo", email: null, jobRole: null, rateTenThousandths: null };
const today = todayInNewYork();

describe("adding people", () => {
  test("makes their directory entry, their private data and their first wage", async () => {
    const company = await aCompany();
    const email = "ana@x.example";
    const id = await anEmployee(company, { email, ratesFrom: "2026-02-01" });
    const store = await company.read();
    expect(await store.employees.get(id)).toMatchObject({
      name: "Ana Diaz",
      jobRoleIds: ["barista"],
      locationIds: [company.harbor],
      status: "active",
    });
    expect(await store.employeeProfiles.get(id)).toMatchObject({ email });
    expect((await store.employeePay.get(id)).rates).toEqual([
      {
        jobRoleId: null,
        locationId: null,
        effectiveDate: "2026-02-01",
        rateTenThousandths: 185_000,
      },
    ]);
    const [change] = await store.wageChanges.list([]);
    expect(change).toMatchObject({
      employeeId: id,
      reason: "hired",
      createdByName: expect.any(String),
    });
  });

  test("adds all or no one: an address that is taken stops the whole list", async () => {
    const company = await aCompany();
    await anEmployee(company, { email: "ana@x.example" });
    const people = [
      { ...person, name: "Cy" },
      { ...person, email: "Ana@X.example" },
    ];
    const input = { ...anAttempt(), people, locationIds: [company.harbor], ratesFrom: today };
    const refusal = await refusalOf(company.owner.api.employees.add.mutate(input));
    expect(refusal).toMatchObject({ code: "CONFLICT", rule: "duplicateEmail" });
    expect(await (await company.read()).employees.list([])).toHaveLength(1);
  });

  test("refuses an archived location, and takes two hundred people at once", async () => {
    const company = await aCompany();
    const { api } = company.owner;
    const people = Array.from({ length: 200 }, (_, index) => ({
      ...person,
      name: `Person ${index}`,
      rateTenThousandths: 150_000,
    }));
    const input = { people, locationIds: [company.market], ratesFrom: today };
    const { employeeIds } = await api.employees.add.mutate({ ...anAttempt(), ...input });
    expect(employeeIds).toHaveLength(200);
    await archiveLocation(company, company.market);
    const refusal = await refusalOf(api.employees.add.mutate({ ...anAttempt(), ...input }));
    expect(refusal).toMatchObject({ rule: "archivedLocation" });
  });
});

describe("an invitation", () => {
  const invite = (employeeId: EmployeeId, email: string) => ({
    ...anAttempt(),
    employeeId,
    email,
    role: "employee" as const,
    locationIds: [],
    mayViewWages: false,
  });

  test("is found by its link, mailed, and makes a member of who accepts it", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const login = await aLogin();
    const { link } = await company.owner.api.employees.invite.mutate(
      invite(employeeId, login.email.toUpperCase()),
    );
    const token = tokenOf(link);
    expect(await apiFor(null).user.findInvitation.query({ token })).toEqual({
      companyName: "Harbor Coffee",
      employeeName: "Ana Diaz",
      email: login.email,
    });
    const answer = await apiFor(login.idToken).user.acceptInvitation.mutate({
      ...anAttempt(),
      token,
    });
    expect(answer).toEqual({ companyId: company.companyId });
    const { api, login: fresh } = await memberOf(login);
    expect(payloadOf(fresh.idToken)).toMatchObject({
      companyId: company.companyId,
      role: "employee",
      employeeId,
      admin: false,
    });
    expect((await api.user.userInfo.query()).data).toMatchObject({ employeeId, role: "employee" });
    const employee = await (await company.read()).employees.get(employeeId);
    expect(employee).toMatchObject({ userId: login.uid, status: "active" });
  });

  test("is for one address, works once, and ends when it is revoked or replaced", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const [ana, other] = [await aLogin(), await aLogin()];
    const offer = async () => {
      const input = invite(employeeId, ana.email);
      return tokenOf((await company.owner.api.employees.invite.mutate(input)).link);
    };
    const accept = (token: string, idToken = ana.idToken) =>
      apiFor(idToken).user.acceptInvitation.mutate({ ...anAttempt(), token });
    const first = await offer();
    expect(await refusalOf(accept(first, other.idToken))).toMatchObject({
      rule: "invitationOtherEmail",
    });
    const second = await offer();
    expect(await refusalOf(accept(first))).toMatchObject({ rule: "invitationInvalid" });
    await company.owner.api.employees.revokeInvitation.mutate({ ...anAttempt(), employeeId });
    expect(await refusalOf(accept(second))).toMatchObject({ rule: "invitationInvalid" });
    const third = await offer();
    await accept(third);
    const again = { ...anAttempt(), token: third };
    const { api } = await memberOf(ana);
    expect(await refusalOf(api.user.acceptInvitation.mutate(again))).toMatchObject({
      rule: "invitationInvalid",
    });
  });

  test("is kept under the hash of its token only, for fourteen days", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const { link, expiresAt } = await company.owner.api.employees.invite.mutate(
      invite(employeeId, "ana@x.example"),
    );
    const kept = await invitations(await readingUnit()).get(invitationId(tokenOf(link)));
    expect(kept.expiresAt).toBe(expiresAt);
    expect(Date.parse(kept.expiresAt) - Date.parse(kept.createdAt)).toBe(14 * 86_400_000);
    expect(JSON.stringify(kept)).not.toContain(tokenOf(link));
  });
});

describe("an employment", () => {
  test("that has ended takes the login's access away at once", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const { version } = await (await company.read()).employees.get(ana.employeeId);
    await company.owner.api.employees.setEmploymentEnd.mutate({
      ...anAttempt(),
      expectedVersion: version,
      employeeId: ana.employeeId,
      lastDay: addDays(today, -2),
      cause: resigned,
    });
    const refusal = await refusalOf(ana.api.timeEntries.clockOut.mutate(anAttempt()));
    expect(refusal).toMatchObject({
      code: "UNAUTHORIZED",
      message: expect.stringMatching("Firebase"),
    });
    const store = await company.read();
    expect(await store.members.find(ana.login.uid)).toBeNull();
    expect(await store.employees.get(ana.employeeId)).toMatchObject({
      status: "terminated",
      userId: null,
    });
  });

  test("is ended by a manager for their own people, never for an admin or a manager", async () => {
    const company = await aCompany();
    const manager = await aMember(company, { role: "manager", name: "Max" });
    const end = async (employeeId: EmployeeId) => {
      const { version } = await (await company.read()).employees.get(employeeId);
      const ending = { ...anAttempt(), employeeId, lastDay: "2026-01-01", cause: resigned };
      return manager.api.employees.setEmploymentEnd.mutate({ ...ending, expectedVersion: version });
    };
    const boss = await aMember(company, { role: "admin", name: "Bea" });
    expect(await refusalOf(end(boss.employeeId))).toMatchObject({
      code: "FORBIDDEN",
      rule: "higherRole",
    });
    expect(await refusalOf(end(manager.employeeId))).toMatchObject({ rule: "ownRecord" });
    const ana = await aMember(company);
    await expect(end(ana.employeeId)).resolves.toHaveProperty("version");
  });

  test("of the only admin cannot end", async () => {
    const company = await aCompany();
    const boss = await aMember(company, { role: "admin" });
    const end = async () => {
      const { version } = await (await company.read()).employees.get(boss.employeeId);
      const ending = { employeeId: boss.employeeId, lastDay: "2026-01-01", cause: resigned };
      const input = { ...anAttempt(), ...ending, expectedVersion: version };
      return boss.api.employees.setEmploymentEnd.mutate(input);
    };
    const store = (unit: Unit) => companyStore(unit, company.companyId);
    await inTransaction(async (unit) => store(unit).members.remove(company.owner.login.uid));
    expect(await refusalOf(end())).toMatchObject({ code: "CONFLICT", rule: "lastAdmin" });
  });
});

test("a manager changes their own people only, and cannot move them elsewhere", async () => {
  const company = await aCompany();
  const manager = await aMember(company, { role: "manager", name: "Max" });
  const own = await anEmployee(company);
  const far = await anEmployee(company, { locationIds: [company.market] });
  const employee = { name: "Ana", jobRoleIds: [], payrollId: null, hiredOn: null };
  const save = (employeeId: EmployeeId, locationIds: LocationId[]) =>
    manager.api.employees.save.mutate({
      ...anAttempt(),
      expectedVersion: 1,
      employeeId,
      employee: { ...employee, locationIds },
    });
  expect(await refusalOf(save(far, [company.market]))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusalOf(save(own, [company.market]))).toMatchObject({ code: "NOT_FOUND" });
  await expect(save(own, [company.harbor])).resolves.toEqual({ version: 2 });
  expect(await refusalOf(save(own, [company.harbor]))).toMatchObject({ rule: "staleVersion" });
});

test("a company's document names its founder", async () => {
  const company = await aCompany();
  const found = await companies(await readingUnit()).get(company.companyId);
  expect(found).toMatchObject({ createdBy: company.owner.login.uid, onBoardedAt: null });
  await company.owner.api.onBoard.finish.mutate(anAttempt());
  const finished = await companies(await readingUnit()).get(company.companyId);
  expect(finished.onBoardedAt).not.toBeNull();
});
