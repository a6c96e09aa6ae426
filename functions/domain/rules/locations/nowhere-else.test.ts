import { expect, test } from "vitest";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { nowhereElse } from "./nowhere-else.ts";

const worker = (id: string, locationIds: string[], status: Employee["status"] = "active") =>
  anEmployee({ id, locationIds, status });

const left = (people: Employee[], gone: string[]) =>
  nowhereElse(people, new Set(gone)).map(({ id }) => id);

test("an employee who also works at another location keeps that one", () => {
  const people = [worker("ana", ["pier"]), worker("bo", ["pier", "mill"])];
  expect(left(people, ["pier"])).toEqual(["ana"]);
});

test("an employee of several locations is left without one when all of them go", () => {
  expect(left([worker("bo", ["pier", "mill"])], ["pier", "mill"])).toEqual(["bo"]);
});

test("who has left the company needs no place", () => {
  expect(left([worker("cy", ["pier"], "terminated")], ["pier"])).toEqual([]);
});
