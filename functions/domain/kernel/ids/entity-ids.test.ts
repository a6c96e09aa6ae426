import { expect, test } from "vitest";
import { z } from "zod/mini";
import type { EmployeeId, LocationId } from "./entity-ids.ts";
import { employeeIdSchema } from "./entity-ids.ts";
import { aLocationId, anEmployeeId } from "./ids.test-support.ts";

const nameOf = (employeeId: EmployeeId) => `employee ${employeeId}`;
const harbor: LocationId = aLocationId("harbor");

test("an id is plain text where it is stored and sent", () => {
  expect(JSON.stringify({ employeeId: anEmployeeId("ana") })).toBe('{"employeeId":"ana"}');
  expect(employeeIdSchema.parse("ana")).toBe("ana");
});

test("the id of another entity, and plain text, do not compile as an id", () => {
  const mixedUp = [
    // @ts-expect-error The id of a location is not the id of an employee.
    nameOf(harbor),
    // @ts-expect-error A plain text is not the id of an employee.
    nameOf("ana"),
    nameOf(anEmployeeId("ana")),
  ];
  expect(mixedUp).toHaveLength(3);
});

test("what is sent takes ids of the right entity alone", () => {
  const schema = z.object({ employeeId: employeeIdSchema });
  // @ts-expect-error The id of a location is not the id of an employee.
  const sent: z.input<typeof schema> = { employeeId: harbor };
  expect(schema.parse(sent)).toEqual({ employeeId: "harbor" });
});

test("a record that is keyed by ids is not read with the id of another entity", () => {
  const names = new Map([[anEmployeeId("ana"), "Ana"]]);
  // @ts-expect-error The names are those of employees.
  expect(names.get(harbor)).toBeUndefined();
});
