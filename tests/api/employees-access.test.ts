import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Role } from "@crewline/domain/access/role";
import { verifyToken } from "../../functions/src/identity/verify-token.ts";
import { syncAccess } from "../../functions/src/rpc/sync-access.ts";
import { accessChanges } from "../../functions/src/store/access-changes.ts";
import { companyStore } from "../../functions/src/store/company-store.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit.ts";
import { userStates } from "../../functions/src/store/user-states.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, memberOf, tokenOf } from "../support/a-company.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin, alteredToken, changeAccount } from "../support/auth-emulator.ts";

type Person = Member & { employeeId: string };

let company: TestCompany;
beforeEach(async () => {
  company = await aCompany();
});

/** Gives rights to the person's login, as the owner or somebody else. */
async function setAccess(
  { employeeId, login }: Person,
  role: Role,
  { by = company.owner, locationIds = [company.harbor], mayViewWages = false } = {},
) {
  const expectedVersion = await versionOf(login.uid);
  const rights = { role, locationIds, mayViewWages };
  return by.api.employees.setAccess.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion,
    ...rights,
  });
}

async function removeAccess({ employeeId, login }: Person, by = company.owner) {
  const expectedVersion = await versionOf(login.uid);
  return by.api.employees.removeAccess.mutate({ ...anAttempt(), employeeId, expectedVersion });
}

async function versionOf(uid: string): Promise<number> {
  return (await (await company.read()).members.find(uid))?.version ?? 1;
}

const verdictOn = async ({ login }: Member) =>
  (await verifyToken(`Bearer ${login.idToken}`, "live")).refusal;

const stateOf = async (uid: string) => userStates(await readingUnit()).find(uid);

const changesOf = async () =>
  accessChanges({ unit: await readingUnit(), path: `companies/${company.companyId}` }).list([]);

describe("an admin gives a login other rights", () => {
  test("and the person's next token has them, also those of a manager's reach", async () => {
    const person = await aMember(company, { name: "Max" });
    await setAccess(person, "manager", { locationIds: [company.market], mayViewWages: true });
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
    await setAccess(person, "employee");
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
    const elsewhere = setAccess(person, "manager", { locationIds: [other.harbor] });
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
    expect(await refusalOf(setAccess(person, "manager", { by: other }))).toMatchObject({
      code: "FORBIDDEN",
      message: expect.not.stringMatching(/Firebase|\buid\b/),
    });
  });
});

