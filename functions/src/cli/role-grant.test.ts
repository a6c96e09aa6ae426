import {
  anEmployeeId,
  aLocationId,
  aUserId,
  aCompanyId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { describe, expect, test } from "vitest";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import type { Company } from "@crewline/domain/records/company/company";
import type { Member } from "@crewline/domain/records/company/member";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { readClaims } from "../identity/claims.ts";
import type { Account } from "../identity/account.ts";
import type { RoleFindings } from "./role-grant.ts";
import { accessAfter, accessBefore, memberAfter, refusalsOf, strayClaims } from "./role-grant.ts";

const account: Account = {
  uid: aUserId("u1"),
  email: "ana@x.example",
  isEmailVerified: true,
  displayName: "Ana",
  isDisabled: false,
  validAfterSeconds: 0,
  claims: {},
  secondFactors: 0,
  createdAt: "2026-01-01T00:00:00.000Z",
  lastSignInAt: null,
};
const member: Member = {
  id: aUserId("u1"),
  email: "ana@x.example",
  displayName: "Ana Diaz",
  role: "manager",
  employeeId: anEmployeeId("e1"),
  locationIds: [aLocationId("l1")],
  mayViewWages: true,
  version: 3,
};
const employee: Employee = anEmployee({
  id: anEmployeeId("e1"),
  name: "Ana Diaz",
  locationIds: [aLocationId("l2")],
});
/** Only the id is read. */
const company = { id: "c1" } as Company;

const found = (change: Partial<RoleFindings>): RoleFindings => ({
  role: "manager",
  employeeId: null,
  account,
  claims: null,
  company,
  member: null,
  employee: null,
  locationIds: [aLocationId("l1"), aLocationId("l2"), aLocationId("l3")],
  otherAdmins: 1,
  ...change,
});

describe("a role is given", () => {
  test.each([
    ["to a new manager", {}],
    ["to a new admin with a verified address", { role: "admin" }],
    [
      "to an employee of the company",
      { role: "employee", employeeId: anEmployeeId("e1"), employee },
    ],
    [
      "again to its holder",
      { member, claims: claimsFor({ ...member, companyId: aCompanyId("c1") }), employee },
    ],
    ["to an admin who is not the last", { member: { ...member, role: "admin" } }],
  ] as const)("%s", (_what, change) => {
    expect(refusalsOf(found(change))).toEqual([]);
  });

  test.each([
    ["a disabled account", { account: { ...account, isDisabled: true } }, "disabled"],
    [
      "an unverified account as admin",
      { role: "admin", account: { ...account, isEmailVerified: false } },
      "not verified",
    ],
    ["an account without an address", { account: { ...account, email: null } }, "no e-mail"],
    ["a company that does not exist", { company: null }, "no such company"],
    [
      "a login of another company",
      { claims: claimsFor({ companyId: aCompanyId("c2"), role: "employee", employeeId: null }) },
      "belongs to the company c2",
    ],
    [
      "the last admin as manager",
      { member: { ...member, role: "admin" }, otherAdmins: 0 },
      "only admin",
    ],
    ["an employee that does not exist", { employeeId: anEmployeeId("e9") }, "no such employee"],
    ["an employee role without an employee", { role: "employee" }, "--employee"],
    [
      "an employee with another login",
      { employeeId: anEmployeeId("e1"), employee: { ...employee, userId: aUserId("u2") } },
      "another login",
    ],
    [
      "a former employee",
      { employeeId: anEmployeeId("e1"), employee: { ...employee, status: "terminated" } },
      "any more",
    ],
  ] as const)("but not to %s", (_what, change, sentence) => {
    expect(refusalsOf(found(change)).join(" ")).toContain(sentence);
  });
});

describe("the rights afterwards", () => {
  test("reach the member's locations, else the employee's, else all", () => {
    const reach = (change: Partial<RoleFindings>) => accessAfter(found(change)).locationIds;
    expect(reach({ member, employee })).toEqual(["l1"]);
    expect(reach({ member: { ...member, locationIds: [] }, employee })).toEqual(["l2"]);
    expect(reach({})).toEqual(["l1", "l2", "l3"]);
  });

  test("are the membership's next version", () => {
    const role = "employee";
    expect(memberAfter(found({ role, member, employee }))).toEqual({
      ...member,
      role,
      mayViewWages: false,
      version: 4,
    });
  });

  test("of a manager keep the right to see wages", () => {
    expect(memberAfter(found({ member, employee })).mayViewWages).toBe(true);
    expect(memberAfter(found({})).mayViewWages).toBe(false);
  });

  test("are compared with those before", () => {
    expect(accessBefore(found({}))).toBeNull();
    expect(accessBefore(found({ member }))).toEqual({
      role: "manager",
      employeeId: anEmployeeId("e1"),
      locationIds: ["l1"],
      mayViewWages: member.mayViewWages,
    });
  });
});

describe("claims are shown", () => {
  const held = (claims: Record<string, unknown>, change: Partial<RoleFindings> = {}) =>
    strayClaims(
      found({ member, account: { ...account, claims }, claims: readClaims(claims), ...change }),
    );
  const ofMember = claimsFor({
    companyId: aCompanyId("c1"),
    role: "manager",
    employeeId: anEmployeeId("e1"),
  });

  test("not where they say what the membership says", () => {
    expect(held({ ...ofMember })).toBeNull();
    expect(held({}, { member: null })).toBeNull();
  });

  test.each([
    ["a higher role", { ...ofMember, role: "admin", admin: true }, "admin of c1, employee e1"],
    ["another employee", { ...ofMember, employeeId: null }, "manager of c1, no employee"],
    ["none", {}, "nothing"],
    ["some that are unreadable", { admin: "true" }, 'unreadable, {"admin":"true"}'],
  ])("where the login has %s", (_what, claims, words) => {
    expect(held(claims)).toBe(words);
  });

  test("of a former member", () => {
    expect(held({ ...ofMember }, { member: null })).toBe("manager of c1, employee e1");
  });
});
