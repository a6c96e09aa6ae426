import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { authClient } from "../../functions/src/identity/auth-client.ts";
import { verifyToken } from "../../functions/src/identity/verify-token.ts";
import { accessChanges } from "../../functions/src/store/access-changes.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import { userStates } from "../../functions/src/store/user-states.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffLogin, aStaffMember } from "../support/a-company.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin, alteredToken, changeAccount, signInAgain } from "../support/auth-emulator.ts";
import { SessionBrowser } from "../support/session-browser.ts";

let staff: Member;
let company: TestCompany;
beforeAll(async () => {
  staff = await aStaffMember();
  company = await aCompany({ name: "Pier Coffee" });
});

const reason = "Lost the phone, called back.";
const act = ({ uid }: Login) => ({ ...anAttempt(), uid, reason });

const refusalFor = async ({ idToken }: Login) =>
  (await verifyToken(`Bearer ${idToken}`, "live")).refusal;

const minIatOf = async ({ uid }: Login) =>
  (await userStates(await readingUnit()).find(uid))?.minIat ?? null;

async function rowsOf({ uid }: Login, companyId: CompanyId | null) {
  const path = companyId === null ? null : `companies/${companyId}`;
  return accessChanges({ unit: await readingUnit(), path }).list([["uid", "==", uid]]);
}

/** As if signed in a minute ago: a sign-in of the same second as its end outlives it. */
async function ofBefore(login: Login): Promise<Login> {
  const authTime = Math.floor(Date.now() / 1000) - 60;
  await changeAccount(login.uid, { validSince: String(authTime) });
  return { ...login, idToken: alteredToken(login.idToken, { auth_time: authTime }) };
}