describe("an admin takes a login out of the company", () => {
  test("which ends its sign-ins and leaves the employee", async () => {
    const person = await aMember(company, { role: "manager" });
    await removeAccess(person);
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
    expect(await refusalOf(setAccess(admin, "manager", { by: admin }))).toMatchObject({
      rule: "lastAdmin",
    });
    expect(await refusalOf(removeAccess(admin, admin))).toMatchObject({ rule: "lastAdmin" });
  });

  test("is one of two who take each other's rights away at the same moment", async () => {
    const [ana, ben] = [
      await aMember(company, { role: "admin", name: "Ana" }),
      await aMember(company, { role: "admin", name: "Ben" }),
    ];
    await dropOwner();
    const outcomes = await Promise.allSettled([
      setAccess(ana, "employee", { by: ben }),
      setAccess(ben, "employee", { by: ana }),
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

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** The owner in a browser left open: the token is fresh, the sign-in is not. */
async function ownerSince(seconds: number): Promise<Member> {
  const { login } = company.owner;
  await changeAccount(login.uid, { validSince: String(secondsAgo(7200)) });
  const idToken = alteredToken(login.idToken, { auth_time: secondsAgo(seconds) });
  return { login, api: apiFor(idToken) };
}

describe("acts that matter most need a sign-in of the last five minutes:", () => {
  test("changing and removing access", async () => {
    const person = await aMember(company);
    const by = await ownerSince(310);
    const refusal = {
      code: "FORBIDDEN",
      rule: "recentSignInRequired",
      message: "Confirm that it is you by signing in again, then repeat this.",
    };
    expect(await refusalOf(setAccess(person, "manager", { by }))).toMatchObject(refusal);
    expect(await refusalOf(removeAccess(person, by))).toMatchObject(refusal);
    const soon = await ownerSince(280);
    expect(await setAccess(person, "manager", { by: soon })).toEqual({ version: 2 });
  });

  test("an end of employment that takes a login away at once, alone, in rows, or by undoing", async () => {
    const [ana, bo] = [await aMember(company), await aMember(company, { name: "Bo" })];
    const guest = await anEmployee(company);
    const late = await ownerSince(310);
    const refusal = { code: "FORBIDDEN", rule: "recentSignInRequired" };
    const past = "2026-01-31";
    expect(await refusalOf(end(ana.employeeId, past, late))).toMatchObject(refusal);
    expect(await refusalOf(endAll([guest, ana.employeeId], past, late))).toMatchObject(refusal);
    expect(await statusOf(ana.employeeId)).toBe("active");
    expect(await statusOf(guest)).toBe("active");
    await end(ana.employeeId, "2126-01-31", late);
    await end(guest, past, late);
    expect(await statusOf(guest)).toBe("terminated");

    await end(bo.employeeId, "2126-01-31");
    const { batchId } = await endAll([bo.employeeId], "2126-02-28");
    await pretendEndWas(batchId, past);
    const undo = ({ api }: Member) => api.employees.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(await refusalOf(undo(late))).toMatchObject(refusal);
    expect(await statusOf(bo.employeeId)).toBe("active");
    await undo(await ownerSince(280));
    expect(await statusOf(bo.employeeId)).toBe("terminated");
    await end(ana.employeeId, past, await ownerSince(280));
    expect(await statusOf(ana.employeeId)).toBe("terminated");
  });

  const statusOf = async (id: string) => (await (await company.read()).employees.get(id)).status;

  async function end(employeeId: string, lastDay: string, { api }: Member = company.owner) {
    const { version } = await (await company.read()).employees.get(employeeId);
    const ending = { employeeId, lastDay, expectedVersion: version };
    return api.employees.setEmploymentEnd.mutate({ ...anAttempt(), ...ending });
  }

  async function endAll(ids: string[], lastDay: string, { api }: Member = company.owner) {
    const people = await (await company.read()).employees.findAll(ids);
    const rows = people.map(({ id, name, version }) => ({
      key: id,
      title: name,
      employeeId: id,
      expectedVersion: version,
    }));
    const bulk = { ...anAttempt(), groupId: randomUUID(), title: "End employments" };
    return api.employees.endMany.mutate({ ...bulk, lastDay, rows });
  }

  /** As if the end had been planned, then moved, and its first day had passed since. */
  async function pretendEndWas(batchId: string, lastDay: string): Promise<void> {
    await inTransaction(async (unit) => {
      const { batches } = companyStore(unit, company.companyId);
      const batch = await batches.get(batchId);
      const rows = batch.rows.map((row) => {
        const undo = { ...JSON.parse(row.undoJson ?? "{}"), lastDay };
        return { ...row, undoJson: JSON.stringify(undo) };
      });
      batches.save(batchId, { ...batch, rows });
    });
  }

  test("inviting an admin, but not an employee", async () => {
    const { api } = await ownerSince(310);
    const invite = async (role: Role) => {
      const employeeId = await anEmployee(company);
      const offer = { employeeId, email: `${employeeId}@people.example`.toLowerCase(), role };
      const rights = { locationIds: [], mayViewWages: false };
      return api.employees.invite.mutate({ ...anAttempt(), ...offer, ...rights });
    };
    expect(await refusalOf(invite("admin"))).toMatchObject({ rule: "recentSignInRequired" });
    expect(await invite("employee")).toMatchObject({ link: expect.any(String) });
  });
});

test("an invitation of an admin is sent again to many only after a recent sign-in", async () => {
  const employeeId = await anEmployee(company);
  const email = `${employeeId}@people.example`.toLowerCase();
  const rights = { role: "admin" as const, locationIds: [], mayViewWages: true };
  await company.owner.api.employees.invite.mutate({ ...anAttempt(), employeeId, email, ...rights });
  const rows = [{ key: employeeId, title: "Ana", employeeId, email }];
  const resend = ({ api }: Member) => {
    const bulk = { ...anAttempt(), groupId: randomUUID(), title: "Invite people" };
    return api.employees.inviteMany.mutate({ ...bulk, rows });
  };
  expect(await refusalOf(resend(await ownerSince(310)))).toMatchObject({
    rule: "recentSignInRequired",
  });
  const { rows: sent } = await resend(await ownerSince(280));
  expect(sent).toMatchObject([{ problem: null }]);
});

test("an invitation gives nothing that its inviter has lost meanwhile", async () => {
  const inviter = await aMember(company, { role: "admin" });
  const employeeId = await anEmployee(company);
  const email = `${employeeId}@people.example`.toLowerCase();
  const rights = { role: "admin" as const, locationIds: [], mayViewWages: true };
  const offer = { ...anAttempt(), employeeId, email, ...rights };
  const { link } = await inviter.api.employees.invite.mutate(offer);
  await setAccess(inviter, "employee");
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
