import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { awaitNextSecond } from "../../functions/src/identity/claims.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffLogin, aStaffMember } from "../support/a-company.ts";
import {
  aView,
  inSameSignIn,
  viewingOf,
  viewOf,
  viewRows,
  withClaimsOfNow,
} from "../support/a-view.ts";
import { refusalOf } from "../support/api-client.ts";

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

const actsOf = (rows: readonly { act: string }[]) => rows.map(({ act }) => act);
const isOver = async (uid: Member["login"]["uid"]) => (await viewingOf(uid)) === null;

describe("product staff who sign in on another device during a view", () => {
  test("land in their back office, and the view is over on every device", async () => {
    const view = await aView(staff, emma.login.uid);
    await awaitNextSecond();
    const second = await withClaimsOfNow(staff);
    for (const { api } of [second, view]) {
      expect(await refusalOf(api.user.userInfo.query())).toMatchObject({
        code: "UNAUTHORIZED",
        message: expect.stringContaining("Firebase"),
      });
    }
    const { data } = await (await inSameSignIn(second)).api.user.userInfo.query();
    expect(data).toMatchObject({ isStaff: true, role: "admin" });
    expect(data.companyId).not.toBe(company.companyId);
    expect(await isOver(staff.login.uid)).toBe(true);
    expect(actsOf(await viewRows(staff.login.uid, null))).toEqual(["viewBegun", "viewEnded"]);
  });

  test("change nothing there with the view's token, and can begin another view", async () => {
    await aView(staff, emma.login.uid);
    await awaitNextSecond();
    const second = await withClaimsOfNow(staff);
    const begun = second.api.users.viewAs.mutate(viewOf(company.owner.login.uid));
    expect(await refusalOf(begun)).toMatchObject({ rule: "viewingOnly" });
    expect(await refusalOf(second.api.user.userInfo.query())).toMatchObject({
      code: "UNAUTHORIZED",
    });
    const asOwner = await aView(await inSameSignIn(second), company.owner.login.uid);
    expect((await asOwner.api.user.userInfo.query()).data.role).toBe("admin");
  });

  test("keep the view in the sign-ins that were there, and in their fresh tokens", async () => {
    const view = await aView(staff, emma.login.uid);
    const fresh = await inSameSignIn(view);
    expect((await fresh.api.user.userInfo.query()).data.companyName).toBe("Pier Coffee");
    expect(await isOver(staff.login.uid)).toBe(false);
  });
});

test("a colleague who views a company is listed with their own company, and not with none", async () => {
  const product = await aCompany({ name: "The product" });
  const colleague = await aMember(product, { role: "admin", login: await aStaffLogin() });
  const { uid, email } = colleague.login;
  await aView(colleague, emma.login.uid);
  const own = { uid, companyId: product.companyId, companyName: "The product", role: "admin" };
  const { users } = await staff.api.users.list.query({ pageToken: null });
  expect(users.find((login) => login.uid === uid)).toMatchObject(own);
  expect((await staff.api.users.search.query({ text: email })).users).toMatchObject([own]);
  expect(await staff.api.users.show.query({ uid })).toMatchObject({
    login: own,
    membership: { role: "admin" },
  });
  expect(await isOver(uid)).toBe(false);
});
