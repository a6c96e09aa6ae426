import { expect, test } from "vitest";
import type { Login } from "../../kernel/access/login.ts";
import { aUserId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { asViewed, isClosedToViews, isViewOfSignIn, isViewStanding } from "./view-as.ts";

const until = 1_800;
const viewed = { role: "employee", employeeId: anEmployeeId("emma") } as const;

test("a view lasts until its time, and not a second longer", () => {
  const standsAt = (at: number) => isViewStanding({ until }, { viewed, member: viewed, at });
  expect([standsAt(until - 1), standsAt(until)]).toEqual([true, false]);
});

test("a view ends when the member leaves, or gets another role or record", () => {
  const standsFor = (member: Parameters<typeof isViewStanding>[1]["member"]) =>
    isViewStanding({ until }, { viewed, member, at: 0 });
  expect(standsFor(null)).toBe(false);
  expect(standsFor({ ...viewed, role: "manager" })).toBe(false);
  expect(standsFor({ ...viewed, employeeId: null })).toBe(false);
});

test("a view is of the sign-ins that were there when it began, and of no later one", () => {
  const isOf = (authTimeSeconds: number) => isViewOfSignIn({ since: 900 }, { authTimeSeconds });
  expect([800, 900, 901].map(isOf)).toEqual([true, true, false]);
});

test("product staff who view as a member read as that member, and are no staff meanwhile", () => {
  const staff = { uid: aUserId("staff"), isStaff: true } as Login;
  const view = { uid: aUserId("emma"), name: "Emma Stone", since: 0, until };
  expect(asViewed(staff)).toEqual(staff);
  expect(asViewed({ ...staff, view })).toMatchObject({ uid: view.uid, isStaff: false });
});

test("an export of all data that an admin started is closed to those who view as that admin", () => {
  const view = { uid: aUserId("olga"), name: "Olga Owner", since: 0, until };
  expect(isClosedToViews("exportData", { view })).toBe(true);
  expect(isClosedToViews("view", { view })).toBe(false);
  expect(isClosedToViews("exportData", {})).toBe(false);
});
