import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffMember } from "../support/a-company.ts";
import { aView, viewingOf, viewOf, viewRows, inSameSignIn } from "../support/a-view.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin, alteredToken, changeAccount } from "../support/auth-emulator.ts";

let company: TestCompany;
let emma: Member;
beforeAll(async () => {
  company = await aCompany({ name: "Pier Coffee" });
  emma = await aMember(company, { role: "employee", name: "Emma Stone" });
});

let staff: Member;
beforeEach(async () => {
  staff = await aStaffMember();
});

/** The person as signed in with a second factor, which only the token tells. */
function withSecondFactor({ login }: Member): Member {
  const firebase = { sign_in_provider: "password", sign_in_second_factor: "totp" };
  const idToken = alteredToken(login.idToken, { firebase });
  return { login: { ...login, idToken }, api: apiFor(idToken) };
}

describe("no view is begun", () => {
  test("of product staff, of oneself, without a company, or of a login that is off", async () => {
    const colleague = await aStaffMember();
    const newcomer = await aLogin();
    const off = await aMember(company);
    await changeAccount(off.login.uid, { disableUser: true });
    const refused = async (uid: Member["login"]["uid"]) =>
      (await refusalOf(staff.api.users.viewAs.mutate(viewOf(uid)))).rule;
    expect(await refused(colleague.login.uid)).toBe("viewOfStaff");
    expect(await refused(staff.login.uid)).toBe("ownLogin");
    expect(await refused(newcomer.uid)).toBe("viewWithoutCompany");
    expect(await refused(off.login.uid)).toBe("viewOfSwitchedOff");
    expect(await viewingOf(staff.login.uid)).toBeNull();
    expect(await viewRows(staff.login.uid, null)).toEqual([]);
  });

  test("as an admin of a company that asks for a second factor, without one", async () => {
    const strict = await aCompany({ name: "Strict Coffee" });
    const employee = await aMember(strict, { role: "employee" });
    const demand = { ...anAttempt(), requiresSecondFactorForAdmins: true };
    await withSecondFactor(strict.owner).api.settings.saveSecurity.mutate(demand);
    const asAdmin = staff.api.users.viewAs.mutate(viewOf(strict.owner.login.uid));
    expect(await refusalOf(asAdmin)).toMatchObject({ rule: "viewUnproven" });
    const asEmployee = await aView(staff, employee.login.uid);
    expect((await asEmployee.api.user.userInfo.query()).data.role).toBe("employee");
    await asEmployee.api.users.leaveView.mutate(anAttempt());

    const back = await inSameSignIn(asEmployee);
    const proven = withSecondFactor(back);
    await proven.api.users.viewAs.mutate(viewOf(strict.owner.login.uid));
    const without = await inSameSignIn(back);
    expect(await refusalOf(without.api.employees.profiles.query())).toMatchObject({
      rule: "secondFactorRequired",
    });
    await withSecondFactor(without).api.employees.profiles.query();
  });

  test("without a reason, or for as long as someone likes", async () => {
    const input = viewOf(emma.login.uid);
    const unexplained = staff.api.users.viewAs.mutate({ ...input, reason: " " });
    expect(await refusalOf(unexplained)).toMatchObject({
      fieldErrors: { reason: expect.stringContaining("Say why") },
    });
    const endless = staff.api.users.viewAs.mutate({ ...input, minutes: 600 as never });
    expect(await refusalOf(endless)).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("by an admin who is not product staff", async () => {
    const refused = company.owner.api.users.viewAs.mutate(viewOf(emma.login.uid));
    expect(await refusalOf(refused)).toMatchObject({ code: "FORBIDDEN" });
  });
});
