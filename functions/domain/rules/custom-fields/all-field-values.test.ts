import { aFieldId } from "../../kernel/ids/record-ids.test-support.ts";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { joinFieldValues } from "./all-field-values.ts";
import { aField, shirt, valuesBy } from "../../records/custom-fields/custom-field.test-support.ts";

test("pages of several levels make one list of fields, and one person of each employee", () => {
  const locker = aField({ position: 1 });
  const row = (
    level: "managers" | "employee",
    values: Record<string, string>,
    version: number,
  ) => ({
    employeeId: anEmployeeId("ana"),
    level,
    fieldIds: Object.keys(values).map(aFieldId),
    values: valuesBy(values),
    version,
  });
  const { fields, byEmployee } = joinFieldValues([
    { fields: [locker], rows: [row("managers", { locker: "7" }, 2)] },
    { fields: [locker], rows: [] },
    { fields: [shirt], rows: [row("employee", { shirt: "m" }, 3)] },
  ]);
  expect(fields.map(({ id }) => id)).toEqual(["shirt", "locker"]);
  expect(byEmployee.get(anEmployeeId("ana"))).toEqual({
    values: { locker: "7", shirt: "m" },
    version: 5,
  });
});
