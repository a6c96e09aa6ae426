import { aChoiceId } from "../../kernel/ids/record-ids.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aField, shirt } from "../../records/custom-fields/custom-field.test-support.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import { customFieldChanges } from "../../rules/history/custom-field-changes.ts";
import { companyLines } from "./company-lines.ts";

const lines = (before: readonly CustomField[], after: readonly CustomField[]) =>
  companyLines(customFieldChanges(before, after), onDevice);
const locker = aField();

test("the company's history says which field was added, renamed, archived and restored", () => {
  const archived = { ...locker, isArchived: true };
  expect(lines([], [locker])).toEqual(["Custom field Locker added (text; admins and managers)"]);
  expect(lines([locker], [{ ...locker, label: "Badge" }])).toEqual([
    "Custom field Locker: renamed to Badge",
  ]);
  expect(lines([locker], [archived])).toEqual(["Custom field Locker archived"]);
  expect(lines([archived], [locker])).toEqual(["Custom field Locker restored"]);
});

test("a change of visibility names both groups of readers", () => {
  expect(lines([locker], [{ ...locker, level: "admins" }])).toEqual([
    "Custom field Locker: visible to admins (before: admins and managers)",
  ]);
});

test("a field that employees may edit says so", () => {
  const own = { ...shirt, isOwnEditable: true };
  expect(lines([shirt], [own])).toEqual(["Custom field Shirt size: employees may edit their own"]);
  expect(lines([own], [shirt])).toEqual([
    "Custom field Shirt size: employees no longer edit their own",
  ]);
});

test("choices that were renamed, added and archived are named", () => {
  const [s, m, l] = shirt.choices;
  if (s === undefined || m === undefined || l === undefined) throw new Error("Three sizes.");
  const xl = { id: aChoiceId("xl"), name: "XL", isArchived: false };
  const medium = { ...m, name: "Medium", isArchived: true };
  expect(lines([shirt], [{ ...shirt, choices: [s, medium, l, xl] }])).toEqual([
    "Custom field Shirt size: renamed M to Medium, added XL, archived Medium",
  ]);
});

test("another order is one line, and no change is none", () => {
  expect(lines([locker, shirt], [shirt, locker])).toEqual([
    "Custom fields reordered: Shirt size and Locker",
  ]);
  expect(lines([locker, shirt], [locker, shirt])).toEqual([]);
});
