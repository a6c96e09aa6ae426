import {
  anEmployeeId,
  aLocationId,
  aCompanyId,
  aUserId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { atLocations, readableLocations, reachOf } from "./filters.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

const company = { companyId: aCompanyId("harbor"), uid: aUserId("u") };
const admin: Actor = { ...company, role: "admin", employeeId: null, locationIds: null };
const manager: Actor = {
  ...company,
  role: "manager",
  employeeId: anEmployeeId("mia"),
  locationIds: [aLocationId("quay"), aLocationId("market")],
};
const employee: Actor = {
  ...company,
  role: "employee",
  employeeId: anEmployeeId("ana"),
  locationIds: null,
};

const whose = (value: string) => ({ field: "employeeId", operator: "==", value });
const where = (...value: string[]) => ({ field: "locationId", operator: "in", value });

test("an admin reaches everything", () => {
  expect(reachOf(admin, "locationId")).toEqual([[]]);
});

test("an admin who asks for a person or places gets no more than that", () => {
  const wanted = { employeeId: anEmployeeId("ana"), locationIds: [aLocationId("quay")] };
  expect(reachOf(admin, "locationId", wanted)).toEqual([[whose("ana"), where("quay")]]);
});

test("a manager reaches the locations of the membership", () => {
  expect(reachOf(manager, "locationId")).toEqual([[where("market", "quay")]]);
});

test("a manager's request is limited to their locations", () => {
  const wanted = { locationIds: [aLocationId("airport"), aLocationId("quay")] };
  expect(reachOf(manager, "locationId", wanted)).toEqual([[where("quay")]]);
});

test("a manager who asks only for places of others reaches nothing", () => {
  expect(reachOf(manager, "locationId", { locationIds: [aLocationId("airport")] })).toEqual([]);
});

test("a manager without locations reaches nothing", () => {
  expect(reachOf({ ...manager, locationIds: [] }, "locationId")).toEqual([]);
});

test("a manager's own documents are reached wherever they are", () => {
  expect(reachOf(manager, "locationId", { employeeId: anEmployeeId("mia") })).toEqual([
    [whose("mia")],
  ]);
});

test("an employee reaches their own documents, requested or not", () => {
  expect(reachOf(employee, "locationId")).toEqual([[whose("ana")]]);
  expect(reachOf(employee, "locationId", { employeeId: anEmployeeId("ana") })).toEqual([
    [whose("ana")],
  ]);
});

test("an employee reaches nothing of others", () => {
  expect(reachOf(employee, "locationId", { employeeId: anEmployeeId("ben") })).toEqual([]);
});

test("an employee without a record reaches nothing", () => {
  expect(reachOf({ ...employee, employeeId: null }, "locationId")).toEqual([]);
});

test("more locations than one condition takes are asked for in several queries", () => {
  const ids = Array.from({ length: 65 }, (_, index) => aLocationId(`l${index}`));
  const sizes = atLocations("locationIds", ids).map(
    ([filter]) => Array.isArray(filter?.value) && filter.value.length,
  );
  expect(sizes).toEqual([30, 30, 5]);
});

test("a field with several locations matches any of them", () => {
  expect(reachOf(manager, "employeeLocationIds")).toEqual([
    [{ field: "employeeLocationIds", operator: "array-contains-any", value: ["market", "quay"] }],
  ]);
});

test("equal requests in another order are the same request", () => {
  expect(readableLocations(admin, [aLocationId("b"), aLocationId("a"), aLocationId("b")])).toEqual([
    "a",
    "b",
  ]);
});
