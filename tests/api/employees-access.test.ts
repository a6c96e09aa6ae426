import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeEach, describe, expect, test } from "vitest";
import { verifyToken } from "../../functions/src/identity/verify-token.ts";
import { syncAccess } from "../../functions/src/operations/access/sync-access.ts";
import { accessChanges } from "../../functions/src/store/access-changes.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import { userStates } from "../../functions/src/store/user-states.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, memberOf, tokenOf } from "../support/a-company.ts";
import { removeAccess, setAccess } from "../support/access-of-people.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin, changeAccount } from "../support/auth-emulator.ts";

let company: TestCompany;
beforeEach(async () => {
  company = await aCompany();
});

const verdictOn = async ({ login }: Member) =>
  (await verifyToken(`Bearer ${login.idToken}`, "live")).refusal;

const stateOf = async (uid: UserId) => userStates(await readingUnit()).find(uid);

const changesOf = async () =>
  accessChanges({ unit: await readingUnit(), path: `companies/${company.companyId}` }).list([]);

describe("an admin gives a login other rights", () => {
  test("and the person's next token has them, also those of a manager's reach", async () => {
    const person = await aMember(company, { name: "Max" });
    await setAccess(company, person, "manager", {
      locationIds: [company.market],
      mayViewWages: true,
    });
    const { members } = await company.read();
    expect(await members.find(person.login.uid)).toMatchObject({
      role: "manager",
      locationIds: [company.market],
      mayViewWages: true,
      version: 2,
    });
    expect(await verdictOn(person)).toBe("Firebase token outdated");
    expect((await stateOf(person.login.uid))?.minIat).toBe(0);
    const { api } = await memberOf(person.login);
    expect((await api.user.userInfo.query()).data.role).toBe("manager");
  });

  test("and lower ones end the sign-ins of before, and are on record", async () => {
    const person = await aMember(company, { role: "manager" });
    await setAccess(company, person, "employee");
    expect(await verdictOn(person)).toContain("Firebase");
    expect((await stateOf(person.login.uid))?.minIat).toBeGreaterThan(0);
    expect(await changesOf()).toMatchObject([
      {
        act: "rightsChanged",
        uid: person.login.uid,
        before: { role: "manager", locationIds: [company.harbor] },
        after: { role: "employee", locationIds: [] },
        by: company.owner.login.uid,
        byName: expect.stringMatching(/./),
      },
    ]);
    const { api } = await memberOf(person.login);
    expect((await api.user.userInfo.query()).data.role).toBe("employee");
  });

  test("but not with locations of another company, and not from an older version", async () => {
    const person = await aMember(company);
    const other = await aCompany({ name: "Pier Coffee" });
    const elsewhere = setAccess(company, person, "manager", { locationIds: [other.harbor] });
    expect(await refusalOf(elsewhere)).toMatchObject({ code: "NOT_FOUND", rule: "notFound" });
    const stale = company.owner.api.employees.setAccess.mutate({
      ...anAttempt(),
      employeeId: person.employeeId,
      expectedVersion: 7,
      role: "manager",
      locationIds: [],
      mayViewWages: false,
    });
    expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", rule: "staleVersion" });
  });

  test("but not of an employee without a login", async () => {
    const employeeId = await anEmployee(company);
    const attempt = { ...anAttempt(), expectedVersion: 1, employeeId };
    const removal = company.owner.api.employees.removeAccess.mutate(attempt);
    expect(await refusalOf(removal)).toMatchObject({ rule: "notFound", message: /login/ });
  });

  test.each(["manager", "employee"] as const)("and a %s does not", async (role) => {
    const [person, other] = [await aMember(company), await aMember(company, { role })];
    expect(await refusalOf(setAccess(company, person, "manager", { by: other }))).toMatchObject({
      code: "FORBIDDEN",
      message: expect.not.stringMatching(/Firebase|\buid\b/),
    });
  });
});

describe("an admin takes a login out of the company", () => {
  test("which ends its sign-ins and leaves the employee", async () => {
    const person = await aMember(company, { role: "manager" });
    await removeAccess(company, person);
    expect(await verdictOn(person)).toContain("Firebase");
    const { members, employees } = await company.read();
    expect(await members.find(person.login.uid)).toBeNull();
    expect(await employees.get(person.employeeId)).toMatchObject({
      userId: null,
      status: "active",
    });
    expect(await changesOf()).toMatchObject([{ before: { role: "manager" }, after: null }]);
    const { api } = await memberOf(person.login);
    expect((await api.user.userInfo.query()).data).toMatchObject({ companyId: null, role: null });
  });
});

describe("the last admin", () => {
  test("can neither be lowered nor removed", async () => {
    const admin = await aMember(company, { role: "admin" });
    await dropOwner();
    expect(await refusalOf(setAccess(company, admin, "manager", { by: admin }))).toMatchObject({
      rule: "lastAdmin",
    });
    expect(await refusalOf(removeAccess(company, admin, admin))).toMatchObject({
      rule: "lastAdmin",
    });
  });

  test("is one of two who take each other's rights away at the same moment", async () => {
    const [ana, ben] = [
      await aMember(company, { role: "admin", name: "Ana" }),
      await aMember(company, { role: "admin", name: "Ben" }),
    ];
    await dropOwner();
    const outcomes = await Promise.allSettled([
      setAccess(company, ana, "employee", { by: ben }),
      setAccess(company, ben, "employee", { by: ana }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { members } = await company.read();
    expect(await members.list([["role", "==", "admin"]])).toHaveLength(1);
  });

  /** The owner has no employee's record, so only the documents can be told. */
  async function dropOwner(): Promise<void> {
    await inTransaction(async (unit) => {
      companyStore(unit, company.companyId).members.remove(company.owner.login.uid);
    });
  }
});

test("an invitation gives nothing that its inviter has lost meanwhile", async () => {
  const inviter = await aMember(company, { role: "admin" });
  const employeeId = await anEmployee(company);
  const email = `${employeeId}@people.example`.toLowerCase();
  const rights = { role: "admin" as const, locationIds: [], mayViewWages: true };
  const offer = { ...anAttempt(), employeeId, email, ...rights };
  const { link } = await inviter.api.employees.invite.mutate(offer);
  await setAccess(company, inviter, "employee");
  const { idToken } = await aLogin(email);
  const accept = apiFor(idToken).user.acceptInvitation.mutate({
    ...anAttempt(),
    token: tokenOf(link),
  });
  expect(await refusalOf(accept)).toMatchObject({ rule: "invitationInvalid" });
});

test("a downgrade that crashed before the old tokens were ended is finished by the next try", async () => {
  const person = await aMember(company, { role: "manager" });
  const { uid } = person.login;
  const employee = { role: "employee" as const, employeeId: person.employeeId };
  const claims = { companyId: company.companyId, ...employee, admin: false, v: 1 };
  // The claims are changed already, as by a server that stopped right after it.
  await changeAccount(uid, { customAttributes: JSON.stringify(claims) });
  await inTransaction(async (unit) => {
    const { members } = companyStore(unit, company.companyId);
    const member = await members.get(uid);
    members.save(uid, { ...member, ...employee, version: member.version + 1 });
  });
  expect((await stateOf(uid))?.minIat).toBe(0);
  await syncAccess(uid);
  expect((await stateOf(uid))?.minIat).toBeGreaterThan(0);
  expect((await stateOf(uid))?.announced).toMatchObject({ role: "employee" });
  expect(await verdictOn(person)).toContain("Firebase");
});
