import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import type { Role } from "../../kernel/access/role.ts";
import type { Rights } from "./rights.ts";
import { hasReach, mayGrant, requireGrantable, rightsOf } from "./rights.ts";

const rights = (role: Role, locationIds: LocationId[] = [], mayViewWages = false): Rights => ({
  role,
  locationIds,
  mayViewWages,
});

describe("no one grants more than they hold:", () => {
  test("an admin grants everything", () => {
    const admin = rights("admin", [], true);
    expect(mayGrant(admin, rights("admin"))).toBe(true);
    expect(mayGrant(admin, rights("manager", [aLocationId("pier")], true))).toBe(true);
  });

  test("a manager grants no higher role, no other place and no sight of wages", () => {
    const manager = rights("manager", [aLocationId("pier"), aLocationId("quay")]);
    expect(mayGrant(manager, rights("employee"))).toBe(true);
    expect(mayGrant(manager, rights("manager", [aLocationId("pier")]))).toBe(true);
    expect(mayGrant(manager, rights("admin"))).toBe(false);
    expect(mayGrant(manager, rights("manager", [aLocationId("pier"), aLocationId("market")]))).toBe(
      false,
    );
    expect(mayGrant(manager, rights("manager", [aLocationId("pier")], true))).toBe(false);
    expect(
      mayGrant(
        rights("manager", [aLocationId("pier")], true),
        rights("manager", [aLocationId("pier")], true),
      ),
    ).toBe(true);
  });

  test("an employee grants no more than an employee has", () => {
    expect(mayGrant(rights("employee"), rights("manager"))).toBe(false);
    expect(mayGrant(rights("employee"), rights("employee", [aLocationId("pier")], true))).toBe(
      true,
    );
  });

  test("a person outside the company grants nothing", () => {
    expect(() => requireGrantable(null, rights("employee"))).toThrow(broken("exceedsOwnRights"));
    expect(() => requireGrantable(rights("admin"), rights("admin"))).not.toThrow();
  });
});

test("places and wages are kept for managers alone", () => {
  const given = { locationIds: [aLocationId("pier"), aLocationId("pier")], mayViewWages: true };
  expect(rightsOf({ role: "manager", ...given })).toEqual(
    rights("manager", [aLocationId("pier")], true),
  );
  expect(rightsOf({ role: "admin", ...given })).toEqual(rights("admin", [], true));
  expect(rightsOf({ role: "employee", ...given })).toEqual(rights("employee"));
});

test("a manager without a location reaches nothing; others need none", () => {
  expect(hasReach(rights("manager"))).toBe(false);
  expect(hasReach(rights("manager", [aLocationId("pier")]))).toBe(true);
  expect([hasReach(rights("admin")), hasReach(rights("employee"))]).toEqual([true, true]);
});
