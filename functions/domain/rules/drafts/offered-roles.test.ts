import { aJobRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import type { RoleChoice } from "./offered-roles.ts";
import { offeredRoles, proposedRole } from "./offered-roles.ts";

const ana = { name: "Ana", jobRoleIds: [roleId("cook"), roleId("barista")] };
const bo = { name: "Bo", jobRoleIds: [roleId("driver")] };
const harbor = { name: "Harbor", jobRoleIds: [roleId("server"), roleId("barista")] };
const anywhere = { name: "Market", jobRoleIds: [] };
const roles = ["Manager", "Barista", "Server", "Cook", "Driver"].map((name) => aJobRole(name));
const offered = (change: Partial<RoleChoice>) =>
  offeredRoles(choice(change)).map(({ name }) => name);
const choice = (change: Partial<RoleChoice>): RoleChoice => ({
  location: harbor,
  companyRoles: roles,
  people: [ana],
  isOpen: false,
  current: null,
  ...change,
});
const open = { isOpen: true, people: [ana, bo] };

describe("a shift is offered", () => {
  test("the roles used at the location, then those of the person", () => {
    expect(offered({})).toEqual(["Server", "Barista", "Cook"]);
  });

  test("only the roles used at the location while the shift is open", () => {
    expect(offered(open)).toEqual(["Server", "Barista"]);
  });

  test("the roles of the company where the location names none, then those people have", () => {
    const location = anywhere;
    const companyRoles = roles.map((role) =>
      ["manager", "barista"].includes(role.id) ? role : { ...role, isArchived: true },
    );
    expect(offered({ location, companyRoles })).toEqual(["Manager", "Barista"]);
    expect(offered({ location })).toEqual(["Manager", "Barista", "Server", "Cook", "Driver"]);
  });

  test("no archived role, even where the location or the person has it", () => {
    const companyRoles = roles.map((role) => ({ ...role, isArchived: role.id !== "server" }));
    expect(offered({ companyRoles })).toEqual(["Server"]);
    expect(offered({ companyRoles, current: roleId("cook") })).toEqual(["Server", "Cook"]);
  });

  test("nothing where the company has no job roles", () => {
    const nowhere = choice({ location: anywhere, companyRoles: [] });
    expect(offeredRoles(nowhere)).toEqual([]);
  });

  test("the role that it has, even if others use it", () => {
    expect(offered({ ...open, current: roleId("manager") })).toEqual([
      "Server",
      "Barista",
      "Manager",
    ]);
  });
});

test("a shift begins with the person's first role that is used at the location, else the first", () => {
  expect(proposedRole(ana, harbor)).toBe("barista");
  expect(proposedRole(ana, anywhere)).toBe("cook");
  expect(proposedRole(bo, harbor)).toBe("driver");
  expect(proposedRole(undefined, harbor)).toBeNull();
});
