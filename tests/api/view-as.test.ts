import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffLogin, aStaffMember } from "../support/a-company.ts";
import {
  accessRows,
  aView,
  inSameSignIn,
  letViewEnd,
  viewingOf,
  viewOf,
  viewReason,
  viewRows,
  withClaimsOfNow,
} from "../support/a-view.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { dueWorkOf } from "../support/run-due-work.ts";
import { SessionBrowser } from "../support/session-browser.ts";
import { syncAccess } from "../../functions/src/operations/access/sync-access.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import { userStates } from "../../functions/src/store/user-states.ts";
import { endViewsOver } from "../../functions/src/operations/access/end-views.ts";
import { tryEveryMutation } from "./access/try-every-command.ts";

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

const isStaff = async ({ api }: Member) => (await api.user.userInfo.query()).data.isStaff;
const isOver = async (uid: Member["login"]["uid"]) => (await viewingOf(uid)) === null;

describe("a view of a company", () => {
  test("reads what the member reads, and no more", async () => {
    const asEmma = await aView(staff, emma.login.uid);
    expect((await asEmma.api.user.userInfo.query()).data).toMatchObject({
      uid: staff.login.uid,
      companyId: company.companyId,
      companyName: "Pier Coffee",
      role: "employee",
      isStaff: false,
    });
    const { rates } = await asEmma.api.employees.rates.query();
    expect(rates.length).toBe(1);
    expect({ rates }).toEqual(await emma.api.employees.rates.query());
    expect(await refusalOf(asEmma.api.employees.profiles.query())).toMatchObject({
      code: "FORBIDDEN",
    });
    await asEmma.api.users.leaveView.mutate(anAttempt());

    const asOwner = await aView(await withClaimsOfNow(staff), company.owner.login.uid);
    expect((await asOwner.api.user.userInfo.query()).data.role).toBe("admin");
    expect(await asOwner.api.employees.profiles.query()).toEqual(
      await company.owner.api.employees.profiles.query(),
    );
  });

  test("is not of product staff meanwhile, and opens no second view", async () => {
    const view = await aView(staff, emma.login.uid);
    expect(await refusalOf(view.api.users.list.query())).toMatchObject({ code: "FORBIDDEN" });
    const second = view.api.users.viewAs.mutate(viewOf(company.owner.login.uid));
    expect(await refusalOf(second)).toMatchObject({ code: "FORBIDDEN", rule: "viewingOnly" });
  });

  test("changes nothing: every mutation is refused but the one that leaves it", async () => {
    const asOwner = await aView(staff, company.owner.login.uid);
    const { refused, kept } = await tryEveryMutation(asOwner.login.idToken);
    expect(kept).toEqual([]);
    expect(refused.length).toBeGreaterThan(150);
    expect(await viewingOf(staff.login.uid)).not.toBeNull();
  });

  test("reads no page of an export of all data that the admin has just started", async () => {
    const { owner } = company;
    const { id: exportId } = await owner.api.settings.startExport.mutate({
      ...anAttempt(),
      preparedId: null,
    });
    const page = { exportId, kind: "employees", after: null } as const;
    expect((await owner.api.settings.exportPage.query(page)).rows.length).toBeGreaterThan(0);
    const asOwner = await aView(staff, owner.login.uid);
    expect(await refusalOf(asOwner.api.settings.exportPage.query(page))).toMatchObject({
      code: "FORBIDDEN",
      rule: "viewingOnly",
    });
  });

  test("is left with the staff's own rights, and both audits name it once for each retry", async () => {
    const input = viewOf(emma.login.uid);
    await staff.api.users.viewAs.mutate(input);
    const view = await inSameSignIn(staff);
    await view.api.users.leaveView.mutate(anAttempt());
    const back = await withClaimsOfNow(staff);
    await back.api.users.leaveView.mutate(anAttempt());
    // The answer of the first call was lost: the same attempt begins no other view.
    await back.api.users.viewAs.mutate(input);
    expect(await viewingOf(staff.login.uid)).toBeNull();
    expect(await isStaff(await withClaimsOfNow(staff))).toBe(true);

    const own = await viewRows(staff.login.uid, null);
    expect(actsOf(own)).toEqual(["viewBegun", "viewLeft"]);
    expect(own[0]).toMatchObject({
      reason: viewReason,
      viewed: { uid: emma.login.uid, companyId: company.companyId },
    });
    const shown = await (
      await withClaimsOfNow(staff)
    ).api.users.show.query({
      uid: staff.login.uid,
    });
    expect(shown.acts.map(({ act, viewed }) => [act, viewed?.email, viewed?.companyName])).toEqual([
      ["viewLeft", emma.login.email, "Pier Coffee"],
      ["viewBegun", emma.login.email, "Pier Coffee"],
    ]);
    const rows = (await viewRows(emma.login.uid, company.companyId)).filter(
      ({ by }) => by === staff.login.uid,
    );
    expect(actsOf(rows)).toEqual(["viewBegun", "viewLeft"]);
    expect(rows[0]).toMatchObject({ reason: viewReason, byEmail: staff.login.email, byName: "" });
  });
});

