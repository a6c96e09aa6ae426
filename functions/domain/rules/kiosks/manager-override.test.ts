import { expect, test } from "vitest";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { isOverridable, mayOverride } from "./manager-override.ts";

const harbor = aLocationId("harbor");
const active = { status: "active" } as const;
const member = (role: "admin" | "manager" | "employee", location = harbor) => ({
  role,
  locationIds: [location],
});

test("an admin and a manager of the location set aside a rule, no one else does", () => {
  const market = aLocationId("market");
  expect(mayOverride(member("admin", market), active, harbor)).toBe(true);
  expect(mayOverride(member("manager"), active, harbor)).toBe(true);
  expect(mayOverride(member("manager", market), active, harbor)).toBe(false);
  expect(mayOverride(member("employee"), active, harbor)).toBe(false);
  expect(mayOverride(member("manager"), { status: "terminated" }, harbor)).toBe(false);
});

test("the hour and the plan can be set aside, a clock that already runs cannot", () => {
  expect(["tooEarly", "notScheduled"].every(isOverridable)).toBe(true);
  expect(["alreadyClockedIn", "periodLocked", "pinUnknown", null].some(isOverridable)).toBe(false);
});
