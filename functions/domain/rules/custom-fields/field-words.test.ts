import { expect, test } from "vitest";
import { deviceFormats, setPresentFormats } from "../../kernel/formats/formats.ts";
import { aField, shirt } from "../../records/custom-fields/custom-field.test-support.ts";
import { moveWords, valueDraft, valueText } from "./field-words.ts";

test("a value reads as its type: a choice by its name, also an archived one", () => {
  expect(valueText(shirt, "l")).toBe("L");
  expect(valueText(aField(), "B 12")).toBe("B 12");
  expect(valueText(aField({ type: "number" }), 1234.5)).toBe("1,234.5");
  expect(valueText(aField({ type: "date" }), "2026-03-09")).toContain("2026");
});

test("a number is typed with the reader's decimal sign", () => {
  const weight = aField({ type: "number" });
  expect(valueDraft(weight, -12.5)).toBe("-12.5");
  setPresentFormats({ ...deviceFormats, numberStyle: "comma" });
  expect(valueDraft(weight, -12.5)).toBe("-12,5");
  setPresentFormats(deviceFormats);
  expect(valueDraft(aField(), undefined)).toBe("");
});

test("another visibility says first how many people it concerns", () => {
  expect(moveWords(3, "employee", "admins")).toBe(
    "3 people have a value here. After saving, only admins can see it.",
  );
  expect(moveWords(1, "admins", "employee")).toBe(
    "1 person has a value here. After saving, admins, managers and the employee can see it.",
  );
  expect([moveWords(0, "admins", "employee"), moveWords(3, "admins", "admins")]).toEqual([
    null,
    null,
  ]);
});
