import { describe, expect, test } from "vitest";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { clockInRole } from "./clock-in-role.ts";

const [barista, cook, lead] = [roleId("barista"), roleId("cook"), roleId("lead")];
const known = { wanted: null, own: [barista, cook], planned: null, isUnknownPerson: false };
const taken = (jobRoleId: typeof barista | null, isToCheck = false) => ({ jobRoleId, isToCheck });

describe("the job role of a clock-in", () => {
  test("is the chosen one, among the employee's own and the planned one", () => {
    expect(clockInRole({ ...known, wanted: cook })).toEqual(taken(cook));
    expect(clockInRole({ ...known, wanted: lead, planned: lead })).toEqual(taken(lead));
    expect(clockInRole({ ...known, wanted: lead })).toBeNull();
  });

  test("is without a choice the planned one, else the usual one, if there is any", () => {
    expect(clockInRole({ ...known, planned: cook })).toEqual(taken(cook));
    expect(clockInRole(known)).toEqual(taken(barista));
    expect(clockInRole({ ...known, own: [] })).toEqual(taken(null));
  });
});

describe("at a tablet without a connection", () => {
  const unknown = { ...known, isUnknownPerson: true };

  test("a choice counts as everywhere else", () => {
    expect(clockInRole({ ...unknown, wanted: cook })).toEqual(taken(cook));
  });

  test("nobody's choice among several roles is to be checked, among one or a plan it is not", () => {
    expect(clockInRole(unknown)).toEqual(taken(barista, true));
    expect(clockInRole({ ...unknown, own: [barista] })).toEqual(taken(barista));
    expect(clockInRole({ ...unknown, planned: cook })).toEqual(taken(cook));
  });

  test("the choice of a role that the employee does not have loses no punch", () => {
    expect(clockInRole({ ...unknown, wanted: lead })).toEqual(taken(barista, true));
    expect(clockInRole({ ...unknown, wanted: lead, planned: cook })).toEqual(taken(cook, true));
  });
});
