import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import type { RecordActor } from "./record-access.ts";
import {
  mayReadPay,
  mayReadPayOfOthers,
  mayReadProfile,
  mayReadRates,
  mayReadRecords,
} from "./record-access.ts";

const ana = { id: "ana", locationIds: [aLocationId("harbor"), aLocationId("mill")] };
const reader = (change: Partial<RecordActor>): RecordActor => ({
  role: "employee",
  employeeId: anEmployeeId("bo"),
  locationIds: [],
  mayViewWages: false,
  ...change,
});

describe("an employee's record", () => {
  test.each([
    ["an admin", reader({ role: "admin", locationIds: null }), true, true],
    ["the person", reader({ employeeId: anEmployeeId("ana") }), true, true],
    ["a colleague", reader({}), false, false],
    ["a colleague with a stray right", reader({ mayViewWages: true }), false, false],
    [
      "the manager there",
      reader({ role: "manager", locationIds: [aLocationId("mill")] }),
      true,
      false,
    ],
    [
      "the manager there who may view wages",
      reader({ role: "manager", locationIds: [aLocationId("mill")], mayViewWages: true }),
      true,
      true,
    ],
    [
      "a manager elsewhere who may view wages",
      reader({ role: "manager", locationIds: [aLocationId("pier")], mayViewWages: true }),
      false,
      false,
    ],
    [
      "a manager without an employee record",
      reader({ role: "manager", employeeId: null }),
      false,
      false,
    ],
  ])("%s: profile and pay", (_who, person, ...expected) => {
    expect([mayReadProfile(person, ana), mayReadPay(person, ana)]).toEqual(expected);
  });
});

test.each([
  ["an admin", "company", false, true],
  ["a manager", "locations", false, false],
  ["a manager who may view wages", "locations", true, true],
  ["an employee, of the own", "own", false, true],
  ["a person without the right", null, true, false],
] as const)("%s sees the amounts of rates", (_who, scope, mayViewWages, isSeen) => {
  expect(mayReadRates(scope, mayViewWages)).toBe(isSeen);
});

test("only admins and those who may view wages see what anyone else earns", () => {
  expect(mayReadPayOfOthers(reader({ role: "admin" }))).toBe(true);
  expect(mayReadPayOfOthers(reader({ role: "manager" }))).toBe(false);
  expect(mayReadPayOfOthers(reader({ role: "manager", mayViewWages: true }))).toBe(true);
});

test("admins and managers see records, employees what every colleague sees", () => {
  const readers = ["admin", "manager", "employee"] as const;
  expect(readers.filter((role) => mayReadRecords({ role }))).toEqual(["admin", "manager"]);
});
