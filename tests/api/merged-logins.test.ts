import { beforeAll, describe, expect, test } from "vitest";
import { firstPreferences } from "@crewline/domain/records/users/preferences";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import { users } from "../../functions/src/store/users.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffLogin, aStaffMember } from "../support/a-company.ts";
import { accessRows } from "../support/a-view.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin, changeAccount, signInAgain } from "../support/auth-emulator.ts";

let staff: Member;
let company: TestCompany;
beforeAll(async () => {
  staff = await aStaffMember();
  company = await aCompany({ name: "Pier Coffee" });
});

const reason = "Signed up again with a private address, called back.";
const into = (from: Login, toEmail: string) => ({
  ...anAttempt(),
  uid: from.uid,
  toEmail,
  reason,
});
const ruleOf = async (from: Login, toEmail: string) =>
  (await refusalOf(staff.api.users.merge.mutate(into(from, toEmail)))).rule;

/** A new login at a proven address. */
async function aProvenLogin(): Promise<Login> {
  const login = await aLogin();
  await changeAccount(login.uid, { emailVerified: true });
  return login;
}

describe("two logins of one person", () => {
  test("become one: the membership passes on, and the first one is switched off", async () => {
    const emma = await aMember(company, { role: "manager", name: "Emma Stone" });
    const other = await aProvenLogin();
    const input = into(emma.login, other.email);
    expect(await staff.api.users.merge.mutate(input)).toEqual({});
    expect(await staff.api.users.merge.mutate(input)).toEqual({});

    const { data } = await apiFor((await signInAgain(other)).idToken).user.userInfo.query();
    expect(data).toMatchObject({
      uid: other.uid,
      companyId: company.companyId,
      role: "manager",
      employeeId: emma.employeeId,
    });
    await expect(signInAgain(emma.login)).rejects.toThrow("USER_DISABLED");
    expect(await refusalOf(emma.api.user.userInfo.query())).toMatchObject({
      code: "UNAUTHORIZED",
    });
    const { members, employees } = await company.read();
    expect(await members.find(emma.login.uid)).toBeNull();
    expect((await employees.get(emma.employeeId)).userId).toBe(other.uid);

    const [left] = (await accessRows(emma.login.uid, company.companyId)).slice(-1);
    expect(left).toMatchObject({ act: "rightsChanged", reason, after: null, byName: "" });
    const rows = await accessRows(other.uid, company.companyId);
    expect(rows).toMatchObject([
      { act: "rightsChanged", reason, before: null, after: { role: "manager" } },
    ]);
  });

  test("leave no saved view and no preference behind with the login that was switched off", async () => {
    const emma = await aMember(company, { role: "manager", name: "Emma Views" });
    const other = await aProvenLogin();
    const { api } = emma;
    const view = { name: "Mine", params: { sort: "-name" } };
    for (const screen of ["employees", "time-entries"]) {
      await api.settings.saveView.mutate({ ...anAttempt(), screen, view });
    }
    const preferences = { theme: "dark", density: "normal" } as const;
    await api.user.savePreferences.mutate({ ...anAttempt(), preferences });
    const input = into(emma.login, other.email);
    for (const _ of [1, 2]) await staff.api.users.merge.mutate(input);

    const { listViews } = await company.read();
    expect(await listViews(emma.login.uid).list([])).toEqual([]);
    expect(await listViews(other.uid).list([])).toEqual(
      ["employees", "time-entries"].map((id) => ({ id, views: [view], version: 1 })),
    );
    const found = users(await readingUnit());
    expect((await found.get(other.uid)).preferences).toMatchObject(preferences);
    expect((await found.get(emma.login.uid)).preferences).toEqual(firstPreferences);
  });

  test("of the only admin become one, and the company keeps an admin", async () => {
    const alone = await aCompany({ name: "One Admin" });
    const other = await aProvenLogin();
    await staff.api.users.merge.mutate(into(alone.owner.login, other.email));
    const { members } = await alone.read();
    const admins = await members.list([["role", "==", "admin"]]);
    expect(admins.map(({ id }) => id)).toEqual([other.uid]);
  });
});

describe("no logins are merged", () => {
  test("if the one that stays is unproven, of a company, or the same one", async () => {
    const { login } = await aMember(company);
    expect(await ruleOf(login, (await aLogin()).email)).toBe("mergeUnproven");
    const off = await aProvenLogin();
    await changeAccount(off.uid, { disableUser: true });
    expect(await ruleOf(login, off.email)).toBe("mergeUnproven");
    const elsewhere = await aMember(await aCompany());
    await changeAccount(elsewhere.login.uid, { emailVerified: true });
    expect(await ruleOf(login, elsewhere.login.email)).toBe("alreadyMember");
    expect(await ruleOf(login, login.email)).toBe("notFound");
    expect(await ruleOf(login, "nobody@people.example")).toBe("notFound");
    expect(await ruleOf(await aProvenLogin(), (await aProvenLogin()).email)).toBe(
      "mergeWithoutCompany",
    );
    const { members } = await company.read();
    expect(await members.find(login.uid)).not.toBeNull();
  });

  test("of product staff, neither of a colleague nor of the caller", async () => {
    const { login } = await aMember(company);
    expect(await ruleOf(login, staff.login.email)).toBe("ownLogin");
    expect(await ruleOf(staff.login, (await aProvenLogin()).email)).toBe("ownLogin");
    const colleague = await aStaffLogin();
    expect(await ruleOf(login, colleague.email)).toBe("mergeOfStaff");
  });

  test("by an admin who is not product staff", async () => {
    const { login } = await aMember(company);
    const refused = company.owner.api.users.merge.mutate(into(login, (await aProvenLogin()).email));
    expect(await refusalOf(refused)).toMatchObject({ code: "FORBIDDEN" });
  });
});
