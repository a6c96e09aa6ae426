import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import { levelsSeen } from "./seen-levels.ts";

const ana = { id: anEmployeeId("ana"), locationIds: [aLocationId("harbor")] };
const reader = (
  role: "admin" | "manager" | "employee",
  locationIds: LocationId[] | null = null,
) => ({
  role,
  employeeId: null,
  locationIds,
});

test("admins see the fields of all levels, also of their own record", () => {
  expect(levelsSeen(reader("admin"), ana)).toEqual(["admins", "managers", "employee"]);
  expect(levelsSeen({ ...reader("admin"), employeeId: anEmployeeId("ana") }, ana).length).toBe(3);
});

test("managers see the fields of employees at their locations, and of no one else", () => {
  expect(levelsSeen(reader("manager", [aLocationId("harbor")]), ana)).toEqual([
    "managers",
    "employee",
  ]);
  expect(levelsSeen(reader("manager", [aLocationId("market")]), ana)).toEqual([]);
});

test("employees see their own, and managers read their own record as any employee", () => {
  const own = { employeeId: anEmployeeId("ana") };
  expect(levelsSeen({ ...reader("employee"), ...own }, ana)).toEqual(["employee"]);
  expect(levelsSeen(reader("employee"), ana)).toEqual([]);
  expect(levelsSeen({ ...reader("manager", [aLocationId("harbor")]), ...own }, ana)).toEqual([
    "employee",
  ]);
});
