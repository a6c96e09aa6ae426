import type { EmployeeId, LocationId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { readCompany } from "../../functions/src/store/company/read-company.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aMember, aTestCompanyOf, anEmployee } from "../support/a-company.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin, changeAccount, signInAgain } from "../support/auth-emulator.ts";
import { mailsTo } from "../support/outbox.ts";

let domain: string;
beforeEach(() => {
  domain = `d${randomUUID()}.example`;
});

/** A login at the domain, with a proven address unless said otherwise. */
async function atDomain(name: string, isProven = true): Promise<Login> {
  const login = await aLogin(`${name}@${domain}`);
  if (!isProven) return login;
  await changeAccount(login.uid, { emailVerified: true });
  return signInAgain(login);
}

async function aCompanyAtDomain(isProven = true): Promise<TestCompany> {
  return aTestCompanyOf(await atDomain("olivia", isProven));
}

const ask = (login: Login) => apiFor(login.idToken).user.askToJoin.mutate(anAttempt());

async function waitingAt(company: TestCompany) {
  return (await company.read()).joinRequests.list([["state", "==", "waiting"]]);
}

async function aRequest(): Promise<{ company: TestCompany; ana: Login }> {
  const company = await aCompanyAtDomain();
  const ana = await atDomain("ana");
  await ask(ana);
  return { company, ana };
}

describe("a person with an address at the domain of an admin", () => {
  test("asks to join, once, and the admins hear of it", async () => {
    const { company, ana } = await aRequest();
    await ask(ana);
    expect(await waitingAt(company)).toMatchObject([{ id: ana.uid, email: ana.email }]);
    const mails = await mailsTo(company.owner.login.email);
    expect(mails).toMatchObject([{ content: { kind: "joinRequested", askerEmail: ana.email } }]);
  });

  test("learns nothing: the answer is the same where no company is of that domain", async () => {
    const { ana } = await aRequest();
    const bob = await aLogin(`bob@n${randomUUID()}.example`);
    await changeAccount(bob.uid, { emailVerified: true });
    const zoe = await aLogin(`${randomUUID()}@gmail.com`);
    await changeAccount(zoe.uid, { emailVerified: true });
    const answers = await Promise.all(
      [ana, await signInAgain(bob), await signInAgain(zoe)].map((login) => ask(login)),
    );
    expect(answers).toEqual([{}, {}, {}]);
  });

  test("has to prove the address first", async () => {
    const company = await aCompanyAtDomain();
    const refused = ask(await atDomain("ana", false));
    expect(await refusalOf(refused)).toMatchObject({ rule: "emailUnproven" });
    expect(await waitingAt(company)).toEqual([]);
  });

  test("reaches no company whose admins have not proven an address there", async () => {
    const company = await aCompanyAtDomain(false);
    expect(await ask(await atDomain("ana"))).toEqual({});
    expect(await waitingAt(company)).toEqual([]);
  });

  test("reaches no company that has switched it off, and again one that switched it on", async () => {
    const company = await aCompanyAtDomain();
    const { api } = company.owner;
    const save = async (isOn: boolean) => {
      const { version: expectedVersion } = await (await company.read()).company();
      return api.settings.saveJoining.mutate({ ...anAttempt(), expectedVersion, isOn });
    };
    await save(false);
    expect(await ask(await atDomain("ana"))).toEqual({});
    expect(await waitingAt(company)).toEqual([]);
    await save(true);
    await ask(await atDomain("bob"));
    expect(await waitingAt(company)).toHaveLength(1);
  });

  test("asks no company from within another one", async () => {
    const company = await aCompanyAtDomain();
    const ana = await aTestCompanyOf(await atDomain("ana"));
    expect(await refusalOf(ask(ana.owner.login))).toMatchObject({ rule: "alreadyMember" });
    expect(await waitingAt(company)).toEqual([]);
  });

  test("asks three times a day", async () => {
    const ana = await atDomain("ana");
    for (let count = 0; count < 3; count += 1) await ask(ana);
    expect(await refusalOf(ask(ana))).toMatchObject({ rule: "tooManyAttempts" });
  });
});

