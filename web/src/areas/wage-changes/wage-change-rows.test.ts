import type { WageChangeId } from "@crewline/domain/kernel/ids/entity-ids";
import {
  aLocationId,
  anEmployeeId,
  aUserId,
  aWageChangeId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { nameOfRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import { expect, test } from "vitest";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { blankDetails } from "@crewline/domain/records/locations/location-record";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import { newWageChange } from "@crewline/domain/records/pay/wage-change";
import { peopleBelowMinimum } from "./below-minimum.ts";
import { filterRows, wageChangeRows } from "./wage-change-rows.ts";

const mill: LocationRecord = {
  id: aLocationId("mill"),
  name: "Old Mill",
  address: "",
  timeZone: "America/Chicago",
  status: "active",
  openingHours: {},
  ...blankDetails,
  version: 1,
};
const ana: Employee = anEmployee({
  id: anEmployeeId("ana"),
  name: "Ana Diaz",
  locationIds: [aLocationId("mill")],
});
const change = (id: WageChangeId, fields: Partial<WageChange>): WageChange => ({
  id,
  employeeId: anEmployeeId("ana"),
  employeeLocationIds: [aLocationId("mill")],
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 185_000,
  previousRateTenThousandths: null,
  currency: "USD",
  reason: "merit",
  note: "",
  ...newWageChange,
  createdAt: "2026-01-01T12:00:00.000Z",
  createdBy: aUserId("u"),
  createdByName: "Olga",
  ...fields,
});
// New York has the next day already while it is still the day before in Chicago.
const todayIn = (zone: string) => (zone === "America/Chicago" ? "2026-11-20" : "2026-11-21");
const rows = wageChangeRows({
  roleName: nameOfRole,
  changes: [
    change(aWageChangeId("next"), { effectiveDate: "2026-11-21" }),
    change(aWageChangeId("now"), { locationId: aLocationId("mill") }),
    change(aWageChangeId("gone"), {
      employeeId: anEmployeeId("left"),
      locationId: aLocationId("shut"),
      effectiveDate: "2026-11-21",
    }),
  ],
  employees: [ana],
  locations: [mill],
  todayIn,
  companyZone: "America/New_York",
});

test("a change begins on the day of the person's home location", () => {
  expect(rows.map((row) => [row.state, row.isCancellable])).toEqual([
    ["scheduled", true],
    ["active", false],
    ["active", false],
  ]);
});

test("placeholders name people and places that no longer exist", () => {
  expect(rows.map((row) => [row.employeeName, row.locationName])).toEqual([
    ["Ana Diaz", null],
    ["Ana Diaz", "Old Mill"],
    ["Former employee", "Former location"],
  ]);
});

test("the list shows one person or all, each state, and the people of a location", () => {
  const shown = (employee: string, state: string, location = "") =>
    filterRows(rows, { employee, state, location }).map((row) => row.change.id);
  expect(shown("", "")).toEqual(["next", "now", "gone"]);
  expect(shown("ana", "upcoming")).toEqual(["next"]);
  expect(shown("ana", "active")).toEqual(["now"]);
  expect(shown("", "past")).toEqual([]);
  expect(shown("", "", "mill")).toHaveLength(3);
  expect(shown("", "", "harbor")).toEqual([]);
});

test("names who is paid below a location's minimum wage today, except former employees", () => {
  const today = "2026-11-20";
  const below = (minimumWageTenThousandths: number | null, status: Employee["status"]) =>
    peopleBelowMinimum({
      changes: [
        change(aWageChangeId("now"), {}),
        change(aWageChangeId("later"), { effectiveDate: "2026-12-01" }),
      ],
      employees: [{ ...ana, status }],
      locations: [{ ...mill, minimumWageTenThousandths }],
      today,
    }).map(({ name }) => name);
  expect(below(190_000, "active")).toEqual(["Ana Diaz"]);
  expect(below(185_000, "active")).toEqual([]);
  expect(below(null, "active")).toEqual([]);
  expect(below(190_000, "terminated")).toEqual([]);
});
