import { aFieldId } from "../../kernel/ids/record-ids.test-support.ts";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { aField, shirt, valuesBy } from "./custom-field.test-support.ts";
import type { ValuePage } from "./field-values.ts";
import {
  changedFieldIds,
  changedPages,
  valueProblem,
  valuesOf,
  withValues,
} from "./field-values.ts";

const page = (change: Partial<ValuePage>): ValuePage => {
  const values = change.values ?? {};
  const fieldIds = Object.keys(values).map(aFieldId);
  return {
    employeeId: anEmployeeId("ana"),
    level: "managers",
    fieldIds,
    version: 1,
    ...change,
    values,
  };
};
const locker = aField();
const person = (...pages: ValuePage[]) => ({ employeeId: anEmployeeId("ana"), pages });

test("each type takes its own values", () => {
  const number = aField({ type: "number" });
  expect(valueProblem(locker, "12a", null)).toBeNull();
  expect(valueProblem(locker, 12, null)).toEqual({ kind: "noText" });
  expect(valueProblem(number, -3.25, null)).toBeNull();
  expect(valueProblem(number, "3", null)).toEqual({ kind: "noNumber" });
  expect(valueProblem(number, 1.23456, null)).toEqual({ kind: "tooManyDecimals", most: 4 });
  expect(valueProblem(aField({ type: "date" }), "2026-02-28", null)).toBeNull();
  expect(valueProblem(aField({ type: "date" }), "2026-02-30", null)).toEqual({
    kind: "noSuchDay",
  });
});

test("an archived choice stays with the employees who have it, and is given to no one else", () => {
  expect(valueProblem(shirt, "m", null)).toBeNull();
  expect(valueProblem(shirt, "l", "l")).toBeNull();
  expect(valueProblem(shirt, "l", "m")).toEqual({ kind: "noChoice" });
  expect(valueProblem(shirt, "xxl", null)).toEqual({ kind: "noChoice" });
});

test("values of an archived field stay as they are", () => {
  const archived = aField({ isArchived: true });
  expect(valueProblem(archived, "7", "7")).toBeNull();
  expect(valueProblem(archived, null, "7")).toEqual({ kind: "archivedField" });
});

test("each value is written to the document of its field's level, and only what changes", () => {
  const fields = [locker, shirt];
  const before = page({ values: valuesBy({ locker: "7" }) });
  const after = withValues(valuesBy({ locker: "7" }), [{ fieldId: aFieldId("shirt"), value: "m" }]);
  expect(changedPages(person(before), after, fields)).toEqual([
    page({ level: "employee", fieldIds: [aFieldId("shirt")], values: valuesBy({ shirt: "m" }) }),
  ]);
  expect(changedPages(person(before), valuesBy({ locker: "7" }), fields)).toEqual([]);
});

test("a value taken away leaves an empty document, so that versions only grow", () => {
  const before = page({ values: valuesBy({ locker: "7" }), version: 4 });
  const after = withValues(valuesBy({ locker: "7" }), [
    { fieldId: aFieldId("locker"), value: null },
  ]);
  expect(changedPages(person(before), after, [locker])).toEqual([page({ version: 5 })]);
});

test("a field that moves to another level takes its value along", () => {
  const moved = { ...locker, level: "admins" as const };
  const old = page({ values: valuesBy({ locker: "7" }) });
  expect(valuesOf([old], [moved])).toEqual({ locker: "7" });
  expect(changedPages(person(old), valuesOf([old], [moved]), [moved])).toEqual([
    page({ level: "admins", fieldIds: [aFieldId("locker")], values: valuesBy({ locker: "7" }) }),
    page({ version: 2 }),
  ]);
});

test("a value entered after the move wins over the one that was left behind", () => {
  const moved = { ...locker, level: "admins" as const };
  const pages = [
    page({ level: "admins", values: valuesBy({ locker: "8" }) }),
    page({ values: valuesBy({ locker: "7" }) }),
  ];
  expect(valuesOf(pages, [moved])).toEqual({ locker: "8" });
  expect(valuesOf(pages.toReversed(), [moved])).toEqual({ locker: "8" });
});

test("a change names the fields whose values differ", () => {
  expect(
    changedFieldIds(valuesBy({ a: "1", b: 2, c: "x" }), valuesBy({ a: "1", b: 3, d: "y" })),
  ).toEqual(["b", "c", "d"]);
});