describe("an admin", () => {
  const accept = (member: Member, requestId: UserId, person: Person) =>
    member.api.employees.acceptJoin.mutate({ ...anAttempt(), requestId, person });

  test("accepts a person as a new employee, who joins by the link of the mail", async () => {
    const { company, ana } = await aRequest();
    const { owner, harbor } = company;
    const input = {
      ...anAttempt(),
      requestId: ana.uid,
      person: { kind: "new" as const, name: "Ana Diaz", locationIds: [harbor] },
    };
    const { employeeId } = await owner.api.employees.acceptJoin.mutate(input);
    expect(await owner.api.employees.acceptJoin.mutate(input)).toEqual({ employeeId });
    const store = await company.read();
    expect(await store.employees.list([])).toHaveLength(1);
    expect(await store.employees.get(employeeId)).toMatchObject({
      name: "Ana Diaz",
      locationIds: [harbor],
      status: "invited",
    });
    expect(await store.employeeProfiles.get(employeeId)).toMatchObject({ email: ana.email });
    expect(await mailsTo(ana.email)).toMatchObject([{ content: { kind: "invitation" } }]);
    expect(await waitingAt(company)).toEqual([]);
    const { pending } = await owner.api.employees.pendingInvitation.query({ employeeId });
    expect(pending).toMatchObject({ email: ana.email, role: "employee" });
  });

  test("accepts a person as an employee on file without a login, and refuses one with a login", async () => {
    const { company, ana } = await aRequest();
    const bob = await aMember(company, { name: "Bob" });
    const taken = accept(company.owner, ana.uid, { kind: "existing", employeeId: bob.employeeId });
    expect(await refusalOf(taken)).toMatchObject({ rule: "alreadyMember" });
    expect(await waitingAt(company)).toHaveLength(1);
    const employeeId = await anEmployee(company);
    await accept(company.owner, ana.uid, { kind: "existing", employeeId });
    expect((await (await company.read()).employees.get(employeeId)).status).toBe("invited");
  });

  test("declines; the request is removed, the person is not notified and cannot ask again for a while", async () => {
    const { company, ana } = await aRequest();
    const { api } = company.owner;
    await api.employees.declineJoin.mutate({ ...anAttempt(), requestId: ana.uid });
    await ask(ana);
    expect(await waitingAt(company)).toEqual([]);
    expect(await mailsTo(ana.email)).toEqual([]);
    const late = accept(company.owner, ana.uid, {
      kind: "new",
      name: "Ana",
      locationIds: [company.harbor],
    });
    expect(await refusalOf(late)).toMatchObject({ rule: "joinRequestDecided" });
    expect(await (await company.read()).employees.list([])).toEqual([]);
  });

  test("of another company decides nothing, nor does a manager", async () => {
    const { company, ana } = await aRequest();
    domain = `d${randomUUID()}.example`;
    const other = await aCompanyAtDomain();
    const person = { kind: "new" as const, name: "Ana", locationIds: [other.harbor] };
    expect(await refusalOf(accept(other.owner, ana.uid, person))).toMatchObject({
      rule: "notFound",
    });
    const manager = await aMember(company, { role: "manager", reach: [company.harbor] });
    const own = { ...person, locationIds: [company.harbor] };
    expect(await refusalOf(accept(manager, ana.uid, own))).toMatchObject({ code: "FORBIDDEN" });
    expect(await waitingAt(company)).toHaveLength(1);
  });

  test("cannot switch it on for a domain that is not proven, or public", async () => {
    const company = await aCompanyAtDomain(false);
    const { version: expectedVersion } = await (await company.read()).company();
    const save = company.owner.api.settings.saveJoining.mutate({
      ...anAttempt(),
      expectedVersion,
      isOn: true,
    });
    expect(await refusalOf(save)).toMatchObject({ rule: "emailUnproven" });
    const login = await aLogin(`${randomUUID()}@gmail.com`);
    await changeAccount(login.uid, { emailVerified: true });
    const atHome = await aTestCompanyOf(await signInAgain(login));
    expect((await (await readCompany(atHome.companyId)).company()).joinDomain).toBeNull();
    const again = await (await atHome.read()).company();
    const saving = atHome.owner.api.settings.saveJoining.mutate({
      ...anAttempt(),
      expectedVersion: again.version,
      isOn: true,
    });
    expect(await refusalOf(saving)).toMatchObject({ rule: "noCompanyDomain" });
  });
});

type Person =
  | { kind: "existing"; employeeId: EmployeeId }
  | { kind: "new"; name: string; locationIds: LocationId[] };
