import { anEmployeeId, aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { describe, expect, test } from "vitest";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import { readClaims, takesRightsAway } from "./claims.ts";

const claims = (change: Partial<Parameters<typeof claimsFor>[0]> = {}) =>
  claimsFor({
    companyId: aCompanyId("c1"),
    role: "manager",
    employeeId: anEmployeeId("e1"),
    ...change,
  });

describe("claims of an account", () => {
  test("are read as they were written", () => {
    expect(readClaims(claims())).toEqual(claims());
  });

  test.each([
    null,
    undefined,
    {},
    { ...claims(), admin: "true" },
    { ...claims(), admin: 1 },
    { ...claims(), admin: {} },
    { ...claims(), admin: ["admin"] },
    { ...claims(), admin: null },
    { ...claims(), admin: true },
    { ...claims({ role: "admin" }), admin: false },
    { ...claims(), role: "owner" },
    { ...claims(), companyId: "" },
  ])("give no right when they are %o", (raw) => {
    expect(readClaims(raw)).toBeNull();
  });
});

describe("a change of claims takes rights away", () => {
  test.each([
    ["a removal", claims(), null],
    ["a lower role", claims(), claims({ role: "employee" })],
    [
      "another company, even with a higher role",
      claims(),
      claims({ companyId: aCompanyId("c2"), role: "admin" }),
    ],
    ["another employee's identity", claims(), claims({ employeeId: anEmployeeId("e2") })],
  ])("with %s", (_what, before, after) => {
    expect(takesRightsAway(before, after)).toBe(true);
  });

  test.each([
    ["a first grant", null, claims()],
    ["nothing before and after", null, null],
    ["the same again", claims(), claims()],
    ["a higher role", claims(), claims({ role: "admin" })],
    ["an employee joined to a login that had none", claims({ employeeId: null }), claims()],
  ])("but not with %s", (_what, before, after) => {
    expect(takesRightsAway(before, after)).toBe(false);
  });
});
