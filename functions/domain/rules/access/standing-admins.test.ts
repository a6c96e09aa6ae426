import { expect, test } from "vitest";
import { hasStandingAdmin } from "./standing-admins.ts";

const admin = { role: "admin" as const };
const lost = { ...admin, isLoginLost: true };
const manager = { role: "manager" as const };

test.each([
  ["one admin", [admin, manager], true],
  ["an admin whose login is there again", [{ ...admin, isLoginLost: false }], true],
  ["two admins, one of them without a login", [lost, admin], true],
  ["an admin whose login was deleted", [lost, manager], false],
  ["managers alone", [manager], false],
  ["no one", [], false],
])("%s: %s can run the company", (_who, members, isRun) => {
  expect(hasStandingAdmin(members)).toBe(isRun);
});
