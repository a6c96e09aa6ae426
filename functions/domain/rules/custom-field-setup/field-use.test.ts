import { aFieldId } from "../../kernel/ids/record-ids.test-support.ts";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import { shirt } from "../../records/custom-fields/custom-field.test-support.ts";
import { useOf } from "./field-use.ts";

test("people are counted once for a field, and for the choice that they have", () => {
  const page = (employeeId: EmployeeId, value: string) => ({
    employeeId,
    level: "employee" as const,
    fieldIds: [aFieldId("shirt")],
    values: { shirt: value },
    version: 1,
  });
  expect(
    useOf(shirt, [
      page(anEmployeeId("ana"), "s"),
      page(anEmployeeId("bo"), "s"),
      page(anEmployeeId("cy"), "l"),
      page(anEmployeeId("cy"), "l"),
    ]),
  ).toEqual({
    people: 3,
    choices: [
      { choiceId: "s", people: 2 },
      { choiceId: "l", people: 1 },
    ],
  });
});