test("product staff who have left a view keep their sign-in when their rights are looked at again", async () => {
  const view = await aView(staff, emma.login.uid);
  await view.api.users.leaveView.mutate(anAttempt());
  const back = await withClaimsOfNow(staff);
  const minIatOf = async () => (await userStates(await readingUnit()).get(staff.login.uid)).minIat;
  const before = await minIatOf();
  await syncAccess(staff.login.uid);
  expect(await minIatOf()).toBe(before);
  expect(await isStaff(back)).toBe(true);
});

describe("a view ends", () => {
  test("at its time: nothing is read any more, and the end is on record", async () => {
    const view = await letViewEnd(await aView(staff, emma.login.uid));
    expect(await refusalOf(view.api.user.userInfo.query())).toMatchObject({
      code: "UNAUTHORIZED",
      message: expect.stringContaining("Firebase"),
    });
    expect(await isOver(staff.login.uid)).toBe(true);
    expect(actsOf(await viewRows(staff.login.uid, null))).toEqual(["viewBegun", "viewEnded"]);
    expect(await isStaff(await withClaimsOfNow(staff))).toBe(true);
  });

  test("at its time also if nobody calls: work is due then", async () => {
    await aView(staff, emma.login.uid);
    const until = (await viewingOf(staff.login.uid))?.until;
    const due = await dueWorkOf(company.companyId, "viewEnds");
    expect(due.map(({ dueAt }) => dueAt)).toContain(until);
    await endViewsOver(company.companyId);
    expect(await isOver(staff.login.uid)).toBe(false);
    await letViewEnd(staff);
    await endViewsOver(company.companyId);
    expect(await isOver(staff.login.uid)).toBe(true);
    expect(await isStaff(await withClaimsOfNow(staff))).toBe(true);
  });

  test("when the member gets another role", async () => {
    const manager = await aMember(company, { role: "manager" });
    await aView(staff, manager.login.uid);
    const other = await aStaffMember();
    const act = { ...anAttempt(), uid: manager.login.uid, reason: "A test." };
    await other.api.users.setRole.mutate({ ...act, role: "employee" });
    await eventually(
      () => isOver(staff.login.uid),
      (over) => over,
    );
    expect(actsOf(await viewRows(staff.login.uid, null))).toEqual(["viewBegun", "viewEnded"]);
  });

  test.each(["the staff", "the member"])("when %s are signed out everywhere", async (who) => {
    const manager = await aMember(company, { role: "manager" });
    const view = await aView(staff, manager.login.uid);
    const other = await aStaffMember();
    const { uid } = who === "the staff" ? staff.login : manager.login;
    await other.api.users.signOutEverywhere.mutate({ ...anAttempt(), uid, reason: "A test." });
    expect(await isOver(staff.login.uid)).toBe(true);
    expect(await refusalOf(view.api.user.userInfo.query())).toMatchObject({ code: "UNAUTHORIZED" });
    expect(await isStaff(await withClaimsOfNow(staff))).toBe(true);
  });

  test("when the staff's login is switched off, also on record in their own company", async () => {
    const product = await aCompany({ name: "The product" });
    const colleague = await aMember(product, { role: "admin", login: await aStaffLogin() });
    const view = await aView(colleague, emma.login.uid);
    const { uid } = colleague.login;
    const act = { ...anAttempt(), uid, reason: "A test.", isDisabled: true };
    await staff.api.users.setDisabled.mutate(act);
    expect(await isOver(uid)).toBe(true);
    expect(await refusalOf(view.api.user.userInfo.query())).toMatchObject({ code: "UNAUTHORIZED" });
    const rows = await accessRows(uid, product.companyId);
    expect(actsOf(rows)).toContain("switchedOff");
  });

  test("when the staff sign out in their browser", async () => {
    const view = await aView(staff, emma.login.uid);
    const browser = new SessionBrowser();
    await browser.signIn(view.login.idToken);
    await browser.postForm("signout", { callbackUrl: "/login" });
    expect(await isOver(staff.login.uid)).toBe(true);
    expect(actsOf(await viewRows(staff.login.uid, null))).toEqual(["viewBegun", "viewLeft"]);
  });
});
