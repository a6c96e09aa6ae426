import { expect, test } from "vitest";
import { german, onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aField, shirt } from "../../records/custom-fields/custom-field.test-support.ts";
import { moveWords, valueDraft, valueText } from "./field-words.ts";

test("a value reads as its type: a choice by its name, also an archived one", () => {
  expect(valueText(shirt, "l", onDevice)).toBe("L");
  expect(valueText(aField(), "B 12", onDevice)).toBe("B 12");
  expect(valueText(aField({ type: "number" }), 1234.5, onDevice)).toBe("1,234.5");
  expect(valueText(aField({ type: "date" }), "2026-03-09", onDevice)).toContain("2026");
});

test("a number is typed with the reader's decimal sign", () => {
  const weight = aField({ type: "number" });
  expect(valueDraft(weight, -12.5, onDevice)).toBe("-12.5");
  expect(valueDraft(weight, -12.5, german)).toBe("-12,5");
  expect(valueDraft(aField(), undefined, onDevice)).toBe("");
});

test("another visibility says first how many people it concerns", () => {
  expect(moveWords(3, { from: "employee", to: "admins" }, onDevice)).toBe(
    "3 people have a value here. After saving, only admins can see it.",
  );
  expect(moveWords(1, { from: "admins", to: "employee" }, onDevice)).toBe(
    "1 person has a value here. After saving, admins, managers and the employee can see it.",
  );
  expect([
    moveWords(0, { from: "admins", to: "employee" }, onDevice),
    moveWords(3, { from: "admins", to: "admins" }, onDevice),
  ]).toEqual([null, null]);
});
