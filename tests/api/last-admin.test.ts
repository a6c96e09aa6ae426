import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { watchAdmins } from "../../functions/src/operations/access/watch-admins.ts";
import { writeRole } from "../../functions/src/cli/write-role.ts";
import { mail } from "../../functions/src/store/mail.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin, changeAccount, deleteAccount } from "../support/auth-emulator.ts";
import { resigned } from "../support/an-end-cause.ts";

const sentence =
  "This is the company's only admin who can sign in. Make someone else an admin first.";
const toolkit = `http://${stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;

let staff: Member;

beforeAll(async () => {
  staff = await aStaffMember();
});

/** As any user can outside the app: with only their token. */
async function deleteOwnLogin({ idToken }: Login): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ idToken });
  const answer = await fetch(`${toolkit}/accounts:delete?key=any`, {
    method: "POST",
    headers,
    body,
  });
  expect(answer.status).toBe(200);
}

/** A company whose only admin who can sign in is an employee, beside one whose login is gone. */
async function aLastAdmin() {
  const company = await aCompany();
  const admin = await aMember(company, { role: "admin" });
  await deleteOwnLogin(company.owner.login);
  await watchAdmins(company.companyId);
  return { company, admin };
}

const versionOf = async ({ read }: TestCompany, employeeId: EmployeeId) =>
  (await (await read()).employees.get(employeeId)).version;
const memberVersion = async ({ read }: TestCompany, { login }: Member) =>
  (await (await read()).members.get(login.uid)).version;
const missingSince = async ({ read }: TestCompany) =>
  (await (await read()).company()).adminMissingSince ?? null;
const letters = async ({ companyId }: TestCompany) =>
  (await mail(await readingUnit()).list([["companyId", "==", companyId]])).filter(
    ({ content }) => content.kind === "adminMissing",
  );

describe("the last admin who can sign in stays", () => {
  test("whatever a user tries", async () => {
    const { company, admin } = await aLastAdmin();
    const { api, login, employeeId } = admin;
    const access = { employeeId, expectedVersion: await memberVersion(company, admin) };
    const edit = { employeeId, expectedVersion: await versionOf(company, employeeId) };
    const lower = { role: "manager" as const, locationIds: [company.harbor], mayViewWages: false };
    const ways = {
      "another role": () => api.employees.setAccess.mutate({ ...anAttempt(), ...access, ...lower }),
      "no access": () => api.employees.removeAccess.mutate({ ...anAttempt(), ...access }),
      "the end of employment": () =>
        api.employees.setEmploymentEnd.mutate({
          ...anAttempt(),
          ...edit,
          lastDay: "2026-01-02",
          cause: resigned,
        }),
      "the login switched off": () =>
        staff.api.users.setDisabled.mutate({
          ...anAttempt(),
          uid: login.uid,
          reason: "A test.",
          isDisabled: true,
        }),
    };
    for (const [way, call] of Object.entries(ways)) {
      const { message } = await refusalOf(call());
      expect([way, message]).toEqual([way, sentence]);
    }
    const request = { email: login.email, role: "manager", company: company.companyId } as const;
    const grant = writeRole({ ...request, yes: true, emulator: true }, login.uid, "a test");
    await expect(grant).rejects.toThrow(sentence);
    expect((await (await company.read()).members.get(login.uid)).role).toBe("admin");
  });
});

describe("an admin who deletes their login at the identity service", () => {
  test("leaves the company flagged and the membership kept, and others are notified once", async () => {
    const company = await aCompany({ name: "Quay Coffee" });
    const manager = await aMember(company, { role: "manager" });
    const { login } = company.owner;
    await watchAdmins(company.companyId);
    expect(await missingSince(company)).toBeNull();
    await deleteOwnLogin(login);
    await watchAdmins(company.companyId);
    await watchAdmins(company.companyId);
    const since = await missingSince(company);
    expect(since).not.toBeNull();
    expect(await (await company.read()).members.get(login.uid)).toMatchObject({
      role: "admin",
      isLoginLost: true,
    });
    expect((await letters(company)).map(({ to }) => to).toSorted()).toEqual(
      [manager.login.email, "staff@crewline.example"].toSorted(),
    );
    const { companies } = await staff.api.companyOptions.list.query();
    const listed = companies.find(({ companyId }) => companyId === company.companyId);
    expect(listed?.adminMissingSince).toBe(since);
  });

  test("is noticed when a member of the company signs in", async () => {
    const company = await aCompany();
    const manager = await aMember(company, { role: "manager" });
    await deleteOwnLogin(company.owner.login);
    await manager.api.user.userInfo.query();
    expect(await missingSince(company)).not.toBeNull();
  });

  test("leaves a company that product staff give a new admin", async () => {
    const company = await aCompany();
    const { login } = company.owner;
    await deleteOwnLogin(login);
    await watchAdmins(company.companyId);
    const next = await aLogin();
    await changeAccount(next.uid, { emailVerified: true });
    const request = { email: next.email, role: "admin", company: company.companyId } as const;
    await writeRole({ ...request, yes: true, emulator: true }, next.uid, "a test");
    expect(await missingSince(company)).toBeNull();
    expect((await (await company.read()).members.get(next.uid)).role).toBe("admin");
  });

  test("is no loss where another admin can sign in", async () => {
    const company = await aCompany();
    const other = await aMember(company, { role: "admin" });
    await deleteAccount(company.owner.login.uid);
    await watchAdmins(company.companyId);
    expect(await missingSince(company)).toBeNull();
    expect(await letters(company)).toEqual([]);
    expect(other.login.uid).not.toBe(company.owner.login.uid);
  });
});