describe("product staff", () => {
  test("switch a login off, which ends its sign-ins everywhere, and on again", async () => {
    const { login } = await aMember(company, { role: "manager" });
    const browser = new SessionBrowser();
    await browser.signIn(login.idToken);
    await staff.api.users.setDisabled.mutate({ ...act(login), isDisabled: true });
    expect(await refusalFor(login)).toContain("Firebase");
    expect(await browser.guid()).toBeNull();
    expect(await minIatOf(login)).toBeGreaterThan(0);
    await expect(signInAgain(login)).rejects.toThrow("USER_DISABLED");
    expect(await staff.api.users.find.query({ email: login.email })).toMatchObject({
      isDisabled: true,
    });

    await staff.api.users.setDisabled.mutate({ ...act(login), isDisabled: false });
    expect((await apiFor((await signInAgain(login)).idToken).user.userInfo.query()).data.role).toBe(
      "manager",
    );
    const rows = await rowsOf(login, company.companyId);
    expect(rows.map((row) => row.act).toSorted()).toEqual(["switchedOff", "switchedOn"]);
    expect(rows[0]).toMatchObject({
      reason,
      by: staff.login.uid,
      before: { role: "manager" },
      after: { role: "manager" },
    });
  });

  test("sign a login out everywhere, also one of no company", async () => {
    const login = await ofBefore((await aMember(company)).login);
    const newcomer = await ofBefore(await aLogin());
    for (const each of [login, newcomer]) expect(await refusalFor(each)).toBeNull();
    await staff.api.users.signOutEverywhere.mutate(act(login));
    await staff.api.users.signOutEverywhere.mutate(act(newcomer));
    expect(await refusalFor(login)).toContain("Firebase");
    expect(await refusalFor(newcomer)).toContain("Firebase");
    expect(await minIatOf(login)).toBeGreaterThan(0);
    expect(await rowsOf(newcomer, null)).toMatchObject([
      { act: "signedOut", before: null, reason },
    ]);
    expect(await refusalFor(await signInAgain(login))).toBeNull();
  });

  test("remove second factors that a user has lost", async () => {
    const login = await ofBefore((await aMember(company)).login);
    await changeAccount(login.uid, { emailVerified: true });
    const client = await authClient();
    const phone = {
      uid: "factor",
      factorId: "phone",
      phoneNumber: "+15555550111",
      displayName: "Phone",
    };
    await client.updateUser(login.uid, { multiFactor: { enrolledFactors: [phone] } });
    expect(await staff.api.users.find.query({ email: login.email })).toMatchObject({
      secondFactors: 1,
    });

    await staff.api.users.removeSecondFactor.mutate(act(login));
    expect((await client.getUser(login.uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect(await refusalFor(login)).toContain("Firebase");
    expect((await signInAgain(login)).idToken).not.toBe(login.idToken);
    expect(await rowsOf(login, company.companyId)).toMatchObject([{ act: "secondFactorRemoved" }]);
  });

  test("do neither to themselves", async () => {
    const { api, login } = staff;
    const acts = [
      api.users.setDisabled.mutate({ ...act(login), isDisabled: true }),
      api.users.removeSecondFactor.mutate(act(login)),
    ];
    for (const refusal of await Promise.all(acts.map(refusalOf))) {
      expect(refusal).toMatchObject({ code: "FORBIDDEN", rule: "ownLogin" });
    }
    expect(await refusalFor(login)).toBeNull();
    expect(await rowsOf(login, null)).toEqual([]);
  });

  test("give a reason, and have signed in within five minutes", async () => {
    const { login } = await aMember(company);
    const unexplained = staff.api.users.signOutEverywhere.mutate({ ...act(login), reason: " " });
    expect(await refusalOf(unexplained)).toMatchObject({
      code: "BAD_REQUEST",
      fieldErrors: { reason: expect.stringContaining("Say why") },
    });
    const longAgo = Math.floor(Date.now() / 1000) - 400;
    await changeAccount(staff.login.uid, { validSince: String(longAgo - 10) });
    const { api } = { api: apiFor(alteredToken(staff.login.idToken, { auth_time: longAgo })) };
    expect(await refusalOf(api.users.signOutEverywhere.mutate(act(login)))).toMatchObject({
      rule: "recentSignInRequired",
    });
    expect(await refusalFor(login)).toBeNull();
  });

  test("do the same attempt once on record when it is repeated", async () => {
    const { login } = await aMember(company);
    const input = act(login);
    await staff.api.users.signOutEverywhere.mutate(input);
    await staff.api.users.signOutEverywhere.mutate(input);
    expect(await rowsOf(login, company.companyId)).toHaveLength(1);
  });
});

test("an admin of a company is not product staff and acts on no login", async () => {
  const { login } = await aMember(company);
  const refused = company.owner.api.users.setDisabled.mutate({ ...act(login), isDisabled: true });
  expect(await refusalOf(refused)).toMatchObject({ code: "FORBIDDEN" });
  expect(await refusalFor(login)).toBeNull();
});

describe("the role of a login", () => {
  test("is changed with a reason on record in the company, and takes effect", async () => {
    const { login } = await aMember(company, { role: "employee" });
    const input = { ...act(login), role: "manager" as const };
    await staff.api.users.setRole.mutate(input);
    await staff.api.users.setRole.mutate(input);
    const { data } = await apiFor((await signInAgain(login)).idToken).user.userInfo.query();
    expect(data.role).toBe("manager");
    expect(await rowsOf(login, company.companyId)).toMatchObject([
      {
        act: "rightsChanged",
        reason,
        byEmail: staff.login.email,
        before: { role: "employee" },
        after: { role: "manager", mayViewWages: false },
      },
    ]);
    const shown = await staff.api.users.show.query({ uid: login.uid });
    expect(shown.membership).toMatchObject({
      role: "manager",
      locationNames: ["Harbor"],
      otherAdmins: [{ uid: company.owner.login.uid }],
    });
    expect(shown.acts).toMatchObject([{ act: "rightsChanged", reason }]);
  });

  test("stays with the only admin, and an admin needs a verified address", async () => {
    const alone = await aCompany({ name: "One Admin" });
    const demote = { ...act(alone.owner.login), role: "manager" as const };
    expect(await refusalOf(staff.api.users.setRole.mutate(demote))).toMatchObject({
      rule: "lastAdmin",
    });
    const { login } = await aMember(alone);
    const promote = { ...act(login), role: "admin" as const };
    expect(await refusalOf(staff.api.users.setRole.mutate(promote))).toMatchObject({
      rule: "adminUnproven",
    });
    const own = { ...act(staff.login), role: "manager" as const };
    expect(await refusalOf(staff.api.users.setRole.mutate(own))).toMatchObject({
      rule: "ownLogin",
    });
  });

  test("of the only admin passes to another member in one step, and once", async () => {
    const handed = await aCompany({ name: "Handed Over" });
    const { login } = await aMember(handed, { role: "manager" });
    const input = { ...act(handed.owner.login), toUid: login.uid };
    expect(await refusalOf(staff.api.users.transferOwnership.mutate(input))).toMatchObject({
      rule: "adminUnproven",
    });
    await changeAccount(login.uid, { emailVerified: true });
    const again = { ...act(handed.owner.login), toUid: login.uid };
    await staff.api.users.transferOwnership.mutate(again);
    await staff.api.users.transferOwnership.mutate(again);
    const { members } = await handed.read();
    expect(await members.find(login.uid)).toMatchObject({ role: "admin" });
    expect(await members.find(handed.owner.login.uid)).toMatchObject({ role: "manager" });
    expect(await rowsOf(login, handed.companyId)).toHaveLength(1);
    expect(await rowsOf(handed.owner.login, handed.companyId)).toHaveLength(1);
  });

  test("of an admin is not handed over by product staff to their own login", async () => {
    const shared = await aCompany({ name: "Shared With Staff" });
    const login = await aStaffLogin();
    const { api } = await aMember(shared, { role: "admin", login });
    const input = { ...act(shared.owner.login), toUid: login.uid };
    expect(await refusalOf(api.users.transferOwnership.mutate(input))).toMatchObject({
      code: "FORBIDDEN",
      rule: "ownLogin",
    });
    const { members } = await shared.read();
    expect(await members.find(shared.owner.login.uid)).toMatchObject({ role: "admin" });
  });

  test("of another company's member is not handed over to", async () => {
    const [one, other] = [await aCompany(), await aMember(company)];
    await changeAccount(other.login.uid, { emailVerified: true });
    const input = { ...act(one.owner.login), toUid: other.login.uid };
    expect(await refusalOf(staff.api.users.transferOwnership.mutate(input))).toMatchObject({
      rule: "notFound",
    });
  });
});
