import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId, EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { nowhereElse } from "./nowhere-else.ts";

const worker = (id: EmployeeId, locationIds: LocationId[], status: Employee["status"] = "active") =>
  anEmployee({ id, locationIds, status });

const left = (people: Employee[], gone: string[]) =>
  nowhereElse(people, new Set(gone.map(aLocationId))).map(({ id }) => id);

test("an employee who also works at another location keeps that one", () => {
  const people = [
    worker(anEmployeeId("ana"), [aLocationId("pier")]),
    worker(anEmployeeId("bo"), [aLocationId("pier"), aLocationId("mill")]),
  ];
  expect(left(people, ["pier"])).toEqual(["ana"]);
});

test("an employee of several locations is left without one when all of them go", () => {
  expect(
    left(
      [worker(anEmployeeId("bo"), [aLocationId("pier"), aLocationId("mill")])],
      ["pier", "mill"],
    ),
  ).toEqual(["bo"]);
});

test("who has left the company needs no place", () => {
  expect(left([worker(anEmployeeId("cy"), [aLocationId("pier")], "terminated")], ["pier"])).toEqual(
    [],
  );
});
